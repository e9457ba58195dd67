import type { LobbyTable } from '@upcard/protocol';
import { expect, test } from 'vitest';
import { filterTables, kindCounts, NO_FILTER } from './lobby-filter.ts';

function table(id: string, change: Partial<LobbyTable> = {}): LobbyTable {
  return {
    id,
    name: `Table ${id}`,
    host: { id: 'ann', name: 'Ann' },
    kind: 'house',
    summary: '',
    state: 'waiting',
    stateText: '',
    stateNote: '',
    seated: [],
    seats: 6,
    canJoin: true,
    watching: 0,
    ...change,
  };
}

const TABLES = [
  table('1', { state: 'running', canJoin: false, seated: [{ id: 'dev', name: 'Dev' }] }),
  table('2', { name: 'Beginners welcome' }),
  table('3', { kind: 'live' }),
];
const ids = (change: Partial<typeof NO_FILTER>): string[] =>
  filterTables(TABLES, { ...NO_FILTER, ...change }).map(({ id }) => id);

test('tables that wait for players come first, the others keep their order', () => {
  expect(ids({})).toEqual(['2', '3', '1']);
});

test.each([
  [{ kind: 'live' } as const, ['3']],
  [{ freeOnly: true }, ['2', '3']],
  [{ words: 'beginners' }, ['2']],
  [{ words: ' dev ' }, ['1']],
  [{ words: 'nobody here' }, []],
])('a filter of %o shows %o', (filter, shown) => {
  expect(ids(filter)).toEqual(shown);
});

test('only kinds that exist are counted', () => {
  expect([...kindCounts(TABLES)]).toEqual([
    ['house', 2],
    ['live', 1],
  ]);
});
