import { type GameRules, handTotal, RANKS, type Rank, type RuleFault, rankValue } from '@upcard/core';
import type { Situation } from './solution.ts';

/** A hand draws below 21 and the dealer below 17: with this many pips left in a shoe no draw of a round finds it empty. */
const PIPS_OF_HAND = 20;
const PIPS_OF_DEALER = 16;

function handFault(hand: readonly Rank[]): string | null {
  if (hand.length < 2) return 'at least two cards';
  const { total } = handTotal(hand.map((rank) => `${rank}S` as const));
  return total > 21 ? `${total} is bust` : null;
}

/** Whether a card counts among those of a rank: a `10` may stand for any ten-valued card. */
const isOf = (card: Rank, rank: Rank): boolean => (rank === '10' ? rankValue(card) === 10 : card === rank);

/** The first rank of which more cards are gone than the shoe had. */
function missingRank(decks: number, { hand, up, removed }: Situation): { field: string; rank: Rank } | null {
  for (const rank of RANKS) {
    const most = decks * (rank === '10' ? 16 : 4);
    const seen = [...hand, up].filter((card) => isOf(card, rank)).length;
    if (seen > most) return { field: 'hand', rank };
    if (seen + removed.filter((card) => isOf(card, rank)).length > most) return { field: 'removed', rank };
  }
  return null;
}

function shoeFault(rules: GameRules, situation: Situation): RuleFault | null {
  if (rules.decks === 'infinite') return null;
  const missing = missingRank(rules.decks, situation);
  if (missing)
    return {
      field: missing.field,
      fault: `there are not so many ${missing.rank}s in ${rules.decks === 1 ? 'one deck' : `${rules.decks} decks`}`,
    };
  const gone = [...situation.hand, situation.up, ...situation.removed];
  const pips = rules.decks * 340 - gone.reduce((sum, rank) => sum + rankValue(rank), 0);
  const needed = PIPS_OF_DEALER + PIPS_OF_HAND * rules.maxHands;
  return pips > needed ? null : { field: 'removed', fault: 'too few cards are left to finish a round' };
}

/** Checks that a situation can be: two cards or more, not bust, and every card among those of the shoe. */
export function checkSituation(rules: GameRules, situation: Situation): RuleFault[] {
  const hand = handFault(situation.hand);
  const shoe = shoeFault(rules, situation);
  return [...(hand ? [{ field: 'hand', fault: hand }] : []), ...(shoe ? [shoe] : [])];
}
