import type { GameRules, RuleFault, StrategyTable } from '@upcard/core';
import type { GameValue, HandValues, Situation, SplitPlay } from '@upcard/solver';
import type { ChartDetails } from './chart-details.ts';

/** What the solver can be asked. */
export type SolverRequest =
  | { readonly kind: 'solve'; readonly rules: GameRules; readonly split: SplitPlay }
  | { readonly kind: 'evaluate'; readonly rules: GameRules; readonly situation: Situation; readonly split: SplitPlay }
  | {
      readonly kind: 'document';
      readonly rules: GameRules;
      readonly split: SplitPlay;
      readonly format: DocumentFormat;
      /** Heads a picture. */
      readonly title: string;
    };

/** The kinds of files that a chart can be taken home as. */
export type DocumentFormat = 'csv' | 'svg';

/** A chart, what it is worth, and what stands behind each letter. */
export interface SolvedChart {
  readonly rules: GameRules;
  readonly value: GameValue;
  readonly chart: StrategyTable;
  readonly details: ChartDetails;
}

/** How the dealer's hand can end, before any look for a natural. The chances sum to 1. */
export interface DealerEnd {
  readonly end: '17' | '18' | '19' | '20' | '21' | 'natural' | 'bust';
  readonly chance: number;
}

/** What one hand is worth, and what was asked. `dealer` is null for a dealer that plays as it pleases. */
export interface HandAnswer {
  readonly rules: GameRules;
  readonly situation: Situation;
  readonly values: HandValues;
  readonly dealer: readonly DealerEnd[] | null;
}

/** What the solver answers. `faults`: the question cannot be answered so; `failed`: something broke. */
export type SolverAnswer =
  | { readonly kind: 'solved'; readonly solved: SolvedChart }
  | { readonly kind: 'evaluated'; readonly hand: HandAnswer }
  | { readonly kind: 'document'; readonly text: string }
  | { readonly kind: 'faults'; readonly faults: readonly RuleFault[] }
  | { readonly kind: 'failed'; readonly text: string };

/** A question on its way to the worker. */
export interface SolverQuestion {
  readonly id: number;
  readonly request: SolverRequest;
}

/** An answer on its way back. */
export interface SolverReply {
  readonly id: number;
  readonly answer: SolverAnswer;
}
