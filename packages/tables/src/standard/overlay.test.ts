import { describe, expect, test } from 'vitest';
import { gatheredStandard, type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import { onlyWatching } from './overlay.ts';

/** Ann deals to Ben and Cat, who bet 100 and 200. */
function dealt(cards: string, settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = startedStandard('ann ben cat', { settings, terms: { isPaced: true } });
  session.deal(cards);
  session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200');
  return session;
}

describe('bidding', () => {
  test('STD-019 STD-041 everybody active may bid from the least bid to all they have; the slider ends earlier', () => {
    const session = startedStandard('ann ben cat');
    for (const name of ['ann', 'ben', 'cat']) {
      expect(session.overlay(name).bid).toEqual({
        bidOff: null,
        skipOff: null,
        least: 0,
        most: 1000,
        sliderEnd: 200,
        previous: null,
        repeat: null,
        sealed: null,
      });
    }
  });

  test('STD-026 STD-028 STD-030 the leader can neither bid nor skip, whoever has skipped can not either until that is void', () => {
    const session = startedStandard('ann ben cat dan', { settings: { minimumRaise: 10 } });
    session.play('ann bid 20', 'ben skipCurrent', 'cat skipRest');
    const off = (name: string) => [session.overlay(name).bid?.bidOff, session.overlay(name).bid?.skipOff];
    expect(['ann', 'ben', 'cat', 'dan'].map(off)).toEqual([
      ['leads', 'leads'],
      ['skipped', 'skipped'],
      ['skipped', 'skipped'],
      [null, null],
    ]);
    expect(session.overlay('dan').bid?.least).toBe(30);
    session.play('dan bid 30');
    expect(['ann', 'ben', 'cat', 'dan'].map(off)).toEqual([
      [null, null],
      [null, null],
      ['skipped', 'skipped'],
      ['leads', 'leads'],
    ]);
  });

  test('STD-021 STD-023 a sealed answer is known to its owner, and final', () => {
    const session = startedStandard('ann ben cat', { settings: { bidding: 'blind' } });
    session.play('ann bid 70', 'ben skip');
    expect(session.overlay('ann').bid).toMatchObject({ sealed: 70, bidOff: 'answered', skipOff: 'answered' });
    expect(session.overlay('ben').bid).toMatchObject({ sealed: 'skip', bidOff: 'answered', skipOff: 'answered' });
    expect(session.overlay('cat').bid).toMatchObject({ sealed: null, bidOff: null, skipOff: null });
    expect(session.overlay('zed').bid).toBeNull();
  });

  test('STD-049 STD-077 the previous bid can be repeated when it is accepted now, above the slider too', () => {
    const session = startedStandard('ann ben', { settings: { minimumRaise: 1 } });
    session.deal('10 9 9 9');
    session.play('ann bid 150', 'ben skipRest', 'ben bet 100', 'ben stand', 'ann stand');
    expect(session.view()).toMatchObject({ round: 2, phase: 'auction' });
    expect(session.overlay('ann').bid).toMatchObject({ sliderEnd: 100, repeat: 150 });
    expect(session.overlay('ben').bid?.repeat).toBeNull();
    session.play('ben bid 150');
    expect(session.overlay('ann').bid).toMatchObject({ least: 151, previous: 150, repeat: null });
  });
});

describe('betting', () => {
  test('STD-066 STD-076 a Player bets from the minimum to the largest even amount; the Dealer, and who is out, bets nothing', () => {
    const session = startedStandard('ann ben cat', { settings: { startingCapital: 101, minimumBet: 100 } });
    session.play('ann bid 0', 'ben skipRest', 'cat resign');
    expect(session.view().phase).toBe('bets');
    expect(session.overlay('ben').bet).toEqual({ least: 100, most: 150, previous: null, repeat: null, placed: null });
    expect(session.overlay('ann').bet).toBeNull();
    expect(session.overlay('cat').bet).toBeNull();
    expect(session.overlay('banker').bet).toBeNull();
  });

  test('STD-076 the previous bet can be repeated while it is legal; one that the clock has made is not offered', () => {
    const session = startedStandard('ann ben cat');
    session.deal('10 10 9 9 9 9 10 10 9 9 9 9');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 600');
    session.wait(30_000);
    session.play('cat stand', 'ben stand', 'ann stand');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest');
    // Ben has 1600 now; Cat bet by the clock.
    expect(session.overlay('ben').bet).toMatchObject({ repeat: 600, placed: null });
    expect(session.overlay('cat').bet).toMatchObject({ repeat: null, placed: null });
    session.play('ben bet 1600');
    expect(session.overlay('ben').bet).toMatchObject({ repeat: null, placed: 1600 });
  });
});

describe('cards', () => {
  test('STD-089 under 2-1 the Dealer alone sees both cards, and still the hole card when the other is shown', () => {
    const session = dealt('9 8 7H 9 8 QD', { dealersRule: 'free-will-2-1' });
    const both = [
      { id: 3, card: '7H' },
      { id: 6, card: 'QD' },
    ];
    expect(session.overlay('ann')).toMatchObject({ faceDown: both, choice: 'reveal' });
    for (const name of ['ben', 'cat', 'zed', 'banker']) {
      expect(session.overlay(name)).toMatchObject({ faceDown: [], choice: null });
    }
    session.play('ann reveal 1');
    expect(session.overlay('ann')).toMatchObject({ faceDown: both.slice(0, 1), choice: null });
  });

  test('STD-091 under 3-2-1 the Dealer alone sees all three, throws one away and shows another', () => {
    const session = dealt('5D 9 8 7H 9 8 QD', { dealersRule: 'free-will-3-2-1' });
    expect(session.overlay('ann').faceDown.map(({ card }) => card)).toEqual(['5D', '7H', 'QD']);
    expect(session.overlay('ann').choice).toBe('discard');
    session.play('ann discard 1');
    expect(session.overlay('ann').faceDown.map(({ card }) => card)).toEqual(['5D', 'QD']);
    expect(session.overlay('ann').choice).toBe('reveal');
    expect(session.overlay('ben').faceDown).toEqual([]);
  });

  test('STD-219 the cards of a Dealer who resigns are the Banker’s, choice included', () => {
    const session = dealt('9 8 7H 9 8 QD', { dealersRule: 'free-will-2-1' });
    session.play('ann resign');
    expect(session.overlay('ann')).toMatchObject({ faceDown: [], choice: null, canResign: false });
    expect(session.overlay('banker')).toMatchObject({ number: null, choice: 'reveal' });
    expect(session.overlay('banker').faceDown.map(({ card }) => card)).toEqual(['7H', 'QD']);
  });

  test('under Free will nobody sees the hole card before the Dealer’s turn, the Dealer included', () => {
    const session = dealt('9 8 7 9 8 QD');
    for (const name of ['ann', 'ben', 'zed', 'banker']) expect(session.overlay(name).faceDown).toEqual([]);
    expect(JSON.stringify([session.view(), session.overlay('ann')])).not.toContain('QD');
  });

  test('STD-110 only the Player whose hand is asked has actions, with the reason where one is off', () => {
    const session = dealt('9 8 7 9 8 10');
    const { actions } = session.overlay('ben');
    expect(actions?.split).toEqual({ isLegal: true, stake: 100 });
    for (const name of ['ann', 'cat', 'zed']) expect(session.overlay(name).actions).toBeNull();
    session.deal('2');
    session.play('ben hit');
    expect(session.overlay('ben').actions?.double).toEqual({ isLegal: false, reason: 'two-cards-only' });
    session.play('ben stand');
    expect(session.overlay('ben').actions).toBeNull();
    expect(session.overlay('cat').actions?.stand.isLegal).toBe(true);
  });

  test('STD-112 in the Dealer’s turn the Dealer hits or stands, and nobody else', () => {
    const session = dealt('9 8 7 9 8 5');
    expect(session.overlay('ann').dealerActions).toEqual([]);
    session.play('ben stand', 'cat stand');
    expect(session.overlay('ann').dealerActions).toEqual(['hit', 'stand']);
    for (const name of ['ben', 'cat', 'zed', 'banker']) expect(session.overlay(name).dealerActions).toEqual([]);
  });
});

describe('between rounds', () => {
  function inBreak(): StandardSession {
    const session = startedStandard('ann ben cat', { terms: { isPaced: true } });
    session.deal('10 10 9 9 9 9');
    session.play('cat auto off', 'ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 100');
    session.play('cat stand', 'ben stand', 'ann stand');
    return session;
  }

  test('STD-156 STD-159 who is active may agree, once', () => {
    const session = inBreak();
    session.play('ben resign');
    expect(['ann', 'ben', 'cat', 'zed'].map((name) => session.overlay(name).agreement)).toEqual([
      'open',
      null,
      'open',
      null,
    ]);
    session.play('cat agree');
    expect(session.overlay('cat').agreement).toBe('given');
    expect(session.view().agreed).toEqual([3]);
  });

  test('STD-168 STD-170 everybody active sees their own Auto continue, which is On at first', () => {
    const session = inBreak();
    session.play('ben resign');
    expect(['ann', 'ben', 'cat', 'zed'].map((name) => session.overlay(name).autoContinue)).toEqual([
      true,
      null,
      false,
      null,
    ]);
  });
});

describe('the host', () => {
  test('STD-014 the game starts with one who is ready beside the bot, and with two where there is none', () => {
    const off = (names: string, includeBot: boolean) =>
      gatheredStandard(names, { settings: { includeBot } }).overlay('ann').startOff;
    expect([off('ben', true), off('ben', false), off('ben cat', false)]).toEqual([null, 'too-few-ready', null]);
    const session = gatheredStandard('ann ben');
    expect(session.overlay('ben').startOff).toBe('not-host');
    session.play('ann start');
    expect(session.overlay('ann').startOff).toBe('started');
  });

  test('STD-199 STD-204 only the host, in the testing mode, may put cards in front, before the start and in a break', () => {
    const session = gatheredStandard('ann ben', { terms: { takesCards: true, isPaced: true } });
    const may = () => session.overlay('ann').canApplyCards;
    expect([may(), session.overlay('ben').canApplyCards]).toEqual([true, null]);
    session.play('ann start');
    expect(may()).toBe(false);
    session.play('ann bid 0', 'ben skipRest');
    expect(may()).toBe(false);
    session.deal('10 9 9 9');
    session.play('ben bet 100');
    expect(may()).toBe(false);
    session.play('ben stand', 'ann stand');
    expect([session.view().phase, may()]).toEqual(['break', true]);
    expect(gatheredStandard('ann ben').overlay('ann').canApplyCards).toBeNull();
  });
});

describe('who only watches', () => {
  test('STD-017 everybody without a part gets the same bytes, at every moment', () => {
    const session = startedStandard('ann ben cat');
    const check = () => expect(JSON.stringify(session.overlay('yan'))).toBe(JSON.stringify(session.overlay('zed')));
    check();
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest');
    check();
    session.deal('9 8 7 9 8 10');
    session.play('ben bet 100', 'cat bet 200');
    check();
    expect(session.overlay('zed')).toMatchObject({
      number: null,
      bid: null,
      bet: null,
      actions: null,
      canResign: false,
    });
  });

  test('a participant who may do nothing now still knows what only they know', () => {
    const blind = startedStandard('ann ben', { settings: { bidding: 'blind' } });
    blind.play('ann bid 70');
    expect(onlyWatching(blind.overlay('ann'))).toMatchObject({ number: 1, bid: { sealed: 70 }, canResign: false });
    expect(onlyWatching(blind.overlay('ben'))).toMatchObject({ number: 2, bid: null, autoContinue: true });
    const session = dealt('9 8 7H 9 8 QD', { dealersRule: 'free-will-2-1' });
    expect(onlyWatching(session.overlay('ann'))).toMatchObject({ choice: null, dealerActions: [] });
    expect(onlyWatching(session.overlay('ann')).faceDown).toHaveLength(2);
    session.play('ann reveal 0');
    expect(onlyWatching(session.overlay('ben')).actions).toBeNull();
  });

  test('nothing of a host’s is on for a host who may do nothing now', () => {
    const session = gatheredStandard('ann ben', { terms: { takesCards: true } });
    expect(onlyWatching(session.overlay('ann'))).toMatchObject({ startOff: 'not-host', canApplyCards: null });
  });
});
