import {
  type Card,
  type GameRules,
  RANKS,
  type RuleFault,
  type RuleSet,
  rankOf,
  type StrategyTable,
  validateGameRules,
} from '@upcard/core';
import { BUST, NATURAL, ROW } from './codes.ts';
import { type Dealers, dealersOf, type FreeDealer } from './dealers.ts';
import { type HandState, handStates } from './hand-states.ts';
import { handSteps } from './hand-steps.ts';
import { payoffs } from './payoffs.ts';

/** What beside the rules decides in which order cards come and how many: no value depends on it. */
export type DealOrder = Pick<RuleSet, 'splitCards' | 'dealerDraws'>;

/** How rounds are dealt. */
export interface Dealing extends DealOrder {
  /**
   * `fresh`: every round from a new mix, as exact values mean it. A number: the shoe is dealt on and mixed again between
   * rounds with fewer cards left than this.
   */
  readonly reshuffleBelow: 'fresh' | number;
  /** The play of a dealer of free will. */
  readonly freeDealer: FreeDealer;
}

/** A game and a way to play it, as tables of small numbers (`codes.ts`). */
export interface CompiledGame {
  readonly decks: number | 'infinite';
  /** With fewer cards left the shoe is mixed: more than it has for a new mix every round. */
  readonly reshuffleBelow: number;
  readonly peek: boolean;
  readonly splitCardsAtOnce: boolean;
  /** First card × `ROW` + second card: the state of the hand. */
  readonly start: Uint8Array;
  /** State × `ROW` + rank: the state with that card more. */
  readonly next: Uint8Array;
  /** By the number of hands on the spot, state × `ROW` + up-card: the next step of a hand. */
  readonly stepsOf: readonly Uint8Array[];
  /** By state: what a hand comes to that stands so, or is bust. */
  readonly finish: Uint8Array;
  /** By state of a pair: the states of its two cards as hands of their own. */
  readonly splitFirst: Uint8Array;
  readonly splitSecond: Uint8Array;
  readonly payoffs: Int8Array;
  readonly dealers: Dealers;
}

/** A game that can be played, or what is wrong with its rules or how it is dealt. */
export type Compiled =
  | { readonly ok: true; readonly game: CompiledGame }
  | { readonly ok: false; readonly faults: readonly RuleFault[] };

const most = (decks: GameRules['decks']): number => (decks === 'infinite' ? 0 : decks * 52);

function validateDealing({ decks }: GameRules, { reshuffleBelow }: Dealing): RuleFault[] {
  if (reshuffleBelow === 'fresh' || decks === 'infinite') return [];
  // Fewer than these might not last for the four hands of one round.
  const isRight = Number.isInteger(reshuffleBelow) && reshuffleBelow >= 26 && reshuffleBelow <= most(decks);
  return isRight ? [] : [{ field: 'reshuffleBelow', fault: `26 to ${most(decks)}, or fresh` }];
}

/**
 * Compiles rules and a table of letters by asking core about every hand that can come up. A letter that offers nothing legal
 * stands, as in the exact values of tables.
 */
export function compileGame(rules: GameRules, table: StrategyTable, dealing: Dealing): Compiled {
  const wrong = [...validateGameRules(rules), ...validateDealing(rules, dealing)];
  if (wrong.length > 0) return { ok: false, faults: wrong };
  const { states, first, split, next } = handStates(rules);
  const steps = handSteps(rules, table, states);
  const { decks, peek } = rules;
  const isFresh = dealing.reshuffleBelow === 'fresh' || decks === 'infinite';
  const splitOf = (card: Card | undefined): number => (card ? (split[RANKS.indexOf(rankOf(card))] ?? 0) : 0);
  const game: CompiledGame = {
    decks,
    reshuffleBelow: isFresh ? most(decks) + 1 : Number(dealing.reshuffleBelow),
    peek,
    splitCardsAtOnce: dealing.splitCards === 'at-once',
    start: Uint8Array.from({ length: ROW * ROW }, (_, at) => next[(first[at >> 4] ?? 0) * ROW + (at % ROW)] ?? 0),
    next,
    stepsOf: [new Uint8Array(0), ...steps],
    finish: Uint8Array.from(states, finishOf),
    splitFirst: Uint8Array.from(states, ({ cards }) => splitOf(cards[0])),
    splitSecond: Uint8Array.from(states, ({ cards }) => splitOf(cards[1])),
    payoffs: payoffs(rules),
    dealers: dealersOf(rules, dealing),
  };
  return { ok: true, game };
}

function finishOf({ shape: { total }, isNatural }: HandState): number {
  if (isNatural) return NATURAL;
  return total > 21 ? BUST : total;
}
