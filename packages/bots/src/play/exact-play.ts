import { ACTIONS, type Action, type GameRules, rankOf } from '@upcard/core';
import { evaluateHand, type HandValues } from '@upcard/solver';
import type { Play, PublicHand } from './public-hand.ts';

/** The same for hands that only differ in suits or in the order of the cards. */
function keyOf({ cards, up }: PublicHand): string {
  return `${cards.map(rankOf).sort().join(' ')} against ${rankOf(up)}`;
}

/** The legal action that is worth the most; the first of several in the order of `ACTIONS`. */
function bestOf(values: HandValues, legal: readonly Action[]): Action {
  let best: Action = 'stand';
  let value = values.stand;
  for (const action of ACTIONS) {
    const worth = values[action];
    if (worth === null || worth <= value || !legal.includes(action)) continue;
    best = action;
    value = worth;
  }
  return best;
}

/**
 * The exact play of rules from a fresh shoe: the best legal action for the hand's own cards and the up-card. A hand from a split is
 * played like the same cards unsplit. Values are worked out once for each hand and kept.
 */
export function exactPlay(rules: GameRules): Play {
  const known = new Map<string, HandValues>();
  return (hand) => {
    const key = keyOf(hand);
    const values =
      known.get(key) ?? evaluateHand(rules, { hand: hand.cards.map(rankOf), up: rankOf(hand.up), removed: [] });
    known.set(key, values);
    return bestOf(values, hand.legal);
  };
}
