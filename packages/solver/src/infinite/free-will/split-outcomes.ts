import type { GameRules } from '@upcard/core';
import { BACKWARD, BUST, CARDS, CHANCES, nextState, pairState, ROW_OF_STATE, STATES, totalOf } from '../draws.ts';
import { forOtherCards, pairRules } from '../splits.ts';
import { type ColumnLetters, isHitting, splitHandAction } from '../table-play.ts';

/**
 * How one split hand may be left to the dealer. Outcome 0: bust, nothing is left to answer. Then totals up to 11 (which the
 * dealer always passes without a risk, so they are one), 12 to 21, for a wager of 1, and the same for a wager of 2.
 */
export const OUTCOMES = 23;
const TOTALS = 11;
const LOW = 11;

/** The total and wager of an outcome, or null for a bust hand. */
export function outcomeHand(outcome: number): { total: number; wager: number } | null {
  if (outcome === 0) return null;
  return { total: LOW + ((outcome - 1) % TOTALS), wager: outcome > TOTALS ? 2 : 1 };
}

function outcomeOf(state: number, wager: number): number {
  if (state === BUST) return 0;
  return 1 + Math.max(0, totalOf(state) - LOW) + (wager - 1) * TOTALS;
}

/** How a split hand ends when it is played by a table. */
export interface HandOutcomes {
  /** The chance of each outcome. */
  readonly chances: Float64Array;
  /** The mean wager lost by going bust. */
  readonly lost: number;
}

/** The outcomes of split hands by their second card: one that makes no further pair, and one that does. */
export interface SplitOutcomes {
  readonly others: HandOutcomes;
  readonly pairs: HandOutcomes;
}

/** Spreads hands that may be hit or stand over their outcomes. `mass` holds the chance of each state and is used up. */
function playOn(letters: ColumnLetters, mass: Float64Array, chances: Float64Array): void {
  for (let at = BACKWARD.length - 1; at >= 0; at -= 1) {
    const state = BACKWARD[at] ?? BUST;
    const chance = mass[state] ?? 0;
    if (chance === 0) continue;
    if (totalOf(state) < 21 && isHitting(letters[ROW_OF_STATE[state] ?? 0]))
      addDraws(mass, chance, { state, to: (next) => next });
    else add(chances, outcomeOf(state, 1), chance);
  }
}

function add(to: Float64Array, at: number, amount: number): void {
  to[at] = (to[at] ?? 0) + amount;
}

function addDraws(into: Float64Array, chance: number, from: { state: number; to: (next: number) => number }): void {
  for (let card = 0; card < CARDS; card += 1) {
    add(into, from.to(nextState(from.state, card)), chance * (CHANCES[card] ?? 0));
  }
}

/** Plays hands of one split card by the table. `seconds`: the second cards with their chances. */
function playHands(
  rules: GameRules,
  letters: ColumnLetters,
  hands: { card: number; seconds: Float64Array },
): HandOutcomes {
  const chances = new Float64Array(OUTCOMES);
  const mass = new Float64Array(STATES);
  for (const [second, chance] of hands.seconds.entries()) {
    if (chance === 0) continue;
    const state = pairState(hands.card, second);
    switch (splitHandAction(rules, letters, { card: hands.card, state })) {
      case 'hit':
        addDraws(mass, chance, { state, to: (next) => next });
        break;
      case 'double':
        addDraws(chances, chance, { state, to: (next) => outcomeOf(next, 2) });
        break;
      default:
        add(chances, outcomeOf(state, 1), chance);
    }
  }
  const doubledAway = chances[0] ?? 0;
  playOn(letters, mass, chances);
  add(chances, 0, mass[BUST] ?? 0);
  return { chances, lost: 2 * doubledAway + (mass[BUST] ?? 0) };
}

/** How the hands of a split end when each is played by the table. */
export function splitOutcomes(rules: GameRules, letters: ColumnLetters, card: number): SplitOutcomes {
  const others = new Float64Array(CARDS);
  forOtherCards(card, pairRules(rules, card).again, (second, chance) => {
    others[second] = chance;
  });
  const pair = new Float64Array(CARDS);
  pair[card] = 1;
  return {
    others: playHands(rules, letters, { card, seconds: others }),
    pairs: playHands(rules, letters, { card, seconds: pair }),
  };
}
