import {
  type Action,
  columnOf,
  type GameRules,
  type Letter,
  offReasons,
  ownEnd,
  prescribedAction,
  type StrategyRow,
  type StrategyTable,
  strategyRow,
} from '@upcard/core';
import { BUST, CARD_OF_RANK, DOUBLE, HIT, NATURAL, ROW, SPLIT, SURRENDERED } from './codes.ts';
import type { HandState } from './hand-states.ts';

function stepOf(action: Action, total: number): number {
  switch (action) {
    case 'stand':
      return total;
    case 'hit':
      return HIT;
    case 'double':
      return DOUBLE;
    case 'split':
      return SPLIT;
    case 'surrender':
      return SURRENDERED;
  }
}

/** What a hand does next, one of `hands`. A letter that offers nothing legal stands. */
function stepBy(
  rules: GameRules,
  { shape, cards, isNatural }: HandState,
  { hands, letterOf }: { hands: number; letterOf: (row: StrategyRow) => Letter },
): number {
  if (isNatural) return NATURAL;
  const reasons = offReasons(rules, shape, hands);
  const canSplit = reasons.split === null;
  const end = ownEnd(rules, shape, { isDoubled: false, canSplit });
  if (end) return end === 'bust' ? BUST : shape.total;
  const row = strategyRow(cards, canSplit);
  if (!row) throw new Error(`no chart has a row for ${cards.join(' ')}`);
  return stepOf(prescribedAction(letterOf(row), (wanted) => reasons[wanted] === null) ?? 'stand', shape.total);
}

/** Whether a state can be one of so many hands. Of a third card on, all are alike. */
function canBe({ shape: { size, isSplit } }: HandState, hands: number): boolean {
  return size > 2 || (size === 2 && isSplit === hands > 1);
}

/** What a table of letters does with every hand: by the number of hands less 1, state × `ROW` + rank of the up-card. */
export function handSteps(rules: GameRules, table: StrategyTable, states: readonly HandState[]): Uint8Array[] {
  return Array.from({ length: rules.maxHands }, (_, index) => {
    const steps = new Uint8Array(states.length * ROW);
    states.forEach((state, at) => {
      if (!canBe(state, index + 1)) return;
      CARD_OF_RANK.forEach((up, rank) => {
        const letterOf = (row: StrategyRow) => table[row][columnOf(up)];
        steps[at * ROW + rank] = stepBy(rules, state, { hands: index + 1, letterOf });
      });
    });
    return steps;
  });
}
