import type { LobbyTable } from '@upcard/protocol';
import { expect, test } from 'vitest';
import {
  arranged,
  crowdOf,
  EVERYTHING,
  fitting,
  inHeldOrder,
  openTables,
  ownTables,
  peopleOf,
  type Wanted,
  wayIn,
} from './table-line.ts';

const ann = { id: 'p-ann', name: 'Ann', avatar: 'fox' } as const;
const zoe = { id: 'p-zoe', name: 'Zoë Vance', avatar: 'owl' } as const;

function line(id: string, differs: Partial<LobbyTable> = {}): LobbyTable {
  return {
    id,
    name: `Table ${id}`,
    host: { id: 'p-host', name: 'Hal', avatar: 'cat' },
    watching: 0,
    kind: 'house',
    summary: '5 decks',
    state: 'waiting',
    stateText: 'Waiting for players',
    stateNote: 'Not started',
    seated: [],
    seats: 6,
    canJoin: true,
    joining: 'open',
    members: [],
    ready: 0,
    isPaused: false,
    ...differs,
  };
}

const ids = (tables: readonly LobbyTable[]): string => tables.map(({ id }) => id).join(' ');

test.each<[string, Partial<LobbyTable>, string | null, string]>([
  ['a free seat is there to be taken', {}, ann.id, 'join'],
  ['also for somebody without a name yet', {}, null, 'join'],
  ['without a free seat one watches', { canJoin: false }, ann.id, 'watch'],
  ['an own seat is returned to, though others are free', { seated: [zoe, ann] }, ann.id, 'return'],
  ['also while the game goes on', { seated: [ann], state: 'running', canJoin: false }, ann.id, 'return'],
  ['whoever belongs to the room comes back too', { members: [ann], joining: 'approval' }, ann.id, 'return'],
  ['a free seat in a running game', { state: 'running' }, ann.id, 'sit'],
  ['the host is asked', { joining: 'approval' }, ann.id, 'ask'],
  ['a passcode opens', { joining: 'passcode' }, ann.id, 'passcode'],
  ['nobody is asked for a passcode where nothing is free', { joining: 'passcode', canJoin: false }, ann.id, 'watch'],
  ['a table for watching', { joining: 'nobody' }, ann.id, 'watch'],
  ['what is over can be looked at', { seated: [ann], state: 'finished', canJoin: false }, ann.id, 'result'],
])('%s', (_, differs, person, way) => {
  expect(wayIn(line('a', differs), person)).toBe(way);
});

test('somebody with three seats is one person, and whoever is in without a seat comes after', () => {
  expect(peopleOf({ seated: [zoe, zoe, zoe], members: [ann, zoe] })).toEqual([zoe, ann]);
});

test('the crowd counts people with seats once and all who watch', () => {
  const tables = [line('a', { seated: [ann, ann, zoe], watching: 3 }), line('b', { seated: [ann], watching: 2 })];
  expect(crowdOf(tables)).toBe(7);
});

test('finished tables are neither open nor anybody’s own', () => {
  const tables = [line('a', { state: 'finished', seated: [ann] }), line('b', { seated: [ann] }), line('c')];
  expect(ids(openTables(tables))).toBe('b c');
  expect(ids(ownTables(tables, ann.id))).toBe('b');
});

test.each<[string, Partial<Wanted>, string]>([
  ['everything', {}, 'a b c'],
  ['a part of the name of a table', { words: 'late' }, 'a'],
  ['a person who sits there, without the accent', { words: ' zoe v' }, 'b'],
  ['who opened it', { words: 'HAL' }, 'a b c'],
  ['a plain apostrophe for a curly one', { words: "ann's" }, 'c'],
  ['free seats only', { onlyFree: true }, 'a c'],
  ['another game', { kind: 'live' }, ''],
  ['both at once', { onlyFree: true, words: 'zoe' }, ''],
])('a search for %s', (_, wanted, found) => {
  const tables = [
    line('a', { name: 'Late shift' }),
    line('b', { seated: [zoe], canJoin: false }),
    line('c', { name: 'Ann’s table' }),
  ];
  expect(ids(fitting(tables, { ...EVERYTHING, ...wanted }))).toBe(found);
});

test('own tables come first, then free seats, then games in play, then what is over', () => {
  const tables = [
    line('over', { state: 'finished', canJoin: false }),
    line('full', { canJoin: false }),
    line('free'),
    line('free2'),
    line('own', { seated: [ann] }),
  ];
  expect(ids(arranged(tables, ann.id))).toBe('own free free2 full over');
});

test('a held order keeps every line in its place; new lines come last and lines that went leave no gap', () => {
  expect(ids(inHeldOrder([line('new'), line('a'), line('c')], ['c', 'b', 'a']))).toBe('c a new');
});
