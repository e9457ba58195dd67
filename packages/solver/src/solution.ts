import type { Action, GameRules, Rank, StrategyTable, Value } from '@upcard/core';

/**
 * How split hands are played when the value of a split is taken. `cdz`: like the same cards unsplit. `cdp`: the play may
 * depend on how many cards of the pair's rank are gone. A further pair is split again while the rules allow it.
 */
export const SPLIT_PLAYS = ['cdz', 'cdp'] as const;
export type SplitPlay = (typeof SPLIT_PLAYS)[number];

/**
 * What each action is worth, in initial wagers, from the player's side. With a peek, after the dealer was found to have no
 * natural. Null: the rules do not offer the action for this hand.
 */
export interface ActionValues {
  readonly stand: number;
  readonly hit: number | null;
  readonly double: number | null;
  readonly split: number | null;
  readonly surrender: number | null;
}

/** The values of one hand against one up-card. */
export interface HandValues extends ActionValues {
  /** The legal action with the greatest value. */
  readonly best: Action;
  /** Chance that the hole card makes a natural, before any peek. */
  readonly dealerNatural: number;
  /** What insuring for half the wager adds, before the peek, in initial wagers. Null unless the up-card is an Ace. */
  readonly insurance: number | null;
}

/** The values of one two-card hand of a fresh shoe. */
export interface Cell extends HandValues {
  /** The two cards by value, the Ace first, else the greater first. */
  readonly hand: readonly [Value, Value];
  readonly up: Value;
  /** Chance that a round starts with these cards. All 550 sum to 1. */
  readonly chance: number;
}

/** What the whole game is worth to the player, before the deal, in initial wagers. */
export type GameValue =
  /** Best play by composition, and by the chart alone. */
  | { readonly composition: number; readonly total: number }
  /** Against a free dealer: the chart's exact value, and what valuing split hands one by one would give. */
  | { readonly table: number; readonly apart: number };

/** Everything the solver says about a rule set. */
export interface Solution {
  readonly rules: GameRules;
  readonly split: SplitPlay;
  readonly value: GameValue;
  readonly chart: StrategyTable;
  /** Every two-card hand against every up-card: 55 × 10. */
  readonly cells: readonly Cell[];
}

/** A situation to value: any hand, an up-card, and cards that have left the shoe besides these. */
export interface Situation {
  /** At least two cards that are not bust. */
  readonly hand: readonly Rank[];
  readonly up: Rank;
  readonly removed: readonly Rank[];
}
