import type { Rank } from '@upcard/core';
import { BACKWARD, BUST, CARDS, CHANCES, nextState, STATES, stateOfHand, totalOf } from '../draws.ts';

/** A hand that is still to be beaten: not bust, surrendered, forfeited or a natural. */
export interface OpenHand {
  readonly total: number;
  /** Whole units, 0 included. */
  readonly wager: number;
}

/** The better move of a dealer of free will, and what both win on average, in the wagers' unit. */
export interface DealerReply {
  readonly move: 'hit' | 'stand';
  readonly stand: number;
  /** When the dealer goes on as well as can be. Null at 21 or more: no card is drawn there. */
  readonly hit: number | null;
}

const RANK_COUNT = 13;
const COPIES: readonly bigint[] = Array.from(CHANCES, (chance) => BigInt(Math.round(chance * RANK_COUNT)));

/** The most cards that may still be drawn, by state. Returns of a state are whole numbers of 1/13 to that power. */
const DRAWS: Uint8Array = new Uint8Array(STATES);
for (const state of BACKWARD) {
  if (totalOf(state) >= 21) continue;
  for (let card = 0; card < CARDS; card += 1) {
    DRAWS[state] = Math.max(DRAWS[state] ?? 0, 1 + (DRAWS[nextState(state, card)] ?? 0));
  }
}

const unitsOf = (draws: number): bigint => BigInt(RANK_COUNT) ** BigInt(draws);

function standReturn(hands: readonly OpenHand[], total: number): bigint {
  return hands.reduce((sum, hand) => sum + BigInt(hand.wager * (total > 21 ? -1 : Math.sign(total - hand.total))), 0n);
}

/** What drawing wins, exactly, from what the states with one more card win. */
function hitReturn(returns: readonly bigint[], state: number): bigint {
  const draws = DRAWS[state] ?? 0;
  return COPIES.reduce((sum, copies, card) => {
    const next = nextState(state, card);
    return sum + copies * (returns[next] ?? 0n) * unitsOf(draws - 1 - (DRAWS[next] ?? 0));
  }, 0n);
}

function greater(left: bigint, right: bigint): bigint {
  if (left > right) return left;
  return right;
}

function exactReturns(hands: readonly OpenHand[]): bigint[] {
  const returns = Array.from({ length: STATES }, () => 0n);
  returns[BUST] = standReturn(hands, 22);
  for (const state of BACKWARD) {
    const draws = DRAWS[state] ?? 0;
    const stand = standReturn(hands, totalOf(state)) * unitsOf(draws);
    returns[state] = draws === 0 ? stand : greater(stand, hitReturn(returns, state));
  }
  return returns;
}

/**
 * The best reply of a dealer of free will to all open hands together, over independent draws, in exact arithmetic: on a tie the
 * dealer stands. A natural beats every open hand. Throws when the dealer is bust or a wager is not whole.
 */
export function dealerReply(hands: readonly OpenHand[], dealer: readonly Rank[]): DealerReply {
  const state = stateOfHand(dealer);
  if (state === BUST) throw new Error('a bust dealer has no move');
  const isNatural = dealer.length === 2 && totalOf(state) === 21;
  if (isNatural) return { move: 'stand', stand: hands.reduce((sum, { wager }) => sum + wager, 0), hit: null };
  const stand = Number(standReturn(hands, totalOf(state)));
  const draws = DRAWS[state] ?? 0;
  if (draws === 0) return { move: 'stand', stand, hit: null };
  const exactHit = hitReturn(exactReturns(hands), state);
  const units = unitsOf(draws);
  const isHit = exactHit > BigInt(stand) * units;
  return { move: isHit ? 'hit' : 'stand', stand, hit: Number(exactHit) / Number(units) };
}
