import {
  type Card,
  GAMES,
  type GameRules,
  STRATEGY_ROWS,
  type StrategyTable,
  tableFrom,
  VALUES,
  type Value,
} from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { bestLetter } from '../../letters.ts';
import { evaluateInfinite } from '../evaluate.ts';
import { pairRowOf } from '../hands.ts';
import { solveInfinite } from '../solve.ts';
import { infiniteTableValue } from '../table-value.ts';
import { coreHandWorth } from '../testkit/core-play.ts';
import { heedfulSplit } from '../testkit/heedful-split.ts';
import { slowAnswer } from '../testkit/slow-dealer.ts';
import { lettersOf, overUpcards } from '../up-cards.ts';
import { bestColumnValue, type SolvedColumn, solveColumns } from '../values.ts';
import { jointColumn } from './joint-column.ts';
import { jointValues } from './joint-values.ts';
import { searchLetters } from './search.ts';
import { LETTER_CHOICES } from './solve-column.ts';

const RULES = GAMES['free-will'];
const SOLVED = solveInfinite(RULES, 'cdz');
const APART = solveColumns(RULES);
const JOINT = jointValues(true);
const TABLE_VALUE = -0.090984249040826;
const APART_VALUE = -0.092041243541961;

function apartAt(up: Value): SolvedColumn {
  const solved = APART[VALUES.indexOf(up)];
  if (!solved) throw new Error(`no up-card: ${up}`);
  return solved;
}

/** The chart, but for one pair that is split. */
function splitting(pair: Value): StrategyTable {
  return tableFrom((row, up) => (row === `pair ${pair},${pair}` ? 'SP' : SOLVED.chart[row][up]));
}

describe('a dealer of free will', () => {
  it.each([
    [2, '8', '6'],
    [2, 'A', '10'],
    [2, 'A', 'A'],
    [2, '9', 'A'],
    [3, '6', '4'],
    [4, '9', '3'],
    [4, '10', '9'],
  ] as const)('answers up to %i hands of a pair of %s together against %s', (maxHands, pair, up) => {
    const rules: GameRules = { ...RULES, maxHands };
    const table = splitting(pair);
    const answer = slowAnswer(up === 'A' ? 1 : Number(up), true);
    const cards: [Card, Card] = [`${pair}S`, `${pair}H`];
    const slow = coreHandWorth({ rules, table, up, answer }, ...cards);
    const joint = jointColumn(rules, apartAt(up), JOINT);
    expect(joint.splitWorth(VALUES.indexOf(pair), lettersOf(table, up))).toBeCloseTo(slow, 12);
  });

  it('costs the best letter table this much, and more where split hands are answered apart', () => {
    const { value } = SOLVED;
    expect('table' in value && value.table).toBeCloseTo(TABLE_VALUE, 12);
    expect('apart' in value && value.apart).toBeCloseTo(APART_VALUE, 12);
    expect(infiniteTableValue(RULES, SOLVED.chart)).toBeCloseTo(TABLE_VALUE, 12);
  });

  it('has twelve pairs split that would not be if split hands were answered apart, and nothing else', () => {
    const changed = STRATEGY_ROWS.flatMap((row, place) =>
      VALUES.filter((up) => {
        const values = apartAt(up).rows[place];
        return values !== undefined && bestLetter(values) !== SOLVED.chart[row][up];
      }).map((up) => `${row} ${up} ${SOLVED.chart[row][up]}`),
    );
    expect(changed).toEqual([
      ...['4', '5', '6'].map((up) => `pair 2,2 ${up} SP`),
      ...['4', '6'].map((up) => `pair 6,6 ${up} SP`),
      'pair 8,8 9 SP',
      ...['3', '4', '5', '6', '8'].map((up) => `pair 9,9 ${up} SP`),
      'pair A,A A SP',
    ]);
  });

  it('gets 9.076578207776 % from a player who heeds how the split hands before ended', () => {
    const value = overUpcards((up, card) => {
      const solved = apartAt(up);
      const rows = solved.rows.map((values, row) =>
        values.split === null
          ? values
          : { ...values, split: heedfulSplit(RULES, JOINT[card] ?? new Float64Array(0), row - pairRowOf(0)) },
      );
      return bestColumnValue(RULES, { ...solved, rows });
    });
    expect(value).toBeCloseTo(-0.09076578207776, 14);
  });

  it.each(['2', '8', '10', 'A'] as const)('leaves no better letters against %s to be found from a poor start', (up) => {
    const { columnValue } = jointColumn(RULES, apartAt(up), JOINT);
    const chart = lettersOf(SOLVED.chart, up);
    const poor = STRATEGY_ROWS.map((_, row) => (row % 2 === 0 ? ('H' as const) : ('S' as const)));
    const found = searchLetters({ start: poor, columnValue, choices: LETTER_CHOICES });
    expect(columnValue(chart)).toBeCloseTo(found.value, 13);
  });

  it('values one hand like the cell of the solution', () => {
    for (const [hand, up] of [
      [['8', '8'], '9'],
      [['A', '7'], '3'],
      [['10', 'J'], '6'],
    ] as const) {
      const { best, split, stand, hit } = evaluateInfinite(RULES, { hand, up, removed: [] });
      const names = hand.map((rank) => (rank === 'J' ? '10' : rank));
      const cell = SOLVED.cells.find((at) => at.up === up && at.hand[0] === names[0] && at.hand[1] === names[1]);
      expect({ best, stand, hit }).toEqual({ best: cell?.best, stand: cell?.stand, hit: cell?.hit });
      expect(split).toBe(hand[1] === 'J' ? null : cell?.split);
    }
  });
});
