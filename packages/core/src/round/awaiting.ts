import { faceDownCards } from './lookup.ts';
import type { Game, HandRef } from './state.ts';

/** What a round needs before it can go on. */
export type RoundAwaiting =
  | { readonly kind: 'card' }
  | { readonly kind: 'discard'; readonly choices: number }
  | { readonly kind: 'reveal'; readonly choices: number }
  | { readonly kind: 'insurance'; readonly spots: readonly number[] }
  | { readonly kind: 'action'; readonly at: HandRef }
  | { readonly kind: 'dealer' }
  /** Settled: nothing more is to come. */
  | { readonly kind: 'nothing' };

/** What the round waits for. After every `decide` this is one answer from outside, or nothing. */
export function awaiting({ round }: Game): RoundAwaiting {
  if (round.due.length > 0) return { kind: 'card' };
  switch (round.phase.kind) {
    case 'deal':
      return { kind: 'card' };
    case 'discard':
      return { kind: 'discard', choices: faceDownCards(round).length };
    case 'reveal':
      return { kind: 'reveal', choices: faceDownCards(round).length };
    case 'insurance':
      return {
        kind: 'insurance',
        spots: round.spots.filter((spot) => spot.insurance.kind === 'asked').map((spot) => spot.id),
      };
    case 'play':
      return { kind: 'action', at: round.phase.active };
    case 'dealer':
      return { kind: 'dealer' };
    case 'settled':
      return { kind: 'nothing' };
  }
}
