import { describe, expect, test } from 'vitest';
import { ranksOf, type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import { bankOf, capitalOf } from './query.ts';

/** Ann deals, Ben has bet 100 and acts first, Cat 200; with these cards. */
function dealt(cards: string, dealersRule = 'free-will'): StandardSession {
  const session = startedStandard('ann ben cat', { settings: { dealersRule }, terms: { isPaced: true } });
  session.deal(cards);
  session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200');
  return session;
}

const capitals = ({ run }: StandardSession) =>
  run.state().participants.map(({ number }) => capitalOf(run.state(), number));

const outcomesOf = ({ view }: StandardSession, number: number) =>
  view()
    .lastRound?.players.find((player) => player.number === number)
    ?.hands.map(({ result }) => result.outcome);

describe('a Player who resigns', () => {
  test('STD-218 with a natural that is not paid yet forfeits it', () => {
    const session = dealt('A 10 10 K 10 10');
    session.play('ben resign', 'cat stand', 'ann stand');
    expect(outcomesOf(session, 2)).toEqual(['forfeit']);
    // Ann collects 100, and the 900 that Ben had are divided.
    expect(capitals(session)).toEqual([1_550, 0, 1_450]);
  });

  test('STD-218 with a surrendered hand leaves the half that comes back to the Bank', () => {
    const session = dealt('10 10 10 6 7 7');
    session.play('ben surrender', 'ben resign', 'cat stand', 'ann stand');
    expect(outcomesOf(session, 2)).toEqual(['surrender']);
    expect(capitals(session)).toEqual([1_525, 0, 1_475]);
  });

  test('STD-218 between two hands forfeits the open one; the bust one stays bust', () => {
    const session = dealt('8 10 10 8 10 10 10 10 2');
    session.play('ben split', 'ben hit', 'ben resign', 'cat stand', 'ann stand');
    expect(outcomesOf(session, 2)).toEqual(['bust', 'forfeit']);
    expect(capitals(session)).toEqual([1_600, 0, 1_400]);
  });

  test('STD-112 STD-218 with the last hand that was to be beaten ends the Dealer’s turn', () => {
    const session = dealt('10 10 10 6 9 5 10');
    session.play('ben hit', 'cat stand');
    expect(session.view().phase).toBe('dealer');
    session.play('cat resign');
    expect(ranksOf(session.view().lastRound?.dealerCards ?? [])).toBe('10 5');
    expect(capitals(session)).toEqual([1_700, 1_300, 0]);
  });

  test('STD-110 leaves the clock of another Player’s hand as it is, and starts that of the next hand', () => {
    const waiting = dealt('10 10 10 6 9 5');
    waiting.wait(7_000);
    waiting.play('cat resign');
    expect(waiting.view()).toMatchObject({ active: { spot: 2 }, clock: { deadline: 30_000 } });
    const asked = dealt('10 10 10 6 9 5');
    asked.wait(7_000);
    asked.play('ben resign');
    expect(asked.view()).toMatchObject({ active: { spot: 3 }, clock: { deadline: 37_000 } });
  });
});

describe('a Dealer who resigns', () => {
  test.each([
    ['before throwing a card away', []],
    ['before showing one', ['ann discard 1']],
    ['after showing one', ['ann discard 1', 'ann reveal 1']],
  ])('STD-219 %s leaves the cards as they lie, and every choice still to come, to the Banker', (_, lines) => {
    const session = dealt('9 10 10 5 6 9 7', 'free-will-3-2-1');
    session.play(...lines, 'ann resign');
    expect(session.view()).toMatchObject({ dealer: { number: null, tookOver: true }, bank: 1_000 });
    const choices = ['banker discard 1', 'banker reveal 1'].slice(lines.length);
    session.play(...choices, 'ben stand', 'cat stand');
    expect(session.overlay('banker').dealerActions).toEqual(['hit', 'stand']);
    session.play('banker stand');
    expect(session.view().lastRound).toMatchObject({ dealer: 1, bankerTookOver: true, earnings: -200 });
    // 16 against Ben's 16 and Cat's 19: the Bank pays Cat 200 of its 1,000.
    expect(capitals(session)).toEqual([0, 1_400, 1_600]);
  });

  test('STD-219 while bets are sealed is replaced, and the bets stand', () => {
    const session = startedStandard('ann ben cat');
    session.deal('9 9 10 8 8 7');
    session.play('ann bid 6', 'ben skipRest', 'cat skipRest', 'cat bet 200', 'ann resign');
    expect(session.view()).toMatchObject({ phase: 'bets', betsIn: [3], dealer: { number: null, tookOver: true } });
    session.play('ben bet 100');
    expect(session.view().players.map(({ number }) => number)).toEqual([2, 3]);
  });
});

describe('one participant left', () => {
  const AUCTION = ['ann bid 10', 'ben skipCurrent'];
  const BETS = ['ann bid 10', 'ben skipRest', 'cat skipRest', 'ben bet 300'];
  const DISCARD = [...BETS, 'cat bet 200'];
  const REVEAL = [...DISCARD, 'ann discard 0'];
  const PLAY = [...REVEAL, 'ann reveal 0'];
  const DEALER = [...PLAY, 'cat stand', 'ben stand'];
  const BREAK = [...DEALER, 'ann stand'];

  test.each([
    ['auction', AUCTION],
    ['bets', BETS],
    ['discard', DISCARD],
    ['reveal', REVEAL],
    ['play', PLAY],
    ['dealer', DEALER],
    ['break', BREAK],
  ])('STD-154 STD-218 in phase %s has everything, whoever it is, and the game is over', (phase, lines) => {
    for (const [first, second, left] of [
      ['ann', 'ben', 2],
      ['cat', 'ann', 1],
      ['ben', 'cat', 0],
    ] as const) {
      const session = startedStandard('ann ben cat', {
        settings: { dealersRule: 'free-will-3-2-1' },
        terms: { isPaced: true },
      });
      session.deal('5 9 9 10 8 8 7');
      session.play(...lines);
      expect(session.view().phase).toBe(phase);
      session.play(`${first} resign`, `${second} resign`);
      expect(session.view()).toMatchObject({ phase: 'finished', ending: 'one-left', clock: null });
      expect(capitals(session)).toEqual([0, 1, 2].map((index) => (index === left ? 3_000 : 0)));
      expect(bankOf(session.run.state())).toBe(0);
    }
  });
});
