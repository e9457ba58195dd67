import { describe, expect, test } from 'vitest';
import { startedStandard } from '../testkit/standard-game.ts';
import { capitalOf } from './query.ts';

const BLIND = { settings: { bidding: 'blind' } };

describe('what may be bid', () => {
  test.each([
    ['STD-019 a negative amount', 'ben bid -1', 'bad-amount'],
    ['STD-019 half a coin', 'ben bid 0.5', 'bad-amount'],
    ['STD-019 more than somebody has', 'ben bid 1001', 'over-capital'],
    ['STD-019 all of it', 'ben bid 1000', 'ok'],
    ['STD-020 STD-025 nothing at all, as the first bid', 'ben bid 0', 'ok'],
  ])('%s', (_, line, answer) => {
    expect(startedStandard('ann ben').say(line)).toBe(answer);
  });

  test.each([
    [1, 11],
    [2, 12],
    [5, 15],
    [10, 20],
  ])('STD-026 with a Minimum raise of %i the bid after 10 is %i at least', (minimumRaise, least) => {
    const session = startedStandard('ann ben', { settings: { minimumRaise } });
    session.play('ann bid 10');
    expect(session.say(`ben bid ${least - 1}`)).toBe('bid-too-low');
    expect(session.say(`ben bid ${least}`)).toBe('ok');
  });

  test('STD-026 the leader can neither bid again nor skip', () => {
    const session = startedStandard('ann ben');
    session.play('ann bid 10');
    for (const line of ['ann bid 20', 'ann skipCurrent', 'ann skipRest'])
      expect(session.say(line)).toBe('illegal-action');
  });

  test('STD-021 STD-023 Blind: one answer each, whatever it was', () => {
    const session = startedStandard('ann ben cat', BLIND);
    session.play('ann bid 5', 'ben skip');
    for (const line of ['ann bid 6', 'ann skip', 'ben bid 6', 'ben skip'])
      expect(session.say(line)).toBe('already-submitted');
    expect(session.say('cat skipRest')).toBe('illegal-action');
  });
});

describe('skips of Open bidding', () => {
  test('STD-028 STD-031 the skip of a bid is over with the next one; the clock starts anew', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 1', 'ben skipCurrent');
    expect(session.say('ben bid 9')).toBe('already-submitted');
    session.wait(29_000);
    session.play('cat bid 2');
    expect(session.view().clock?.deadline).toBe(59_000);
    session.wait(29_000);
    expect(session.say('ben bid 9')).toBe('ok');
  });

  test('STD-029 the opening bid can be skipped until somebody opens', () => {
    const session = startedStandard('ann ben');
    session.play('ben skipCurrent');
    expect(session.say('ben bid 0')).toBe('already-submitted');
    session.play('ann bid 0');
    expect(session.say('ben bid 1')).toBe('ok');
  });

  test('STD-030 STD-031 the skip of the rest outlasts every bid', () => {
    const session = startedStandard('ann ben cat');
    session.play('ben skipRest', 'ann bid 0', 'cat bid 1', 'ann bid 2');
    expect(session.say('ben bid 3')).toBe('already-submitted');
  });

  test('STD-031 whoever can’t pay the next bid is out of the auction', () => {
    const session = startedStandard('ann ben cat');
    session.play('ben bid 1', 'ann bid 1000');
    // Nobody is left who could raise: Ann deals.
    expect(session.view()).toMatchObject({ phase: 'bets', outcome: { winner: 1, paid: 1000 } });
  });

  test('STD-030 STD-032 a withdrawn bid is no fallback for a leader who resigns', () => {
    const session = startedStandard('ann ben cat dan');
    session.play('ben bid 10', 'cat bid 20', 'ben skipRest', 'dan bid 30', 'ann skipCurrent', 'dan resign');
    expect(session.view().auction).toMatchObject({ leading: { by: 3, amount: 20 }, leastBid: 21 });
    // Ann’s skip of the bid that was is void, Ben’s of the rest is not.
    expect(session.view().auction?.standings.map(({ standing }) => standing)).toEqual([
      'asked',
      'skippedRest',
      'leads',
    ]);
  });

  test('STD-030 STD-032 the highest earlier bid is no fallback either, once it is withdrawn or can’t be raised by its owner', () => {
    const session = startedStandard('ann ben cat dan');
    session.play('ben bid 10', 'cat bid 20', 'dan bid 30', 'cat skipRest', 'dan resign');
    expect(session.view().auction).toMatchObject({ leading: { by: 2, amount: 10 }, leastBid: 11 });
    const poor = startedStandard('ann ben cat dan');
    poor.deal('10 10 10 10 10 10 9 10');
    poor.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'dan skipRest', 'ben bet 400', 'cat bet 100', 'dan bet 100');
    poor.play('dan stand', 'cat stand', 'ben stand', 'ann stand', 'ben bid 600', 'cat bid 601', 'cat resign');
    // Ben has 600 and could not pay 602: he is out of the auction, and nobody else has bid.
    expect(poor.view().auction).toMatchObject({ leading: null, leastBid: 0 });
    expect(poor.say('ben bid 0')).toBe('already-submitted');
  });

  test('STD-032 a leader’s resignation starts the full clock again, that of somebody else does not', () => {
    const session = startedStandard('ann ben cat dan');
    session.play('ann bid 10', 'ben bid 20');
    session.wait(10_000);
    session.play('cat resign');
    expect(session.view().clock?.deadline).toBe(30_000);
    session.play('ben resign');
    expect(session.view()).toMatchObject({ auction: { leading: { by: 1, amount: 10 } }, clock: { deadline: 40_000 } });
  });

  test('STD-032 without another bid the auction opens anew', () => {
    const session = startedStandard('ann ben cat');
    session.wait(10_000);
    session.play('ann bid 10', 'ben skipRest', 'ann resign');
    expect(session.view()).toMatchObject({ auction: { leading: null, leastBid: 0 }, clock: { deadline: 40_000 } });
    session.play('cat bid 0');
    expect(session.view().outcome).toMatchObject({ winner: 3, paid: 0 });
  });
});

