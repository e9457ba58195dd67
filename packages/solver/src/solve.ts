import type { GameRules, Rank, StrategyTable } from '@upcard/core';
import { finiteDealerOutcomes } from './finite/dealer-outcomes.ts';
import { evaluateFinite, shoeWithout } from './finite/evaluate.ts';
import { drawingDealer } from './finite/game.ts';
import { finiteLetterCosts, finiteTableValue, solveFinite } from './finite/solve.ts';
import { type DealerOutcomes, infiniteDealerOutcomes } from './infinite/dealer.ts';
import { evaluateInfinite } from './infinite/evaluate.ts';
import { infiniteLetterCosts } from './infinite/letter-costs.ts';
import { solveInfinite } from './infinite/solve.ts';
import { infiniteTableValue } from './infinite/table-value.ts';
import type { LetterCost } from './letter-costs.ts';
import type { HandValues, Situation, Solution, SplitPlay } from './solution.ts';

/**
 * Everything about a rule set: the values of all two-card hands, the chart and the value of the game, exact for the stated
 * play of split hands. Trusts `validateSolvable`; throws for a free dealer over a finite shoe.
 */
export function solve(rules: GameRules, split: SplitPlay = 'cdz'): Solution {
  return rules.decks === 'infinite' ? solveInfinite(rules, split) : solveFinite(rules, split);
}

/** The values of one hand against one up-card, with cards removed from a fresh shoe. Trusts `checkSituation`. */
export function evaluateHand(rules: GameRules, situation: Situation, split: SplitPlay = 'cdz'): HandValues {
  return rules.decks === 'infinite' ? evaluateInfinite(rules, situation) : evaluateFinite(rules, situation, split);
}

/**
 * How the dealer's hand ends before any peek, when these cards are gone from the shoe; null for a dealer of free will, whose
 * hand depends on those of the players.
 */
export function dealerOutcomes(rules: GameRules, seen: { up: Rank; removed: readonly Rank[] }): DealerOutcomes | null {
  if (rules.dealer === 'free-will') return null;
  if (rules.decks === 'infinite') return infiniteDealerOutcomes(rules.dealer, seen.up);
  return finiteDealerOutcomes(shoeWithout(rules.decks, seen.removed), drawingDealer(rules), seen.up);
}

/** The exact value of a letter table, before the deal, in initial wagers. A letter that offers nothing legal stands. */
export function tableValue(rules: GameRules, table: StrategyTable): number {
  return rules.decks === 'infinite' ? infiniteTableValue(rules, table) : finiteTableValue(rules, table);
}

/** Every wrong letter of a table, the dearest per round first. */
export function letterCosts(rules: GameRules, table: StrategyTable): LetterCost[] {
  return rules.decks === 'infinite' ? infiniteLetterCosts(rules, table) : finiteLetterCosts(rules, table);
}
