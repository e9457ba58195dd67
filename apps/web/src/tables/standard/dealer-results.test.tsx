import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import ChartDrawing from './chart-drawing.tsx';
import { chartNodes, ringRadii } from './chart-nodes.ts';
import { DealerChart } from './dealer-chart.tsx';
import { DealerResults } from './dealer-results.tsx';
import { FIRST_SORT, type ResultSort, sortedBy, sortedResults } from './results-order.ts';
import { type ResultsPlace, ResultsTable } from './results-table.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';

function sceneNamed(name: string): StandardScene {
  const scene = INFO_SCENES[name]?.();
  if (scene === undefined) throw new Error(`no scene is called ${name}`);
  return scene;
}

function tableAt(place: ResultsPlace, scene = sceneNamed('results')): string {
  return renderToStaticMarkup(<ResultsTable scene={scene} place={place} onPlace={() => undefined} />);
}

/** The rounds of a table's lines from top to bottom. */
function roundsIn(html: string): readonly number[] {
  return [...html.matchAll(/<th scope="row">(\d+)<\/th>/g)].map(([, round]) => Number(round));
}

describe('Dealer results as a table', () => {
  test('STD-181 STD-182 the table comes first, with five columns and the newest round on top', () => {
    const html = renderToStaticMarkup(<DealerResults scene={sceneNamed('results')} />);
    expect([...html.matchAll(/<span>([A-Z][a-z ]+)<\/span>/g)].map(([, heading]) => heading)).toEqual([
      'Round',
      'Dealer',
      'Auction paid',
      'Player wagers',
      'Earnings',
    ]);
    expect(html).toMatch(/aria-sort="descending"><button[^>]*><span>Round/);
    expect(html).toMatch(/checked=""[^>]*\/>Table/);
    expect(roundsIn(html)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  test('STD-182 a press on a heading sorts by it, another one the other way round', () => {
    const once = sortedBy(FIRST_SORT, 'earnings');
    const twice = sortedBy(once, 'earnings');
    expect(once).toEqual({ by: 'earnings', direction: 'descending' });
    expect(twice).toEqual({ by: 'earnings', direction: 'ascending' });
    expect(sortedBy(FIRST_SORT, 'round')).toEqual({ by: 'round', direction: 'ascending' });
  });

  test.each<[string, ResultSort, readonly number[]]>([
    ['the least round', { by: 'round', direction: 'ascending' }, [1, 2, 3]],
    ['names from A', { by: 'dealer', direction: 'ascending' }, [11, 5, 3]],
    ['the dearest position', { by: 'auctionPaid', direction: 'descending' }, [9, 5, 6]],
    ['the least wagers, of equals the newest', { by: 'playerWagers', direction: 'ascending' }, [3, 1, 2]],
    ['the greatest loss', { by: 'earnings', direction: 'ascending' }, [8, 3, 1]],
  ])('STD-182 on top: %s', (_, sort, rounds) => {
    const sorted = sortedResults(sceneNamed('results').view, sort);
    expect(sorted.slice(0, 3).map(({ round }) => round)).toEqual(rounds);
  });

  test('STD-183 ten rounds are on a page, and the buttons at both ends say why they are off', () => {
    const first = tableAt({ sort: FIRST_SORT, page: 0 });
    expect(roundsIn(first)).toHaveLength(10);
    expect(first).toContain('1–10 of 11 rounds');
    expect(first).toContain('This is the first page');
    const last = tableAt({ sort: FIRST_SORT, page: 1 });
    expect(roundsIn(last)).toEqual([1]);
    expect(last).toContain('11 of 11 rounds');
    expect(last).toContain('This is the last page');
  });

  test('STD-193 without a settled round there is nothing to review', () => {
    const before = renderToStaticMarkup(<DealerResults scene={sceneNamed('no-results')} />);
    expect(before).toMatch(/aria-disabled="true"[^>]*><span[^>]*>Review last round/);
    expect(before).toContain('Every settled round gets its line here.');
    const after = renderToStaticMarkup(<DealerResults scene={sceneNamed('results')} />);
    expect(after).toMatch(/aria-disabled="false"[^>]*><span[^>]*>Review last round/);
  });
});

describe('Dealer results as a chart', () => {
  test('STD-190 rounds at one place are one node, the oldest in the middle', () => {
    const nodes = chartNodes(sceneNamed('results').view.results);
    expect(nodes).toHaveLength(10);
    expect(nodes[0]).toMatchObject({ auctionPaid: 45, earnings: -200 });
    expect(nodes[0]?.results.map(({ round }) => round)).toEqual([1, 3]);
    expect(ringRadii(1)).toEqual([6]);
    expect(ringRadii(3)).toEqual([6, 11, 16]);
    expect(ringRadii(30).at(-1)).toBe(21);
  });

  test('STD-185 STD-188 STD-189 people are circles in the colours of their avatars, the bot in slate blue, the Banker a gold diamond at 0', () => {
    const html = renderToStaticMarkup(<ChartDrawing view={sceneNamed('results').view} />);
    const node = (round: number): string => html.split('<svg').find((part) => part.includes(`Round ${round}:`)) ?? '';
    expect(node(2)).toMatch(/<circle r="6" fill="var\(--avatar-owl\)"/);
    expect(node(4)).toMatch(/<circle r="6" fill="var\(--avatar-bot\)"/);
    expect(node(8)).toMatch(/^ x="0%"/);
    expect(node(8)).toMatch(/<path [^>]*fill="var\(--avatar-banker\)"/);
    expect(node(1)).toMatch(
      /<circle r="6" fill="var\(--avatar-whale\)"><\/circle><circle r="11" fill="none" stroke="var\(--avatar-fox\)"/,
    );
  });

  test('STD-192 the legend has everybody in room order and the Banker last', () => {
    const html = renderToStaticMarkup(<DealerChart scene={sceneNamed('results')} />);
    const legend = html.slice(html.indexOf('<ul'));
    expect([...legend.matchAll(/<bdi[^>]*>(\w+)<\/bdi>/g)].map(([, name]) => name)).toEqual([
      'Ann',
      'Ben',
      'Cleo',
      'Dev',
      'Bot',
      'Banker',
    ]);
  });
});
