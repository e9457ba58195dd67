import { type Action, type Letter, prescribedAction } from '@upcard/core';
import type { ActionValues } from './solution.ts';

/** Actions in the order in which they win ties: an action is taken only when it is worth strictly more than those before. */
const PREFERENCE = ['stand', 'hit', 'double', 'split', 'surrender'] as const satisfies readonly Action[];

/** The legal action with the greatest value; of equal ones the first of stand, hit, double, split, surrender. */
export function bestAction(values: ActionValues): Action {
  let best: Action = 'stand';
  let value = values.stand;
  for (const action of PREFERENCE) {
    const candidate = values[action];
    if (candidate === null || candidate <= value) continue;
    best = action;
    value = candidate;
  }
  return best;
}

/** The value of the best legal action, in initial wagers. */
export function bestValue(values: ActionValues): number {
  return values[bestAction(values)] ?? values.stand;
}

/** The letter of a chart cell: its best action, and what to do where that one is not to be had. */
export function bestLetter(values: ActionValues): Letter {
  const best = bestAction(values);
  switch (best) {
    case 'stand':
      return 'S';
    case 'hit':
      return 'H';
    case 'split':
      return 'SP';
    case 'double':
      return bestAction({ ...values, double: null, split: null, surrender: null }) === 'hit' ? 'Dh' : 'Ds';
    case 'surrender':
      return surrenderLetter(values);
  }
}

/** A hand that may not be surrendered has more than two cards or comes from a split: doubling is no fallback. */
function surrenderLetter(values: ActionValues): Letter {
  const fallback = bestAction({ ...values, double: null, surrender: null });
  if (fallback === 'split') return 'Usp';
  return fallback === 'hit' ? 'Uh' : 'Us';
}

/** The value of the action that a letter prescribes: the first that is offered, else to stand. In initial wagers. */
export function letterValue(letter: Letter, values: ActionValues): number {
  const action = prescribedAction(letter, (name) => values[name] !== null) ?? 'stand';
  return values[action] ?? values.stand;
}
