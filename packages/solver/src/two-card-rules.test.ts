import { type Card, DOUBLES, GAMES, offReasons, shapeOf } from '@upcard/core';
import { expect, it } from 'vitest';
import { isDoubleTotal, mostHands } from './two-card-rules.ts';

const CARDS: readonly Card[] = ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', '10S'];

it.each(DOUBLES)('doubles the totals that the table doubles: %s', (double) => {
  const rules = { ...GAMES.live, double };
  for (const first of CARDS) {
    for (const second of CARDS) {
      const shape = shapeOf([first, second], false, rules);
      const isOpen = offReasons(rules, shape, 1).double === null;
      expect([first, second, isDoubleTotal(rules, shape.total, shape.isSoft)]).toEqual([first, second, isOpen]);
    }
  }
});

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
