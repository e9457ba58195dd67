import {
  type Action,
  columnOf,
  type GameRules,
  offReasons,
  ownEnd,
  prescribedAction,
  type RuleFault,
  type StrategyTable,
  strategyRow,
} from '@upcard/core';
import { BUST, CARD_OF_RANK, DOUBLE, HIT, NATURAL, ROW, SPLIT, SURRENDERED } from './codes.ts';
import type { HandState } from './hand-states.ts';

/** What a table of letters does with every hand: by number of hands, state × `ROW` + rank of the up-card. */
export interface HandSteps {
  readonly steps: readonly Uint8Array[];
  /** Letters that some hand can follow in no way. */
  readonly faults: readonly RuleFault[];
}

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

/** What a letter makes of a hand: its step, or the row in which the letter cannot be followed. */
function stepBy(
  rules: GameRules,
  { shape, cards, isNatural }: HandState,
  { hands, letterOf }: { hands: number; letterOf: (row: keyof StrategyTable) => StrategyTable['hard 5']['2'] },
): number | keyof StrategyTable {
  if (isNatural) return NATURAL;
  const reasons = offReasons(rules, shape, hands);
  const canSplit = reasons.split === null;
  const end = ownEnd(rules, shape, { isDoubled: false, canSplit });
  if (end) return end === 'bust' ? BUST : shape.total;
  const row = strategyRow(cards, canSplit);
  if (!row) throw new Error(`no chart has a row for ${cards.join(' ')}`);
  const action = prescribedAction(letterOf(row), (wanted) => reasons[wanted] === null);
  if (action) return stepOf(action, shape.total);
  // A pair is at a loss only among split Aces that may not be hit, and a letter that does not split makes none.
  return canSplit ? shape.total : row;
}

/** Whether a state can be one of so many hands. Of a third card on, all are alike. */
function canBe({ shape: { size, isSplit } }: HandState, hands: number): boolean {
  return size > 2 || (size === 2 && isSplit === hands > 1);
}

/** Compiles a table of letters. */
export function handSteps(rules: GameRules, table: StrategyTable, states: readonly HandState[]): HandSteps {
  const faults = new Map<string, RuleFault>();
  const steps = Array.from({ length: rules.maxHands }, (_, index) => {
    const codes = new Uint8Array(states.length * ROW);
    states.forEach((state, at) => {
      if (!canBe(state, index + 1)) return;
      CARD_OF_RANK.forEach((up, rank) => {
        const column = columnOf(up);
        const step = stepBy(rules, state, { hands: index + 1, letterOf: (row) => table[row][column] });
        if (typeof step === 'number') codes[at * ROW + rank] = step;
        else faults.set(`${step} ${column}`, noWay(table, step, column));
      });
    });
    return codes;
  });
  return { steps, faults: [...faults.values()] };
}

function noWay(table: StrategyTable, row: keyof StrategyTable, column: keyof StrategyTable['hard 5']): RuleFault {
  return { field: `${row} against ${column}`, fault: `${table[row][column]} cannot be followed by every such hand` };
}
