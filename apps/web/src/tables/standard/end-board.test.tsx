import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CapitalChart } from './capital-chart.tsx';
import { capitalLines } from './capital-lines.ts';
import { beginEndShow, endEndShow, endShow } from './end-show.ts';
import { finalRanking } from './final-ranking.ts';
import { FinalTable } from './final-table.tsx';
import { Podium } from './podium.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';

function sceneNamed(name: string): StandardScene {
  const scene = INFO_SCENES[name]?.();
  if (scene === undefined) throw new Error(`no scene is called ${name}`);
  return scene;
}

/** The same game with these coins at the end, in room order. */
function endedWith(...capitals: readonly number[]): StandardScene {
  const scene = sceneNamed('end');
  const participants = scene.view.participants.map((one) => ({ ...one, available: capitals[one.number - 1] ?? 0 }));
  return { ...scene, view: { ...scene.view, participants } };
}

/** The words of each line, cell by cell. */
function linesOf(scene: StandardScene): readonly (readonly string[])[] {
  const html = renderToStaticMarkup(<FinalTable scene={scene} />);
  return html.split('<tr').map((line) =>
    [...line.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell
        .replaceAll(/<svg.*?<\/svg>/g, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );
}

describe('the final results', () => {
  test('STD-215 STD-216 seven columns in the order of decreasing capital, ratings with one decimal place', () => {
    expect(linesOf(sceneNamed('end')).slice(1, 5)).toEqual([
      ['Ranking', 'Participant', 'Status', 'Capital', 'Money share', 'ELO change', 'New ELO'],
      ['1', 'Bot', 'Active', '1,276', '25.5 %', '0.0', '1500.0'],
      ['2', 'Ann', 'Active', '1,248', '25.0 %', '+8.4', '1620.8'],
      ['3', 'Cleo', 'Active', '1,238', '24.8 %', '+9.6', '1539.7'],
    ]);
    expect(linesOf(sceneNamed('end')).at(-1)).toEqual(['4', 'Dev', 'Resigned', '0', '0.0 %', '−4.9', '1492.3']);
  });

  test('STD-216 what rose, fell and stayed is told apart', () => {
    const html = renderToStaticMarkup(<FinalTable scene={sceneNamed('end')} />);
    expect(html).toMatch(/data-tendency="up">\+8\.4/);
    expect(html).toMatch(/data-tendency="down">−13\.1/);
    expect(html).toMatch(/data-tendency="same">0\.0/);
  });

  test('STD-216 whoever is not rated has dashes', () => {
    expect(
      linesOf(sceneNamed('end-unrated'))
        .slice(2)
        .map((line) => line.slice(-2)),
    ).toEqual(Array(5).fill(['–', '–']));
  });

  test('STD-215 the Money share takes an equal part of the Bank in for all who have coins, and is of all coins there are', () => {
    const { view } = endedWith(3_000, 1_000, 0, 0, 0);
    const ranking = finalRanking({ ...view, bank: 1_000, generated: 0 });
    expect(ranking.map(({ share }) => share)).toEqual([0.7, 0.3, 0, 0, 0]);
    const broke = finalRanking({ ...endedWith(0, 0, 0, 0, 0).view, bank: 6_000, generated: 1_000 });
    expect(broke.map(({ share }) => share)).toEqual(Array(5).fill(0.2));
  });

  test('equal capitals share a rank, in room order', () => {
    const ranking = finalRanking(endedWith(100, 900, 900, 50, 100).view);
    expect(ranking.map(({ rank, participant }) => [rank, participant.number])).toEqual([
      [1, 2],
      [1, 3],
      [3, 1],
      [3, 5],
      [5, 4],
    ]);
  });
});

describe('the podium and the chart', () => {
  test('STD-165 the podium is a button that can be pressed, and reads from the first on', () => {
    const html = renderToStaticMarkup(<Podium scene={sceneNamed('end')} onSelect={() => undefined} />);
    expect(html).toMatch(/^<button type="button"(?![^>]*disabled)/);
    expect([...html.matchAll(/<bdi[^>]*>(\w+)<\/bdi>/g)].map(([, name]) => name)).toEqual(['Bot', 'Ann', 'Cleo']);
  });

  test('STD-162 STD-163 every line begins at round index 0 and goes on to the last round', () => {
    const { view } = sceneNamed('end');
    const { lines, rounds, capital } = capitalLines(view);
    expect(lines.map(({ points }) => points.length)).toEqual(Array(5).fill(13));
    expect(rounds.ticks).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(capital.ticks).toEqual([0, 500, 1_000, 1_500]);
    expect(lines[0]?.points[0]).toMatchObject({ x: 0 });
    expect(lines[1]?.points.at(-1)).toEqual({ x: 100, y: 100 });
    const html = renderToStaticMarkup(<CapitalChart view={view} />);
    expect(html).toContain('Round index');
    expect(html).toContain('Total capital');
    expect(html.match(/<polyline/g)).toHaveLength(5);
    expect(html).toMatch(/<th scope="row">0<\/th><td>1,000<\/td>/);
  });

  test('the last round has its own mark, and a game without a round still has a scale', () => {
    const { view } = sceneNamed('end');
    const lasting = (rounds: number) => capitalLines({ ...view, capitals: Array(rounds + 1).fill([1, 1, 1, 1, 1]) });
    expect(lasting(29).rounds.ticks).toEqual([0, 5, 10, 15, 20, 25, 29]);
    expect(lasting(0).rounds.ticks).toEqual([0, 1]);
  });

  test('who shares a colour is told apart by the line', () => {
    const { view } = sceneNamed('end');
    const participants = view.participants.map((one) => ({
      ...one,
      person: { ...one.person, avatar: 'bee' as const },
    }));
    expect(capitalLines({ ...view, participants }).lines.map(({ twins }) => twins)).toEqual([0, 1, 2, 3, 0]);
  });
});

test('STD-164 STD-165 the results count down three seconds once for each game, until they are open', () => {
  beginEndShow('one', 10_000);
  expect(endShow.get()).toEqual({ game: 'one', deadline: 13_000 });
  beginEndShow('one', 12_000);
  expect(endShow.get()?.deadline).toBe(13_000);
  endEndShow('one');
  beginEndShow('one', 14_000);
  expect(endShow.get()?.deadline).toBeNull();
  beginEndShow('two', 20_000);
  expect(endShow.get()).toEqual({ game: 'two', deadline: 23_000 });
});
