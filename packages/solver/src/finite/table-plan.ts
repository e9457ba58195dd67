import type { GameRules, Letter, StrategyTable } from '@upcard/core';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { DOUBLE_OR_HIT, DOUBLE_OR_STAND, HIT, STAND } from './play.ts';
import { unsplitRow } from './rows.ts';
import { isDoubleHand, nameOf } from './two-cards.ts';

const { size, cards, total } = HANDS;

/** What a letter makes of a hand that may neither be split nor surrendered. Without a legal action it stands. */
const PLAY: Readonly<Record<Letter, number>> = {
  S: STAND,
  H: HIT,
  Dh: DOUBLE_OR_HIT,
  Ds: DOUBLE_OR_STAND,
  SP: STAND,
  Uh: HIT,
  Us: STAND,
  Usp: STAND,
};

/** How a letter table plays every hand once it is split or has been hit: entry `hand × 10 + up`. */
export function tablePlay(rules: GameRules, table: StrategyTable): Uint8Array {
  const play = new Uint8Array(size * VALUE_COUNT);
  for (let hand = 1; hand < size; hand += 1) {
    if ((cards[hand] ?? 0) < 2 || total[hand] === 21) continue;
    const letters = table[unsplitRow(hand)];
    const canDouble = cards[hand] === 2 && isDoubleHand(rules, hand);
    for (let up = 0; up < VALUE_COUNT; up += 1) {
      const action = PLAY[letters[nameOf(up)]];
      play[hand * VALUE_COUNT + up] = canDouble ? action : action & HIT;
    }
  }
  return play;
}
