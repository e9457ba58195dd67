import type { LobbyTable } from '@upcard/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { TableRow } from './table-row.tsx';

const ann = { id: 'p-ann', name: 'Ann', avatar: 'fox' } as const;
const ben = { id: 'p-ben', name: 'Ben', avatar: 'fox' } as const;

const LINE: LobbyTable = {
  id: 'abc',
  name: 'Late shift',
  host: ann,
  watching: 1_234,
  kind: 'house',
  summary: '5 decks, bets 50 to 500',
  state: 'waiting',
  stateText: 'Waiting for players',
  stateNote: 'Not started',
  seated: [ann, ann, ben],
  seats: 6,
  canJoin: true,
  joining: 'open',
  members: [],
  ready: 0,
  isPaused: false,
};

/** What a line says, without its marks. */
function said(differs: Partial<LobbyTable>, person: string | null = null): string {
  const html = renderToStaticMarkup(
    <Router ssrPath="/tables">
      <TableRow table={{ ...LINE, ...differs }} person={person} />
    </Router>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('a line says how many seats are taken and names each person once', () => {
  expect(said({})).toContain('3 of 6 seats taken, by Ann, Ben');
});

test('a line says how many seats are free and how many people watch', () => {
  expect(said({})).toContain('3 seats free 1,234 watching');
  expect(said({ seated: [ann, ann, ann, ben, ben] })).toContain('1 seat free');
});

test.each<[string, Partial<LobbyTable>, string | null, string]>([
  ['a free seat', {}, ben.name, 'Join Late shift'],
  ['a game in play', { canJoin: false, state: 'running' }, null, 'Watch Late shift'],
  ['an own game', { canJoin: false, state: 'running' }, ben.id, 'Return Late shift'],
  ['a finished game', { canJoin: false, state: 'finished' }, ben.id, 'See result Late shift'],
])('the button of %s names the way in and the table', (_, differs, person, words) => {
  expect(said(differs, person)).toContain(words);
});

test('an own table says so instead of its note', () => {
  expect(said({ stateNote: 'Playing' }, ann.id)).toContain('You sit here');
  expect(said({ stateNote: 'Playing' }, ann.id)).not.toContain('Playing');
});

test('the button leads to the table', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/tables">
      <TableRow table={LINE} person={null} />
    </Router>,
  );
  expect(html).toContain('href="/tables/abc"');
});
