import { LETTERS, STRATEGY_ROWS, tableFrom, VALUES } from '@upcard/core';
import { expect, test } from 'vitest';
import { parseTable, readTable } from './table-flag.ts';

const TABLE = tableFrom(
  (row, up) => LETTERS[(STRATEGY_ROWS.indexOf(row) + VALUES.indexOf(up)) % LETTERS.length] ?? 'S',
);

test('a table is read, bare or as the chart of a document', () => {
  expect(parseTable(TABLE)).toEqual({ ok: true, table: TABLE });
  expect(parseTable({ rules: {}, chart: TABLE })).toEqual({ ok: true, table: TABLE });
});

test.each<[string, unknown, string]>([
  ['no object', 'S', 'not a table of letters'],
  ['nothing', null, 'not a table of letters'],
  [
    'a letter that is none',
    { ...TABLE, 'hard 9': { ...TABLE['hard 9'], 10: 'X' } },
    'hard 9 against 10: needs one of S',
  ],
  ['a row that is missing', { ...TABLE, 'pair 2,2': undefined }, 'pair 2,2 against 2 3 4 5 6 7 8 9 10 A'],
  ['a row that is none', { ...TABLE, 'hard 22': {} }, 'hard 22: there is no such row'],
  ['an up-card that is none', { ...TABLE, 'hard 9': { ...TABLE['hard 9'], J: 'S' } }, 'hard 9: there is no up-card J'],
])('%s is refused', (_, json, fault) => {
  expect(parseTable(json)).toEqual({ ok: false, faults: [expect.stringContaining(fault)] });
});

test('a file that is not there is refused by its name', async () => {
  expect(await readTable('/nowhere/table.json')).toMatchObject({
    ok: false,
    faults: [expect.stringContaining('--table: /nowhere/table.json')],
  });
});
