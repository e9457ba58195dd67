import type { InPlay } from '@upcard/tables';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CapitalStandings } from './capital-standings.tsx';
import { FELT_SCENES } from './standard-fixtures-felt.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';
import { standingsOrder } from './standings-order.ts';

function sceneNamed(name: string): StandardScene {
  const scene = (INFO_SCENES[name] ?? FELT_SCENES[name])?.();
  if (scene === undefined) throw new Error(`no scene is called ${name}`);
  return scene;
}

/** The words of each row, cell by cell. */
function rowsOf(scene: StandardScene): readonly (readonly string[])[] {
  const html = renderToStaticMarkup(<CapitalStandings scene={scene} watching={4} visit={1} />);
  const rows = html.split('<tr').slice(2);
  return rows.map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell
        .replaceAll(/<svg.*?<\/svg>/g, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );
}

test('STD-173 each row has the participant with their rating as a whole number, what is available and what is in play', () => {
  expect(rowsOf(sceneNamed('results')).slice(0, 2)).toEqual([
    ['Ann ELO 1612', '1,652', '-'],
    ['Bot ELO 1500', '1,012', '-'],
  ]);
  expect(renderToStaticMarkup(<CapitalStandings scene={sceneNamed('results')} watching={4} visit={1} />)).toContain(
    '5 at the table, 4 watching',
  );
});

test('STD-173 an unrated game has no ratings, and says who is out', () => {
  const rows = rowsOf(sceneNamed('end-unrated'));
  expect(rows.at(-2)).toEqual(['Ben you Eliminated', '0', '-']);
  expect(rows.at(-1)).toEqual(['Dev Resigned', '0', '-']);
});

test('STD-175 STD-176 in play are the wagers of every Player, and the Dealer by that word', () => {
  const inPlay = new Map(rowsOf(sceneNamed('play')).map(([name = '', , wagers]) => [name.split(' ')[0], wagers]));
  expect(Object.fromEntries(inPlay)).toEqual({ Ann: 'Dealer', Ben: '420', Cleo: '320', Dev: '120', Eve: '100' });
});

test('STD-178 the order is by available and wagers together, the Dealer counts with nothing more, and the room decides ties', () => {
  const [ann] = sceneNamed('play').view.participants;
  if (ann === undefined) throw new Error('nobody plays');
  const none: InPlay = { kind: 'none' };
  const participants = [
    { ...ann, number: 1, available: 500, inPlay: { kind: 'dealer' } as const },
    { ...ann, number: 2, available: 100, inPlay: { kind: 'wagers', amount: 450 } as const },
    { ...ann, number: 3, available: 500, inPlay: none },
    { ...ann, number: 4, available: 550, inPlay: none },
  ];
  expect(standingsOrder(participants).map(({ number }) => number)).toEqual([2, 4, 1, 3]);
});

test('before the start there is a sentence and no table', () => {
  const html = renderToStaticMarkup(<CapitalStandings scene={sceneNamed('not-begun')} watching={0} visit={1} />);
  expect(html).toContain('Everybody begins with 1,000 coins.');
  expect(html).not.toContain('<table');
});
