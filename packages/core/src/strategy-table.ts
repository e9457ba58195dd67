import { type Card, cardValue } from './cards.ts';
import { handTotal } from './hand.ts';
import type { Action } from './round/state.ts';

/** What cards count as, ten-valued cards as one: the columns of a chart in their order. */
export const VALUES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'] as const;
export type Value = (typeof VALUES)[number];

/** The letters of a chart: an action, and what to do when it is not to be had. */
export const LETTERS = ['S', 'H', 'Dh', 'Ds', 'SP', 'Uh', 'Us', 'Usp'] as const;
export type Letter = (typeof LETTERS)[number];

/** What each letter stands for: actions in the order in which they are tried. */
export const LETTER_ACTIONS: Readonly<Record<Letter, readonly Action[]>> = {
  S: ['stand'],
  H: ['hit'],
  Dh: ['double', 'hit'],
  Ds: ['double', 'stand'],
  SP: ['split'],
  Uh: ['surrender', 'hit'],
  Us: ['surrender', 'stand'],
  Usp: ['surrender', 'split'],
};

/** Rows of hard totals, 5 to 21. Hard 4 (two 2s that may not be split) reads `hard 5`. */
export const HARD_ROWS = [
  'hard 5',
  'hard 6',
  'hard 7',
  'hard 8',
  'hard 9',
  'hard 10',
  'hard 11',
  'hard 12',
  'hard 13',
  'hard 14',
  'hard 15',
  'hard 16',
  'hard 17',
  'hard 18',
  'hard 19',
  'hard 20',
  'hard 21',
] as const;

/** Rows of soft totals 13 to 20, named by the two cards that make them. */
export const SOFT_ROWS = [
  'soft A,2',
  'soft A,3',
  'soft A,4',
  'soft A,5',
  'soft A,6',
  'soft A,7',
  'soft A,8',
  'soft A,9',
] as const;

/** Rows of pairs that may be split, and last of Aces that may not. */
export const PAIR_ROWS = [
  'pair 2,2',
  'pair 3,3',
  'pair 4,4',
  'pair 5,5',
  'pair 6,6',
  'pair 7,7',
  'pair 8,8',
  'pair 9,9',
  'pair 10,10',
  'pair A,A',
  'pair A,A (*)',
] as const;

/** The 36 rows of a chart, in its order. */
export const STRATEGY_ROWS = [...HARD_ROWS, ...SOFT_ROWS, ...PAIR_ROWS] as const;
export type StrategyRow = (typeof STRATEGY_ROWS)[number];

/** A chart: a letter for every row and up-card. */
export type StrategyTable = Readonly<Record<StrategyRow, Readonly<Record<Value, Letter>>>>;

function lettersOfRow(letterAt: (up: Value) => Letter): StrategyTable[StrategyRow] {
  return {
    2: letterAt('2'),
    3: letterAt('3'),
    4: letterAt('4'),
    5: letterAt('5'),
    6: letterAt('6'),
    7: letterAt('7'),
    8: letterAt('8'),
    9: letterAt('9'),
    10: letterAt('10'),
    A: letterAt('A'),
  };
}

/** The letter table whose every letter is the one asked for. */
export function tableFrom(letterOf: (row: StrategyRow, up: Value) => Letter): StrategyTable {
  const row = (name: StrategyRow): StrategyTable[StrategyRow] => lettersOfRow((up) => letterOf(name, up));
  return {
    'hard 5': row('hard 5'),
    'hard 6': row('hard 6'),
    'hard 7': row('hard 7'),
    'hard 8': row('hard 8'),
    'hard 9': row('hard 9'),
    'hard 10': row('hard 10'),
    'hard 11': row('hard 11'),
    'hard 12': row('hard 12'),
    'hard 13': row('hard 13'),
    'hard 14': row('hard 14'),
    'hard 15': row('hard 15'),
    'hard 16': row('hard 16'),
    'hard 17': row('hard 17'),
    'hard 18': row('hard 18'),
    'hard 19': row('hard 19'),
    'hard 20': row('hard 20'),
    'hard 21': row('hard 21'),
    'soft A,2': row('soft A,2'),
    'soft A,3': row('soft A,3'),
    'soft A,4': row('soft A,4'),
    'soft A,5': row('soft A,5'),
    'soft A,6': row('soft A,6'),
    'soft A,7': row('soft A,7'),
    'soft A,8': row('soft A,8'),
    'soft A,9': row('soft A,9'),
    'pair 2,2': row('pair 2,2'),
    'pair 3,3': row('pair 3,3'),
    'pair 4,4': row('pair 4,4'),
    'pair 5,5': row('pair 5,5'),
    'pair 6,6': row('pair 6,6'),
    'pair 7,7': row('pair 7,7'),
    'pair 8,8': row('pair 8,8'),
    'pair 9,9': row('pair 9,9'),
    'pair 10,10': row('pair 10,10'),
    'pair A,A': row('pair A,A'),
    'pair A,A (*)': row('pair A,A (*)'),
  };
}

/** The chart column of a card. */
export function columnOf(card: Card): Value {
  const value = cardValue(card);
  return VALUES[value === 1 ? 9 : value - 2] ?? 'A';
}

/** The row of a pair of cards of one value that may be split. */
export function pairRow(value: Value): StrategyRow {
  return PAIR_ROWS[VALUES.indexOf(value)] ?? 'pair A,A';
}

/**
 * The row of a total. Soft 12 (Aces that may not be split) has its own row, soft 21 reads as `hard 21`, hard 4 as `hard 5`.
 * Returns null above 21 or below 4: there is nothing to decide.
 */
export function totalRow(total: number, isSoft: boolean): StrategyRow | null {
  if (isSoft && total === 12) return 'pair A,A (*)';
  if (isSoft && total < 21) return SOFT_ROWS[total - 13] ?? null;
  return total === 4 ? 'hard 5' : (HARD_ROWS[total - 5] ?? null);
}

/** The row under which a hand is looked up. `canSplit`: whether it is a pair that may be split right now. */
export function strategyRow(cards: readonly Card[], canSplit: boolean): StrategyRow | null {
  const [first] = cards;
  if (canSplit && first) return pairRow(columnOf(first));
  const { total, isSoft } = handTotal(cards);
  return totalRow(total, isSoft);
}

/** The action a letter prescribes among the legal ones, or null when neither it nor its fallback is legal. */
export function prescribedAction(letter: Letter, isLegal: (action: Action) => boolean): Action | null {
  return LETTER_ACTIONS[letter].find(isLegal) ?? null;
}
