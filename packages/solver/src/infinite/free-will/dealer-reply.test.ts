import { RANKS, type Rank } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterDraw, stateOfHand, totalOf } from '../draws.ts';
import { dealerReply, type OpenHand } from './dealer-reply.ts';
import { FINAL_TOTALS, freeWillReturns, returnsAgainst } from './returns.ts';

const one = (total: number): OpenHand[] => [{ total, wager: 1 }];

describe('the reply of a dealer of free will', () => {
  it.each([
    ['SBX-036', one(16), ['10', '7'], 'stand'],
    ['SBX-036', one(18), ['10', '7'], 'hit'],
    ['SBX-036', one(12), ['2', '2'], 'hit'],
    ['SBX-036', one(21), ['10', 'A'], 'stand'],
    ['SBX-036', one(20), ['A', '6'], 'hit'],
    ['SBX-036', one(17), ['A', '6'], 'hit'],
    ['SBX-036', [{ total: 18, wager: 2 }, ...one(16)], ['10', '7'], 'stand'],
    ['STD-114', [{ total: 18, wager: 4 }, ...one(16)], ['10', '7'], 'hit'],
    ['STD-114', [{ total: 18, wager: 0 }, ...one(16)], ['10', '7'], 'stand'],
    ['STD-114', [], ['10', '2'], 'stand'],
  ] as const)('%s: to %o with %o is to %s', (_, hands, dealer, move) => {
    expect(dealerReply(hands, dealer).move).toBe(move);
  });

  it('STD-114 stands on an exact tie', () => {
    // An 8 has passed a 5 already, and no card spoils that.
    expect(dealerReply(one(5), ['5', '3'])).toEqual({ move: 'stand', stand: 1, hit: 1 });
    // Nothing is at stake: every move is worth 0.
    expect(dealerReply([{ total: 20, wager: 0 }], ['10', '2'])).toEqual({ move: 'stand', stand: 0, hit: 0 });
  });

  it('says what both moves win', () => {
    const { stand, hit } = dealerReply([{ total: 18, wager: 2 }], ['10', '7']);
    // An Ace ties, 2, 3 and 4 win, all else is bust.
    expect(stand).toBe(-2);
    expect(hit).toBeCloseTo((3 * 2 - 9 * 2) / 13, 14);
  });

  it('SBX-040 wins what the same states are worth when they are worked out backward once for all', () => {
    const hands = fc.array(
      fc.record({ total: fc.integer({ min: 4, max: 21 }), wager: fc.integer({ min: 0, max: 50 }) }),
      {
        maxLength: 5,
      },
    );
    const pair: fc.Arbitrary<[Rank, Rank]> = fc.tuple(fc.constantFrom(...RANKS), fc.constantFrom(...RANKS));
    fc.assert(
      fc.property(hands, pair, (open, dealer) => {
        const state = stateOfHand(dealer);
        fc.pre(totalOf(state) < 21);
        const stands = Float64Array.from({ length: FINAL_TOTALS }, (_, total) =>
          open.reduce((sum, hand) => sum + (returnsAgainst(hand.total, hand.wager)[total] ?? 0), 0),
        );
        const reply = dealerReply(open, dealer);
        expect(reply.hit).toBeCloseTo(afterDraw(freeWillReturns(stands), state), 10);
        expect(reply.stand).toBe(stands[totalOf(state)]);
        expect(reply.move).toBe((reply.hit ?? 0) > reply.stand + 1e-9 ? 'hit' : 'stand');
      }),
      { seed: 36, numRuns: 200 },
    );
  });

  it('has no move for a bust dealer', () => {
    expect(() => dealerReply(one(18), ['10', '10', '5'])).toThrow('bust');
  });
});
