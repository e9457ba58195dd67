import { type GameRules, isDoubleTotal } from '@upcard/core';
import type { ActionValues } from '../solution.ts';
import type { Column } from './columns.ts';
import { afterDraw, BACKWARD, BUST, CARDS, pairState, STATES, totalOf } from './draws.ts';
import { forOtherCards, type MeanHands, meanHands, pairRules } from './splits.ts';

/** What each state is worth to a wager of 1 against one up-card when the player plays on as well as can be. */
export interface BestPlay {
  readonly stand: Float64Array;
  readonly hit: Float64Array;
  readonly double: Float64Array;
  /** The better of hit and stand. */
  readonly best: Float64Array;
}

/** Values every state of a column. */
export function bestPlay({ standing }: Column): BestPlay {
  const play = {
    stand: new Float64Array(STATES),
    hit: new Float64Array(STATES),
    double: new Float64Array(STATES),
    best: new Float64Array(STATES),
  };
  play.stand[BUST] = play.best[BUST] = -1;
  for (const state of BACKWARD) play.stand[state] = standing[totalOf(state)] ?? 0;
  for (const state of BACKWARD) {
    const hit = afterDraw(play.best, state);
    play.hit[state] = hit;
    play.double[state] = 2 * afterDraw(play.stand, state);
    play.best[state] = Math.max(hit, play.stand[state] ?? 0);
  }
  return play;
}

/** Whether the rules let a hand of two cards be doubled for its total. */
export function isDoubleState(rules: GameRules, state: number): boolean {
  return isDoubleTotal(rules, totalOf(state));
}

/** Values of a hand that may not be split. `isFresh`: two cards, not from a split. */
export function stateValues(rules: GameRules, play: BestPlay, at: { state: number; isFresh: boolean }): ActionValues {
  const { state, isFresh } = at;
  return {
    stand: play.stand[state] ?? 0,
    hit: play.hit[state] ?? 0,
    double: isFresh && isDoubleState(rules, state) ? (play.double[state] ?? 0) : null,
    split: null,
    surrender: isFresh && rules.surrender === 'late' ? -0.5 : null,
  };
}

/** How many hands splits make on average, by card: it does not depend on the up-card. */
export type SplitCounts = readonly MeanHands[];

/** Counts the hands for every card. Most cards are split alike. */
export function splitCounts(rules: GameRules): SplitCounts {
  const known = new Map<number, MeanHands>();
  return Array.from({ length: CARDS }, (_, card) => {
    const { again, most } = pairRules(rules, card);
    const counts = known.get(again + most) ?? meanHands(again, most);
    known.set(again + most, counts);
    return counts;
  });
}

/** What splitting a pair is worth when every hand is then played as well as can be; null where nothing may be split. */
export function splitValue(
  rules: GameRules,
  play: BestPlay,
  split: { card: number; counts: SplitCounts },
): number | null {
  if (rules.maxHands === 1) return null;
  const { card, counts } = split;
  const { again, doubles, hits } = pairRules(rules, card);
  const worth = (second: number): number => {
    const state = pairState(card, second);
    const stand = play.stand[state] ?? 0;
    if (!hits) return stand;
    const best = play.best[state] ?? 0;
    return doubles && isDoubleState(rules, state) ? Math.max(best, play.double[state] ?? 0) : best;
  };
  let others = 0;
  forOtherCards(card, again, (second, chance) => {
    others += chance * worth(second);
  });
  const count = counts[card] ?? { pairs: 0, others: 0 };
  return count.others * others + count.pairs * worth(card);
}
