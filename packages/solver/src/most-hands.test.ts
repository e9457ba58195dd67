import { GAMES, offReasons, shapeOf } from '@upcard/core';
import { expect, it } from 'vitest';
import { mostHands } from './most-hands.ts';

it.each([1, 2, 3, 4])('splits into as many hands as the table does: up to %i', (maxHands) => {
  for (const resplitAces of [false, true]) {
    for (const card of ['AS', '8S'] as const) {
      const rules = { ...GAMES.live, maxHands, resplitAces };
      let hands = 1;
      while (offReasons(rules, shapeOf([card, card], hands > 1, rules), hands).split === null) hands += 1;
      expect([card, mostHands(rules, card === 'AS')]).toEqual([card, hands]);
    }
  }
});
