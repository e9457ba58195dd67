import { describe, expect, it } from 'vitest';
import { type AuctionNow, auctionNow, shown } from '../testkit/standard-position.ts';
import { auctionAnswer } from './auction-answer.ts';

const answer = (now: AuctionNow) => {
  const { view, overlay } = auctionNow(now);
  return auctionAnswer(view, overlay);
};

const bid = (amount: number) => ({ type: 'bid', amount, round: 3 });
const LEAVES = { type: 'skipRest', round: 3 };

/** An Open auction in which somebody else leads with this amount, and may be raised by `raise`. */
const ledWith = (amount: number, raise = 1): AuctionNow => ({
  settings: { minimumRaise: raise },
  auction: { leading: { by: 1, amount }, leastBid: amount + raise, bids: 1 },
});

describe('the bot in an Open auction', () => {
  it('STD-034 opens at 0 when nobody has', () => {
    expect(answer({})).toEqual(bid(0));
  });

  it('STD-034 opens at 0 even where its target is 0', () => {
    expect(answer({ settings: { minimumBet: 2 } })).toEqual(bid(0));
  });

  it.each([
    [0, 1, bid(1)],
    [7, 1, bid(8)],
    [8, 1, bid(9)],
    [9, 1, LEAVES],
    [500, 1, LEAVES],
    [0, 5, bid(5)],
    [4, 5, bid(9)],
    [5, 5, LEAVES],
    [0, 10, LEAVES],
  ])('STD-034 against a bid of %i with raises of %i', (amount, raise, said) => {
    expect(answer(ledWith(amount, raise))).toEqual(said);
  });

  it.each([
    [2, LEAVES],
    [3, bid(10)],
    [10, bid(10)],
  ])('STD-034 against 9 counts %i who still play, not those who are out', (active, said) => {
    expect(answer({ ...ledWith(9), active, eliminated: 5 })).toEqual(said);
  });

  it.each([
    [7, bid(7)],
    [6, LEAVES],
  ])('STD-034 never bids beyond its capital: of %i against 6', (most, said) => {
    expect(answer({ ...ledWith(6), bid: { most } })).toEqual(said);
  });

  it('leaves where it cannot pay the least bid', () => {
    expect(answer({ ...ledWith(6), bid: { bidOff: 'too-poor', most: 6 } })).toEqual(LEAVES);
  });

  it.each(['leads', 'skipped'] as const)('STD-034 has nothing to say when it %s', (off) => {
    expect(answer({ ...ledWith(6), bid: { bidOff: off, skipOff: off } })).toBeNull();
  });
});

describe('the bot in a Blind auction', () => {
  const blind = (more: AuctionNow): AuctionNow => ({ ...more, settings: { bidding: 'blind', ...more.settings } });

  it.each([
    [2, 1_000, 9],
    [4, 1_000, 27],
    [4, 20, 20],
    [4, 0, 0],
  ])('STD-035 submits its target at once: %i active, %i coins, %i bid', (active, most, amount) => {
    expect(answer(blind({ active, bid: { most } }))).toEqual(bid(amount));
  });

  it('STD-035 submits one bid', () => {
    expect(answer(blind({ bid: { bidOff: 'answered', skipOff: 'answered', sealed: 9 } }))).toBeNull();
  });
});

describe('outside an auction', () => {
  it('has nothing to say', () => {
    const { view, overlay } = shown({ phase: 'break' });
    expect(auctionAnswer(view, overlay)).toBeNull();
  });

  it('has nothing to say to one it takes no part in', () => {
    const { view } = auctionNow({});
    expect(auctionAnswer(view, shown({}).overlay)).toBeNull();
  });
});
