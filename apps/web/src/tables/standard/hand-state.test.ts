import { money } from '@upcard/core';
import { expect, test } from 'vitest';
import { handResult, handView } from '../house/testkit/house-frames.ts';
import { handState, isDecided, shownTotal } from './hand-state.ts';

const at = { spot: 1, hand: 0 };

test.each([
  ['STD-134 a hand whose turn is to come waits', handView(['8S', '9S'], 1), false, 'Waiting'],
  ['STD-134 the hand that is asked acts', handView(['8S', '9S'], 1), true, 'Acting'],
  ['STD-134 a hand that is done stands', handView(['8S', '9S'], 1, { status: 'stood' }), false, 'Stand'],
  ['STD-134 a bust hand says so at once', handView(['8S', '9S', 'KS'], 1, { status: 'bust' }), false, 'Bust'],
  ['STD-136 a natural is a Blackjack', handView(['AS', 'KS'], 1, { status: 'natural' }), false, 'Blackjack'],
  ['STD-136 a surrendered hand says so', handView(['8S', '8D'], 1, { status: 'surrendered' }), false, 'Surrendered'],
  ['STD-134 a hand of somebody who gave up', handView(['8S', '8D'], 1, { status: 'forfeited' }), false, 'Forfeited'],
] as const)('%s', (_, hand, isActing, word) => {
  expect(handState(hand, isActing).word).toBe(word);
});

test.each([
  ['win', 'stood', 'Win'],
  ['lose', 'stood', 'Lose'],
  ['push', 'stood', 'Push'],
  ['push', 'natural', 'Blackjack, push'],
  ['blackjack', 'natural', 'Blackjack'],
  ['bust', 'bust', 'Bust'],
  ['surrender', 'surrendered', 'Surrendered'],
  ['forfeit', 'forfeited', 'Forfeited'],
] as const)('STD-136 a settled hand says what it came to: %s of a %s hand', (outcome, status, word) => {
  const hand = handView(['AS', 'KS'], 1, { status, result: handResult(at, outcome, 0) });
  expect(handState(hand, false).word).toBe(word);
});

test('STD-137 bust, surrendered, blackjack and forfeited hands are decided, others are not', () => {
  expect(
    (['waiting', 'stood', 'natural', 'bust', 'surrendered', 'forfeited'] as const).filter((status) =>
      isDecided({ status }),
    ),
  ).toEqual(['natural', 'bust', 'surrendered', 'forfeited']);
});

test.each([
  ['STD-135 hidden while the round is in play', 'stood', null, null],
  ['STD-136 shown after it', 'stood', 'win', 17],
  ['STD-136 of a bust hand too', 'bust', 'bust', 17],
  ['STD-136 not of a Blackjack', 'natural', 'blackjack', null],
  ['STD-136 not of a Blackjack that pushes', 'natural', 'push', null],
  ['STD-136 not of a surrendered hand', 'surrendered', 'surrender', null],
  ['STD-136 of a forfeited hand', 'forfeited', 'forfeit', 17],
] as const)('a total is %s', (_, status, outcome, total) => {
  const result = outcome === null ? null : handResult(at, outcome, 0);
  expect(shownTotal(handView(['8S', '9S'], 1, { status, result }))).toBe(total);
});

test('STD-136 a bet forfeited before the deal has no cards, and so no total', () => {
  const result = { ...handResult(at, 'forfeit', -100), wager: money(100) };
  expect(shownTotal(handView([], 1, { status: 'forfeited', result }))).toBeNull();
});
