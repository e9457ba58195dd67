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
      <TableRow table={{ ...LINE, ...differs }} person={person} onPasscode={() => undefined} />
    </Router>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('a line says how many seats are taken and names each person once', () => {
  expect(said({})).toContain('3 of 6 seats taken, in: Ann, Ben');
});

test.each<[Partial<LobbyTable>, string]>([
  [{}, 'Open 1,234 watching'],
  [{ joining: 'approval' }, 'Host approval 1,234'],
  [{ joining: 'passcode' }, '4-digit passcode 1,234'],
  [{ joining: 'nobody' }, 'Watch only 1,234'],
])('a line with %j says how people come in and how many watch', (differs, words) => {
  expect(said(differs)).toContain(words);
});

test('a line of a room in which people wait says how many are ready', () => {
  expect(said({ ready: 2 })).toContain('2 ready');
  expect(said({ ready: 0 })).toContain('Not started');
  expect(said({ ready: 2, state: 'running', stateNote: 'Playing' })).toContain('Playing');
});

test.each<[string, Partial<LobbyTable>, string | null, string]>([
  ['a free seat', {}, ben.name, 'Join Late shift'],
  ['a room of which the host decides', { joining: 'approval' }, null, 'Ask to join Late shift'],
  ['a room with a passcode', { joining: 'passcode' }, null, 'Passcode Late shift'],
  ['a game in play', { canJoin: false, state: 'running' }, null, 'Watch Late shift'],
  ['an own game', { canJoin: false, state: 'running' }, ben.id, 'Return Late shift'],
  ['a finished game', { canJoin: false, state: 'finished' }, ben.id, 'See result Late shift'],
])('the button of %s names the way in and the table', (_, differs, person, words) => {
  expect(said(differs, person)).toContain(words);
});

test('an own table says so instead of its note', () => {
  expect(said({}, ann.id)).toContain('You are in');
  expect(said({ state: 'running', stateNote: 'Playing' }, ann.id)).toContain('You play here');
  expect(said({ state: 'running', stateNote: 'Playing' }, ann.id)).not.toContain('Playing');
});

test('the button leads to the table', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/tables">
      <TableRow table={LINE} person={null} onPasscode={() => undefined} />
    </Router>,
  );
  expect(html).toContain('href="/tables/abc"');
});
