import { type GameRules, VALUES } from '@upcard/core';
import { pairRowOf, UNSPLIT_ACES_ROW } from '../hands.ts';
import { pairRules, type SplitEnding, splitEndings } from '../splits.ts';
import { type ColumnLetters, columnTableValue } from '../table-play.ts';
import type { SolvedColumn } from '../values.ts';
import { jointSplitValue } from './joint-split.ts';
import type { JointValues } from './joint-values.ts';
import { type HandOutcomes, type SplitOutcomes, splitOutcomes } from './split-outcomes.ts';

/** One up-card against a dealer of free will who answers split hands together. */
export interface JointColumn {
  /** The column's value per initial wager, before any peek, when every hand is played by letters. */
  readonly columnValue: (letters: ColumnLetters) => number;
  /** What splitting a pair is worth when its hands are played by letters. */
  readonly splitWorth: (card: number, letters: ColumnLetters) => number;
}

/** Whether split hands are played alike by two columns: they differ in rows of pairs that may be split at most. */
function isPlayedAlike(left: ColumnLetters, right: ColumnLetters): boolean {
  return left.every((letter, row) => letter === right[row] || (row >= pairRowOf(0) && row !== UNSPLIT_ACES_ROW));
}

function isSameHand(left: HandOutcomes, right: HandOutcomes): boolean {
  return left.lost === right.lost && left.chances.every((chance, outcome) => chance === right.chances[outcome]);
}

function isSame(left: SplitOutcomes, right: SplitOutcomes): boolean {
  return isSameHand(left.others, right.others) && isSameHand(left.pairs, right.pairs);
}

/** Joins one solved column with the values of hands answered together. */
export function jointColumn(rules: GameRules, solved: SolvedColumn, joint: JointValues): JointColumn {
  const values = joint[solved.column.up] ?? new Float64Array(0);
  const endings = VALUES.map((_, card): SplitEnding[] => splitEndings(pairRules(rules, card)));
  // Most changes of a letter leave most pairs as they were: the last value of each card is kept.
  const last = new Map<number, { letters: ColumnLetters; outcomes: SplitOutcomes; value: number }>();
  const splitWorth = (card: number, letters: ColumnLetters): number => {
    const before = last.get(card);
    if (before && isPlayedAlike(before.letters, letters)) return before.value;
    const outcomes = splitOutcomes(rules, letters, card);
    const isKept = before && isSame(before.outcomes, outcomes);
    const value = isKept ? before.value : jointSplitValue(values, outcomes, endings[card] ?? []);
    last.set(card, { letters, outcomes, value });
    return value;
  };
  const columnValue = (letters: ColumnLetters): number =>
    columnTableValue(rules, { solved, letters, splitWorth: (card) => splitWorth(card, letters) });
  return { columnValue, splitWorth };
}
