import { type Card, type DealerPlay, dealerMove, type HandTotal, handTotal, isNatural } from '@upcard/core';
import { BUST, CARD_OF_RANK, DRAWING, NATURAL, ROW } from './codes.ts';

/** Whether a dealer who may choose hits with this total. */
export type FreeMove = (dealer: HandTotal) => boolean;

/** How one dealer plays. Codes as in `codes.ts`. */
export interface DealerTable {
  /** Up-card × `ROW` + hole card: the dealer's code. */
  readonly start: Uint8Array;
  /** Code × `ROW` + rank: the code with that card more. */
  readonly next: Uint8Array;
}

/** Compiles a dealer. `wantsHit` answers where the rules leave the choice. */
export function dealerTable(play: DealerPlay, wantsHit: FreeMove): DealerTable {
  const drawing: (readonly Card[])[] = [];
  const known = new Map<string, number>();
  const codeOf = (cards: readonly Card[]): number => {
    const sum = handTotal(cards);
    if (isNatural(cards)) return NATURAL;
    if (sum.total > 21) return BUST;
    const move = dealerMove(sum, play);
    if (move === 'stand' || (move === 'free' && !wantsHit(sum))) return sum.total;
    const key = `${sum.total} ${sum.isSoft}`;
    const code = known.get(key) ?? DRAWING + drawing.push(cards) - 1;
    known.set(key, code);
    return code;
  };
  const start = new Uint8Array(ROW * ROW);
  CARD_OF_RANK.forEach((up, row) => {
    CARD_OF_RANK.forEach((hole, rank) => {
      start[row * ROW + rank] = codeOf([up, hole]);
    });
  });
  const next = new Uint8Array(256 * ROW);
  // The list grows while it is gone through, until no card leads anywhere new.
  for (const [index, cards] of drawing.entries()) {
    CARD_OF_RANK.forEach((card, rank) => {
      next[(DRAWING + index) * ROW + rank] = codeOf([...cards, card]);
    });
  }
  return { start, next };
}
