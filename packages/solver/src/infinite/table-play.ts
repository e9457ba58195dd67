import { type Action, type GameRules, type Letter, prescribedAction } from '@upcard/core';
import { naturalProfit } from '../natural-profit.ts';
import { afterDraw, BACKWARD, BUST, pairState, ROW_OF_STATE, STATES, totalOf } from './draws.ts';
import { DEALT_HANDS, type DealtHand, pairRowOf } from './hands.ts';
import { type BestPlay, isDoubleState, type SplitCounts } from './play.ts';
import { forOtherCards, pairRules } from './splits.ts';
import { beforeColumnPeek, type SolvedColumn } from './values.ts';

/** A column of a letter table, in the order of `STRATEGY_ROWS`. */
export type ColumnLetters = readonly Letter[];

/** What a table's letters make of a column. */
export interface TablePlay {
  readonly play: BestPlay;
  readonly letters: ColumnLetters;
  /** The value of a hand of a wager of 1 that may only be hit or stand, by state. */
  readonly worth: Float64Array;
}

/** Whether a letter hits a hand that may only be hit or stand. A letter that offers neither stands. */
export function isHitting(letter: Letter | undefined): boolean {
  return letter !== undefined && prescribedAction(letter, (action) => action === 'hit' || action === 'stand') === 'hit';
}

/** Values every state of a column for hands that may only be hit or stand, played by letters. */
export function tablePlay(play: BestPlay, letters: ColumnLetters): TablePlay {
  const hitsRow = letters.map(isHitting);
  const worth = new Float64Array(STATES);
  worth[BUST] = -1;
  for (const state of BACKWARD) {
    const hits = totalOf(state) < 21 && hitsRow[ROW_OF_STATE[state] ?? 0];
    worth[state] = hits ? afterDraw(worth, state) : (play.stand[state] ?? 0);
  }
  return { play, letters, worth };
}

/** What a hand of two cards may do besides hit and stand. */
export interface TwoCardOptions {
  readonly double: boolean;
  readonly split: boolean;
  readonly surrender: boolean;
}

/** The action of a letter for a hand of two cards. A letter that offers nothing legal stands. */
export function twoCardAction(letter: Letter | undefined, options: TwoCardOptions): Action {
  if (letter === undefined) return 'stand';
  const action = prescribedAction(letter, (name) => name === 'hit' || name === 'stand' || options[name]);
  return action ?? 'stand';
}

/** The value of an action of a hand of two cards that is then played by the table. */
export function actionWorth(
  { play, worth }: Pick<TablePlay, 'play' | 'worth'>,
  state: number,
  action: Exclude<Action, 'split'>,
): number {
  switch (action) {
    case 'stand':
      return play.stand[state] ?? 0;
    case 'hit':
      return afterDraw(worth, state);
    case 'double':
      return play.double[state] ?? 0;
    case 'surrender':
      return -0.5;
  }
}

/** The action by table of a split hand with its second card, which may not be split again. */
export function splitHandAction(
  rules: GameRules,
  letters: ColumnLetters,
  hand: { card: number; state: number },
): Action {
  const { doubles, hits } = pairRules(rules, hand.card);
  if (!hits || totalOf(hand.state) === 21) return 'stand';
  const double = doubles && isDoubleState(rules, hand.state);
  return twoCardAction(letters[ROW_OF_STATE[hand.state] ?? 0], { double, split: false, surrender: false });
}

/** What splitting a pair is worth against a dealer who draws by rule when every hand is then played by the table. */
export function tableSplitWorth(
  rules: GameRules,
  table: TablePlay,
  split: { card: number; counts: SplitCounts },
): number {
  const { card, counts } = split;
  const worth = (second: number): number => {
    const state = pairState(card, second);
    const action = splitHandAction(rules, table.letters, { card, state });
    return action === 'split' ? 0 : actionWorth(table, state, action);
  };
  let others = 0;
  forOtherCards(card, pairRules(rules, card).again, (second, chance) => {
    others += chance * worth(second);
  });
  const count = counts[card] ?? { pairs: 0, others: 0 };
  return count.others * others + count.pairs * worth(card);
}

/** A table at one up-card under some rules, and what splitting a card's pair is worth there. */
export interface TableColumn {
  readonly solved: Pick<SolvedColumn, 'column' | 'play'>;
  readonly letters: ColumnLetters;
  readonly splitWorth: (card: number, table: TablePlay) => number;
}

function dealtWorth(rules: GameRules, table: TablePlay, hand: DealtHand & { canSplit: boolean }): number | 'split' {
  const { canSplit, first, state, row } = hand;
  if (hand.isNatural) return naturalProfit(rules);
  const action = twoCardAction(table.letters[canSplit ? pairRowOf(first) : row], {
    double: isDoubleState(rules, state),
    split: canSplit,
    surrender: rules.surrender === 'late',
  });
  return action === 'split' ? 'split' : actionWorth(table, state, action);
}

/** A column's value per initial wager, before any peek, when every hand is played by the table. */
export function columnTableValue(rules: GameRules, { solved, letters, splitWorth }: TableColumn): number {
  const { column, play } = solved;
  const table = tablePlay(play, letters);
  let value = 0;
  for (const hand of DEALT_HANDS) {
    const { first, second, chance, isNatural } = hand;
    const share = first === second && rules.maxHands > 1 ? pairRules(rules, first).share : 0;
    const worthOf = (canSplit: boolean): number => {
      const worth = dealtWorth(rules, table, { ...hand, canSplit });
      if (worth === 'split') return splitWorth(first, table);
      return isNatural ? worth * (1 - column.hiddenNatural) : worth;
    };
    const worth = (share > 0 ? share * worthOf(true) : 0) + (share < 1 ? (1 - share) * worthOf(false) : 0);
    value += chance * beforeColumnPeek(column, hand, worth);
  }
  return value;
}
