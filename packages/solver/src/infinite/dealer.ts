import { type DealerPlay, type Rank, VALUES } from '@upcard/core';
import {
  BACKWARD,
  BUST,
  CARDS,
  CHANCES,
  cardOf,
  isSoftState,
  naturalChance,
  nextState,
  overHoleCards,
  STATES,
  totalOf,
} from './draws.ts';

/** A dealer who draws by rule. */
export type RuledDealer = Exclude<DealerPlay, 'free-will'>;

/** How the hand of such a dealer may end. `21` leaves naturals out. */
export const DEALER_ENDS = ['17', '18', '19', '20', '21', 'natural', 'bust'] as const;
export type DealerEnd = (typeof DEALER_ENDS)[number];

/** How the dealer's hand ends: chances before any peek, together 1. */
export type DealerOutcomes = Readonly<Record<DealerEnd, number>>;

const LEAST = 17;

function stands(dealer: RuledDealer, state: number): boolean {
  const total = totalOf(state);
  return total > LEAST || (total === LEAST && (dealer === 'S17' || !isSoftState(state)));
}

/** Chance by state that the hand ends on a total; 22 is bust. */
function chanceOf(dealer: RuledDealer, total: number): Float64Array {
  const chances = new Float64Array(STATES);
  chances[BUST] = total > 21 ? 1 : 0;
  for (const state of BACKWARD) {
    if (stands(dealer, state)) chances[state] = totalOf(state) === total ? 1 : 0;
    else
      for (let card = 0; card < CARDS; card += 1) {
        chances[state] = (chances[state] ?? 0) + (CHANCES[card] ?? 0) * (chances[nextState(state, card)] ?? 0);
      }
  }
  return chances;
}

/** How the hand of a dealer who draws by rule ends, for each up-card in the order of `VALUES`. */
export function outcomesByUpcard(dealer: RuledDealer): DealerOutcomes[] {
  const byTotal = [17, 18, 19, 20, 21, 22].map((total) => chanceOf(dealer, total));
  return VALUES.map((_, up) => {
    const chance = (place: number): number => overHoleCards(byTotal[place] ?? new Float64Array(STATES), up);
    return {
      17: chance(0),
      18: chance(1),
      19: chance(2),
      20: chance(3),
      21: chance(4),
      natural: naturalChance(up),
      bust: chance(5),
    };
  });
}

/** How the hand of a dealer who draws by rule ends after an up-card, over independent draws. */
export function infiniteDealerOutcomes(dealer: RuledDealer, up: Rank): DealerOutcomes {
  const outcomes = outcomesByUpcard(dealer)[cardOf(up)];
  if (!outcomes) throw new Error(`no up-card: ${up}`);
  return outcomes;
}
