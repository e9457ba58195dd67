import { GAMES, type GameRules, type Value } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { RICH_TABLE } from '../simulation/testkit/rich-table.ts';
import type { Cell, Solution } from '../solution.ts';
import { shoeOfCards, without } from '../testkit/exact-deal.ts';
import { exactActions, exactGame, exactPlay } from '../testkit/exact-play.ts';
import { exactBestValue, exactTableValue } from '../testkit/exact-round.ts';
import { canDoubleSplit, exactSplit } from '../testkit/exact-split.ts';
import { shoeOf } from './shoe.ts';
import { finiteTableValue, solveFinite } from './solve.ts';

const NEAR = 1e-12;

const EIGHTS = '8 8 8 8 8 5 5 6 6 10 10 10 10 10 10 A';
const ACES = 'A A A A A 8 8 8 8 10 10 10 10 10 10 7 7 7';
const ACES_AND_NINES = 'A A A 8 8 8 8 8 9 9 9 9 10 10 10 10 10 10 10';
const FOURS = 'A A 4 4 4 4 4 4 5 5 9 9 10 10 10 10 10';
const SEVENS = '7 7 7 7 7 4 4 4 9 9 9 9 10 10 10 10 A A';

const PEEK: GameRules = GAMES.live;
const NO_PEEK: GameRules = { ...GAMES.european, dealer: 'H17' };

/** Shoes so small that their orders can be counted, and in which no two plays of a split hand are worth the same. */
const CASES: readonly (readonly [name: string, shoe: string, rules: GameRules])[] = [
  ['S17, peek, two hands', EIGHTS, { ...PEEK, maxHands: 2 }],
  ['S17, peek, four hands', EIGHTS, PEEK],
  ['H17, no peek, two hands', EIGHTS, { ...NO_PEEK, maxHands: 2 }],
  ['S17, peek, Aces split again', ACES, { ...PEEK, resplitAces: true }],
  [
    'H17, peek, Aces split again and hit',
    ACES_AND_NINES,
    { ...PEEK, dealer: 'H17', maxHands: 3, resplitAces: true, hitSplitAces: true },
  ],
  ['H17, no peek, no splits', ACES, { ...NO_PEEK, maxHands: 1, double: '9-11', naturalPays: '6:5' }],
  [
    'S17, no peek, no double after a split',
    ACES,
    { ...NO_PEEK, dealer: 'S17', doubleAfterSplit: false, double: '10-11', naturalPays: '1:1' },
  ],
  ['H17, peek, two hands', SEVENS, { ...PEEK, dealer: 'H17', maxHands: 2, naturalPays: '6:5' }],
  ['H17, no peek, few totals to double', SEVENS, { ...NO_PEEK, maxHands: 2, double: '9-11' }],
];

const countOf = (value: Value): number => (value === 'A' ? 1 : Number(value));
const solverShoe = (text: string) => shoeOf(shoeOfCards(text).slice(1));
const isNatural = ({ hand }: Cell): boolean => hand[0] === 'A' && hand[1] === '10';
const isPair = ({ hand }: Cell): boolean => hand[0] === hand[1];

function difference(left: number | null, right: number | null): number {
  if (left === null || right === null) return left === right ? 0 : Number.POSITIVE_INFINITY;
  return Number.isNaN(left - right) ? Number.POSITIVE_INFINITY : Math.abs(left - right);
}

/** The worst difference of a solved cell from the counted values. */
function cellDifference(rules: GameRules, shoe: string, cell: Cell): number {
  const game = exactGame(rules, shoeOfCards(shoe), countOf(cell.up));
  const exact = exactActions(game, cell.hand.map(countOf));
  return Math.max(
    difference(cell.stand, exact.stand),
    difference(cell.hit, exact.hit),
    difference(cell.double, exact.double),
    difference(cell.surrender, rules.surrender === 'late' ? -0.5 : null),
  );
}

function askedCells({ cells }: Solution): Cell[] {
  return cells.filter((cell) => cell.chance > 0 && !isNatural(cell));
}

describe.each(CASES)('a shoe whose orders are counted: %s', (_, shoe, rules) => {
  const solution = solveFinite(rules, 'cdz', solverShoe(shoe));
  const cells = askedCells(solution);

  it('values every action alike', () => {
    expect(cells.length).toBeGreaterThan(30);
    expect(Math.max(...cells.map((cell) => cellDifference(rules, shoe, cell)))).toBeLessThan(NEAR);
  });

  it('values every split alike', () => {
    const differences = cells.filter(isPair).map(({ hand, up, split }) => {
      const game = exactGame(rules, shoeOfCards(shoe), countOf(up));
      const pair = countOf(hand[0]);
      const exact = rules.maxHands > 1 ? exactSplit(game, pair, exactPlay(game, canDoubleSplit(rules, pair))) : null;
      return difference(split, exact);
    });
    expect(Math.max(...differences)).toBeLessThan(NEAR);
  });

  it('values the whole game and its chart alike', () => {
    const { value, chart } = solution;
    if (!('composition' in value)) throw new Error('values of a shoe');
    expect(difference(value.composition, exactBestValue(rules, shoeOfCards(shoe)))).toBeLessThan(NEAR);
    expect(difference(value.total, exactTableValue(rules, shoeOfCards(shoe), chart))).toBeLessThan(NEAR);
  });

  it('values a fixed table alike', () => {
    const exact = exactTableValue(rules, shoeOfCards(shoe), RICH_TABLE);
    expect(difference(finiteTableValue(rules, RICH_TABLE, solverShoe(shoe)), exact)).toBeLessThan(NEAR);
  });
});

describe('split hands played by the pair cards that are gone', () => {
  it.each([
    ['S17, peek', { ...PEEK, maxHands: 2 }],
    ['H17, no peek', { ...NO_PEEK, maxHands: 2 }],
  ] as const)('are two that know of one such card: %s', (_, rules) => {
    const pairs = askedCells(solveFinite(rules, 'cdp', solverShoe(FOURS))).filter(isPair);
    const differences = pairs.map(({ hand, up, split }) => {
      const pair = countOf(hand[0]);
      const game = exactGame(rules, shoeOfCards(FOURS), countOf(up));
      const oneLess = exactGame(rules, without(game.shoe, pair), countOf(up));
      return difference(split, exactSplit(game, pair, exactPlay(oneLess, canDoubleSplit(rules, pair))));
    });
    expect(Math.max(...differences)).toBeLessThan(NEAR);
    const unaware = askedCells(solveFinite(rules, 'cdz', solverShoe(FOURS))).filter(isPair);
    expect(pairs.filter(({ split }, at) => split !== unaware[at]?.split).length).toBeGreaterThan(0);
  });
});
