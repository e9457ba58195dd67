import { type Rank, rankValue } from '@upcard/core';
import type { DealerOutcomes } from '../infinite/dealer.ts';
import { type DrawingDealer, standsOn } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import type { Shoe } from './shoe.ts';

const { size, children, counts, cards, total, rising } = HANDS;

/** How the dealer's hand ends after an up-card, before any peek. `shoe`: unseen cards and the up-card. */
export function finiteDealerOutcomes(shoe: Shoe, dealer: DrawingDealer, upcard: Rank): DealerOutcomes {
  const reached = new Float64Array(size);
  const up = rankValue(upcard) - 1;
  const totals = [0, 0, 0, 0, 0];
  let natural = 0;
  let bust = 0;
  reached[children[up] ?? 0] = 1;
  for (const hand of rising) {
    const chance = reached[hand] ?? 0;
    if (chance === 0) continue;
    const sum = total[hand] ?? 0;
    if (cards[hand] === 2 && sum === 21) natural += chance;
    else if (standsOn(hand, dealer)) totals[sum - 17] = (totals[sum - 17] ?? 0) + chance;
    else {
      const left = shoe.size - (cards[hand] ?? 0);
      for (let value = 0; value < VALUE_COUNT; value += 1) {
        const index = hand * VALUE_COUNT + value;
        const drawn = (chance * Math.max(0, (shoe.counts[value] ?? 0) - (counts[index] ?? 0))) / left;
        const child = children[index] ?? -1;
        if (child < 0) bust += drawn;
        else reached[child] = (reached[child] ?? 0) + drawn;
      }
    }
  }
  const [on17 = 0, on18 = 0, on19 = 0, on20 = 0, on21 = 0] = totals;
  return { 17: on17, 18: on18, 19: on19, 20: on20, 21: on21, natural, bust };
}
