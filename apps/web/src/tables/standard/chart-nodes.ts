import type { DealerResult } from '@upcard/tables';

/** Settled rounds at one place of the chart: the oldest in the middle, each later one as a ring round those before. */
export interface ChartNode {
  readonly auctionPaid: number;
  readonly earnings: number;
  readonly results: readonly DealerResult[];
}

/** Radius of a single node, and of the outermost ring where many lie on each other, in CSS pixels. */
const CORE = 6;
const WIDEST = 21;

/** From one ring to the next, while they have room. */
const STEP = 5;

/** The nodes of a chart, one for every place at which a round lies, the largest first: none covers another. `results` oldest first. */
export function chartNodes(results: readonly DealerResult[]): readonly ChartNode[] {
  const places = Map.groupBy(results, ({ auctionPaid, earnings }) => `${auctionPaid} ${earnings}`);
  const nodes = [...places.values()].flatMap((here): ChartNode[] => {
    const [first] = here;
    return first === undefined ? [] : [{ auctionPaid: first.auctionPaid, earnings: first.earnings, results: here }];
  });
  return nodes.toSorted((a, b) => b.results.length - a.results.length);
}

/** The radii of so many concentric nodes from the middle on, in CSS pixels. Many share the room of a few. */
export function ringRadii(count: number): readonly number[] {
  const step = Math.min(STEP, (WIDEST - CORE) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => CORE + index * step);
}
