import type { DealerResult, StandardView } from '@upcard/tables';
import { nameOf } from './standard-scene.ts';

/** What the Dealer results can be sorted by, in the order of their columns. */
export const RESULT_COLUMNS = ['round', 'dealer', 'auctionPaid', 'playerWagers', 'earnings'] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** By which column results are sorted, and which way. */
export interface ResultSort {
  readonly by: ResultColumn;
  readonly direction: 'ascending' | 'descending';
}

/** The newest round first. */
export const FIRST_SORT: ResultSort = { by: 'round', direction: 'descending' };

/** Rounds on one page. */
export const PAGE_SIZE = 10;

/** What a press on a heading makes of a sort: its column, or the other way round where it was that already. */
export function sortedBy({ by, direction }: ResultSort, column: ResultColumn): ResultSort {
  if (by === column) return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  // Names are looked up from A on; of amounts the greatest ones are asked for.
  return { by: column, direction: column === 'dealer' ? 'ascending' : 'descending' };
}

function compare(view: StandardView, by: ResultColumn, [a, b]: readonly [DealerResult, DealerResult]): number {
  return by === 'dealer' ? nameOf(view, a.dealer).localeCompare(nameOf(view, b.dealer), 'en') : a[by] - b[by];
}

/** The settled rounds in this order; of equals the newest comes first. */
export function sortedResults(view: StandardView, { by, direction }: ResultSort): readonly DealerResult[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return view.results.toSorted((a, b) => sign * compare(view, by, [a, b]) || b.round - a.round);
}
