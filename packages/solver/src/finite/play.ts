import { HANDS, VALUE_COUNT } from './hands.ts';
import { type Shoe, share } from './shoe.ts';
import { holds, type Scope } from './stand.ts';

const { size, children, counts, cards, total, rising } = HANDS;

/** What is done with a hand: it takes no card. */
export const STAND = 0;
/** It takes a card. */
export const HIT = 1;
/** It is doubled, or stands where that is not allowed. */
export const DOUBLE_OR_STAND = 2;
/** It is doubled, or takes a card where that is not allowed. */
export const DOUBLE_OR_HIT = 3;

/** Gains over losing, for every hand and up-card (entry `hand × 10 + up`), in the unit of `standGains`. */
export interface HitOrStand {
  /** Of one more card and the play after it. */
  readonly hit: Float64Array;
  /** Of the play. */
  readonly best: Float64Array;
}

/** The mean of a gain over the next card, drawn from the shoe without the hand and the up-card. A bust gains nothing. */
export function drawGain(shoe: Shoe, gains: Float64Array, at: { hand: number; up: number }): number {
  const base = at.hand * VALUE_COUNT;
  let sum = 0;
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const child = children[base + value] ?? -1;
    if (child < 0) continue;
    const left = (shoe.counts[value] ?? 0) - (counts[base + value] ?? 0) - (value === at.up ? 1 : 0);
    if (left > 0) sum += left * (gains[child * VALUE_COUNT + at.up] ?? 0);
  }
  return share(sum, shoe.size - (cards[at.hand] ?? 0) - 1);
}

/** Fills `hit` with the mean gain over the next card to a hand, for every up-card. */
function fillDraws(shoe: Shoe, best: Float64Array, hand: number, hit: Float64Array): void {
  const base = hand * VALUE_COUNT;
  const cardsLeft = shoe.size - (cards[hand] ?? 0) - 1;
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const child = children[base + value] ?? -1;
    const left = (shoe.counts[value] ?? 0) - (counts[base + value] ?? 0);
    if (child < 0 || left <= 0) continue;
    const after = child * VALUE_COUNT;
    for (let up = 0; up < VALUE_COUNT; up += 1) hit[base + up] = (hit[base + up] ?? 0) + left * (best[after + up] ?? 0);
    // The up-card is one of its value.
    hit[base + value] = (hit[base + value] ?? 0) - (best[after + value] ?? 0);
  }
  for (let up = 0; up < VALUE_COUNT; up += 1) hit[base + up] = share(hit[base + up] ?? 0, cardsLeft);
}

/** Play from the last hands back to the first, hitting where `hits` says so of a hand's index and the gain of hitting. */
function playBack(
  shoe: Shoe,
  stand: Float64Array,
  { from }: Scope,
  hits: (index: number, gain: number) => boolean,
): HitOrStand {
  const hit = new Float64Array(size * VALUE_COUNT);
  const best = Float64Array.from(stand);
  for (let at = size - 1; at > 0; at -= 1) {
    const hand = rising[at] ?? 0;
    if (from > 0 && !holds(hand, from)) continue;
    fillDraws(shoe, best, hand, hit);
    if (total[hand] === 21) continue;
    for (let index = hand * VALUE_COUNT; index < (hand + 1) * VALUE_COUNT; index += 1) {
      const gain = hit[index] ?? 0;
      if (hits(index, gain)) best[index] = gain;
    }
  }
  return { hit, best };
}

/** The best of hitting and standing. Any 21 stands. */
export function bestPlay(shoe: Shoe, stand: Float64Array, scope: Scope): HitOrStand {
  return playBack(shoe, stand, scope, (index, gain) => gain > (stand[index] ?? 0));
}

/** Play by a plan: every hand that it hits is hit. */
export function plannedPlay(shoe: Shoe, stand: Float64Array, plan: { scope: Scope; play: Uint8Array }): HitOrStand {
  const { scope, play } = plan;
  return playBack(shoe, stand, scope, (index) => ((play[index] ?? STAND) & HIT) === HIT);
}
