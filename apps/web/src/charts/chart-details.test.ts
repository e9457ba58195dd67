import { GAMES, type GameRules, STRATEGY_ROWS, type StrategyRow, VALUES } from '@upcard/core';
import { type Cell, type Solution, solve } from '@upcard/solver';
import { bestLetter } from '@upcard/solver/letters';
import { expect, it } from 'vitest';
import { averageCell, chartDetails } from './chart-details.ts';

function cell(hand: Cell['hand'], chance: number, values: Partial<Cell>): Cell {
  const none = { stand: -1, hit: null, double: null, split: null, surrender: null };
  return { hand, up: '10', chance, dealerNatural: 0, insurance: null, best: 'stand', ...none, ...values };
}

it('averages the hands of a cell by how often they come, and keeps each hand’s own best', () => {
  const average = averageCell(
    [
      cell(['10', '6'], 0.03, { stand: -0.5, hit: -0.54, best: 'stand' }),
      cell(['9', '7'], 0.01, { stand: -0.6, hit: -0.5, best: 'hit' }),
    ],
    true,
  );
  expect(average?.values.stand).toBeCloseTo(-0.525, 12);
  expect(average?.values.hit).toBeCloseTo(-0.53, 12);
  expect(average?.values.double).toBeNull();
  expect(average?.best).toBe('stand');
  expect(average?.hands.map(({ share, best }) => [share, best])).toEqual([
    [0.75, 'stand'],
    [0.25, 'hit'],
  ]);
  expect(averageCell([], true)).toBeNull();
});

it('a hand that a peek often ends before anybody is asked counts for less', () => {
  const hands = [
    cell(['10', '2'], 0.02, { stand: 0, dealerNatural: 0.25 }),
    cell(['9', '3'], 0.02, { stand: 1, dealerNatural: 0.5 }),
  ];
  expect(averageCell(hands, true)?.values.stand).toBeCloseTo(0.4, 12);
  expect(averageCell(hands, true)?.hands[0]?.share).toBeCloseTo(0.6, 12);
  expect(averageCell(hands, false)?.values.stand).toBeCloseTo(0.5, 12);
});

const FOUR_HANDS = chartDetails(solve(GAMES['sandbox-s17']));
const NO_SPLITS = chartDetails(solve({ ...GAMES['sandbox-s17'], maxHands: 1 }));

it.each<[StrategyRow, string[], string[]]>([
  ['hard 5', ['3,2'], ['3,2', '2,2']],
  ['hard 12', ['10,2', '9,3', '8,4', '7,5'], ['10,2', '9,3', '8,4', '7,5', '6,6']],
  ['hard 16', ['10,6', '9,7'], ['10,6', '9,7', '8,8']],
  ['hard 20', ['10,10'], ['10,10']],
  ['soft A,7', ['A,7'], ['A,7']],
  ['pair 8,8', ['8,8'], ['8,8']],
  ['pair A,A (*)', ['A,A'], ['A,A']],
])('%s stands for its two-card hands, pairs among them only where they may not be split', (row, split, unsplit) => {
  const hands = (details: typeof FOUR_HANDS) => details[row]['6']?.hands.map(({ hand }) => hand.join(',')).sort();
  expect(hands(FOUR_HANDS)).toEqual([...split].sort());
  expect(hands(NO_SPLITS)).toEqual([...unsplit].sort());
});

it('no two cards make hard 21, and a natural is no soft row', () => {
  for (const up of VALUES) expect(FOUR_HANDS['hard 21'][up]).toBeNull();
  expect(FOUR_HANDS['pair A,A (*)']['6']?.values).toMatchObject({ split: null, double: null, surrender: null });
  expect(FOUR_HANDS['hard 20']['6']?.values.split).toBeNull();
});

/** Cells whose average says another letter than the chart. */
function oddCells({ rules, chart, cells }: Solution): string[] {
  const details = chartDetails({ cells, rules });
  return STRATEGY_ROWS.flatMap((row) =>
    VALUES.filter((up) => {
      const found = details[row][up];
      return found !== null && bestLetter(found.values) !== chart[row][up];
    }).map((up) => `${row} against ${up}`),
  );
}

it.each(['live', 'house', 'european', 'sandbox-h17'] as const)(
  'the averages say what the letters of the %s chart say',
  (game) => {
    expect(oddCells(solve(GAMES[game]))).toEqual([]);
  },
);

it.each<Partial<GameRules>>([
  { decks: 1, maxHands: 1 },
  { decks: 1, dealer: 'H17', surrender: 'none' },
  { decks: 3, maxHands: 1 },
  { decks: 'infinite', maxHands: 1 },
])('the averages say what the letters say under %j', (change) => {
  expect(oddCells(solve({ ...GAMES.live, ...change }))).toEqual([]);
});