describe('the end of an auction', () => {
  test('STD-033 comes when all but the leader have skipped, or their time is up', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 3', 'ben skipCurrent');
    session.wait(29_999);
    expect(session.view().phase).toBe('auction');
    session.wait(1);
    expect(session.view()).toMatchObject({ phase: 'bets', outcome: { winner: 1, paid: 3 } });
    expect(session.say('cat bid 4')).toBe('too-late');
    // Ben had answered: for him it is just over.
    expect(session.say('ben bid 4')).toBe('wrong-phase');
  });

  test('STD-036 STD-064 the Banker deals when all skip, and there is nothing to show', () => {
    const session = startedStandard('ann ben');
    session.play('ann skipRest', 'ben skipCurrent');
    expect(session.view()).toMatchObject({ outcome: { winner: null, paid: 0, bids: [] }, dealer: { number: null } });
  });

  test('STD-022 Blind: who says nothing in time has skipped, and a bid does not start the clock anew', () => {
    const session = startedStandard('ann ben cat', BLIND);
    session.wait(20_000);
    session.play('ann bid 5');
    session.wait(10_000);
    expect(session.view().outcome).toMatchObject({ winner: 1, paid: 5 });
    expect(session.say('ben bid 7')).toBe('too-late');
  });

  test.each([
    ['STD-050 the higher bid', { ann: 15_000, ben: 15_000 }, ['ann bid 5', 'ben bid 6'], 2],
    [
      'STD-051 the lower rating, of equal bids of one moment',
      { ann: 16_000, ben: 15_000 },
      ['ann bid 5', 'ben bid 5'],
      2,
    ],
    ['STD-051 room order, of equals', { ann: 15_000, ben: 15_000 }, ['ben bid 5', 'ann bid 5'], 1],
  ])('Blind: %s wins', (_, ratings, lines, winner) => {
    const session = startedStandard('ann ben cat', {
      ...BLIND,
      terms: { isRated: true },
      ratings: { ...ratings, cat: 15_000 },
    });
    session.play(...lines, 'cat skip');
    expect(session.view().outcome?.winner).toBe(winner);
  });

  test('STD-057 STD-218 Blind: who resigns takes part no more, and is waited for no longer; the bid stays among those shown', () => {
    const session = startedStandard('ann ben cat dan', BLIND);
    session.play('ann bid 90', 'ben bid 40', 'cat skip', 'ann resign', 'dan resign');
    expect(session.view().outcome).toMatchObject({ winner: 2, paid: 40, bids: [{ by: 1 }, { by: 2 }] });
  });

  test('STD-051 Blind: of equal bids the earlier one wins, whatever the rating', () => {
    const ratings = { ann: 14_000, ben: 15_000 };
    const session = startedStandard('ann ben', { ...BLIND, terms: { isRated: true }, ratings });
    session.play('ben bid 5');
    session.wait(1);
    session.play('ann bid 5');
    expect(session.view().outcome?.winner).toBe(2);
  });

  test('STD-051 Blind: a person comes before the bot, who was earlier', () => {
    const session = startedStandard('ann', { settings: { bidding: 'blind', includeBot: true } });
    session.play('bot bid 9');
    session.wait(5_000);
    session.play('ann bid 9');
    expect(session.view().outcome?.winner).toBe(1);
  });

  test('STD-052 STD-053 STD-054 the bid is paid and the whole Bank divided, the Dealer included; what can’t be stays', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 100', 'ben skipRest', 'cat skipRest');
    expect([1, 2, 3].map((number) => capitalOf(session.run.state(), number))).toEqual([933, 1033, 1033]);
    expect(session.view().bank).toBe(1);
  });

  test('STD-055 the Bank is divided too when the Banker deals', () => {
    const session = startedStandard('ann ben cat');
    session.play('cat resign', 'ann skipRest', 'ben skipRest');
    expect([1, 2].map((number) => capitalOf(session.run.state(), number))).toEqual([1500, 1500]);
  });

  test('STD-066 who is left below the Minimum bet and does not deal goes, and the rest of the coins with them', () => {
    const session = startedStandard('ann ben cat', { settings: { startingCapital: 100, minimumBet: 60 } });
    session.deal('10 10 10 10 7 9');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 60', 'cat bet 60');
    session.play('cat stand', 'ben stand', 'ann stand', 'cat bid 0', 'ann skipRest', 'ben skipRest');
    expect(session.view().participants[1]).toMatchObject({ status: 'eliminated', available: 0 });
    expect(session.view()).toMatchObject({ phase: 'bets', bank: 40 });
    expect(session.say('ben bet 60')).toBe('not-active');
  });
});
