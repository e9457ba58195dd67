import { type GameRules, type RuleFault, validateGameRules } from '@upcard/core';

/** Checks that the solver can value these rules: playable ones, a free dealer only over independent draws. */
export function validateSolvable(rules: GameRules): RuleFault[] {
  const faults = validateGameRules(rules);
  if (rules.dealer !== 'free-will' || rules.decks === 'infinite') return faults;
  return [...faults, { field: 'dealer', fault: 'a dealer of free will is valued for infinite decks only' }];
}
