import { type GameRules, handTotal, RANKS, type Rank, type RuleFault, rankValue } from '@upcard/core';
import type { Situation } from './solution.ts';

// A hand draws at 20 at most and the dealer at 16. With more pips than that in the shoe, for all hands that a split may make, no
// draw on which a value rests finds it empty: each hand of a split is valued by itself.
const PIPS_OF_DECK = 340;
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

/** Whether every card that can lie in the hole makes a natural: after a peek nobody would be asked. */
function isNaturalCertain(decks: number, { hand, up, removed }: Situation): boolean {
  const value = rankValue(up);
  if (value !== 1 && value !== 10) return false;
  const isNeeded = (rank: Rank): boolean => rankValue(rank) === 11 - value;
  const others = [...hand, up, ...removed].filter((rank) => !isNeeded(rank)).length;
  return others === decks * (52 - (value === 1 ? 16 : 4));
}

function shoeFault(rules: GameRules, situation: Situation): RuleFault | null {
  const { decks } = rules;
  if (decks === 'infinite') return null;
  const missing = missingRank(decks, situation);
  const shoe = decks === 1 ? 'one deck' : `${decks} decks`;
  if (missing) return { field: missing.field, fault: `there are not so many ${missing.rank}s in ${shoe}` };
  const gone = [...situation.hand, situation.up, ...situation.removed];
  const pips = decks * PIPS_OF_DECK - gone.reduce((sum, rank) => sum + rankValue(rank), 0);
  const needed = PIPS_OF_DEALER + PIPS_OF_HAND * rules.maxHands;
  if (pips <= needed) return { field: 'removed', fault: 'too few cards are left to finish a round' };
  const isOver = rules.peek && isNaturalCertain(decks, situation);
  return isOver ? { field: 'removed', fault: 'only cards are left that make a dealer natural' } : null;
}

/** Checks that a situation can be: two cards or more, not bust, and every card among those of the shoe. */
export function checkSituation(rules: GameRules, situation: Situation): RuleFault[] {
  const hand = handFault(situation.hand);
  const shoe = shoeFault(rules, situation);
  return [...(hand ? [{ field: 'hand', fault: hand }] : []), ...(shoe ? [shoe] : [])];
}
