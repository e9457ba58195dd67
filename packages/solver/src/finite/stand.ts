import type { DrawingDealer } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { type LossTable, lossTables } from './loss-table.ts';
import { lossAgainst, setLeft, setShoe, sumRows, weighRows } from './losses.ts';
import { type Shoe, share } from './shoe.ts';
import { ACE, TEN } from './two-cards.ts';

const { size, counts, cards, total, children, hard } = HANDS;

/** Which hands and up-cards are asked for. */
export interface Scope {
  /** Bit `up` is set for every up-card. */
  readonly ups: number;
  /** Only hands that hold at least the cards of this one; the empty hand 0 asks for all. */
  readonly from: number;
}

/** Hands without an Ace: the shoe without one of them serves the same hand with any Aces more. */
const ACELESS: readonly number[] = Array.from(HANDS.cards.keys()).filter((hand) => counts[hand * VALUE_COUNT] === 0);

/** Whether a hand holds at least the cards of another. */
export function holds(hand: number, from: number): boolean {
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    if ((counts[hand * VALUE_COUNT + value] ?? 0) < (counts[from * VALUE_COUNT + value] ?? 0)) return false;
  }
  return true;
}

/** Whether a hand holds at least the cards of another, Aces apart. */
function holdsButAces(hand: number, from: number): boolean {
  for (let value = 1; value < VALUE_COUNT; value += 1) {
    if ((counts[hand * VALUE_COUNT + value] ?? 0) < (counts[from * VALUE_COUNT + value] ?? 0)) return false;
  }
  return true;
}

/**
 * What standing gains over losing, for every hand and up-card (entry `hand × 10 + up`): 2 for a win, 1 for a push, and
 * nothing when the dealer has a natural. Not on any condition: chances are those before a peek.
 */
export function standGains(shoe: Shoe, dealer: DrawingDealer, scope: Scope): Float64Array {
  const gains = new Float64Array(size * VALUE_COUNT);
  const tables = lossTables(dealer, { ups: scope.ups, aside: ACE });
  for (const aceless of ACELESS) {
    if (scope.from > 0 && !holdsButAces(aceless, scope.from)) continue;
    setShoe(shoe, aceless);
    for (const table of tables) fillWithAces(shoe, table, { hand: aceless, from: scope.from }, gains);
  }
  return gains;
}

/** Fills the gains of a hand without Aces, and of the same with every number of Aces: the rows are summed once for all. */
function fillWithAces(shoe: Shoe, table: LossTable, at: { hand: number; from: number }, gains: Float64Array): void {
  sumRows(table, hard[at.hand] ?? 0);
  let hand = at.hand;
  while (hand >= 0) {
    if (hand > 0 && (at.from === 0 || holds(hand, at.from))) fillGains(shoe, table, hand, gains);
    hand = children[hand * VALUE_COUNT + ACE] ?? -1;
  }
}

/** Fills the gains of a hand from the rows summed last, those of the same hand without its Aces. */
function fillGains(shoe: Shoe, table: LossTable, hand: number, gains: Float64Array): void {
  const left = shoe.size - (cards[hand] ?? 0);
  weighRows(table, total[hand] ?? 0);
  setLeft((shoe.counts[ACE] ?? 0) - (counts[hand * VALUE_COUNT + ACE] ?? 0), left);
  for (let up = 0; up < VALUE_COUNT; up += 1) {
    if (((table.ups >> up) & 1) === 0) continue;
    const index = hand * VALUE_COUNT + up;
    const ofUp = (shoe.counts[up] ?? 0) - (counts[index] ?? 0);
    if (ofUp > 0) gains[index] = 2 * noNatural(shoe, hand, up) - (lossAgainst(table, up) * left) / ofUp;
  }
}

/** The chance that the hole card makes no natural, with a hand and the up-card out of the shoe. */
export function noNatural(shoe: Shoe, hand: number, up: number): number {
  if (up !== ACE && up !== TEN) return 1;
  const needed = TEN - up;
  const left = (shoe.counts[needed] ?? 0) - (counts[hand * VALUE_COUNT + needed] ?? 0);
  return 1 - share(left, shoe.size - (cards[hand] ?? 0) - 1);
}
