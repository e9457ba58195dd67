import { describe, expect, test } from 'vitest';
import { named } from '../testkit/house-run.ts';
import {
  newStandard,
  ranksOf,
  type StandardSession,
  standardSettings,
  startedStandard,
} from '../testkit/standard-game.ts';
import { runStandard } from '../testkit/standard-run.ts';
import { capitalOf, tableOf } from './query.ts';
import { STANDARD_TABLE } from './table.ts';

/** Ann deals to Ben, who has bet so much, with these cards: Ben's first, Ann's up-card, Ben's second, Ann's hole card, and on. */
function dealtTo(bet: number, cards: string): StandardSession {
  const session = startedStandard('ann ben');
  session.deal(cards);
  session.play('ann bid 0', 'ben skipRest', `ben bet ${bet}`);
  return session;
}

const handsOf = ({ view }: StandardSession) =>
  view().table?.spots[0]?.hands.map(({ cards, wager, status }) => ({
    cards: ranksOf(cards.map(({ card }) => card)),
    wager,
    status,
  }));

describe('a Player’s hand', () => {
  test('STD-117 STD-118 a hit gives a card, a stand ends the hand and the Dealer is asked', () => {
    const session = dealtTo(100, '2 9 3 8 4 10');
    session.play('ben hit');
    expect(handsOf(session)).toEqual([{ cards: '2 3 4', wager: 100, status: 'waiting' }]);
    session.play('ben stand');
    expect(handsOf(session)?.[0]?.status).toBe('stood');
    expect(session.view().phase).toBe('dealer');
  });

  test('STD-110 21 ends a hand by itself', () => {
    const session = dealtTo(100, '2 9 9 8 10');
    session.play('ben hit');
    expect(session.view().phase).toBe('dealer');
  });

  test('STD-119 without a coin left there is no double', () => {
    const session = dealtTo(1_000, '5 9 6 8');
    expect(session.say('ben double')).toBe('illegal-action');
    expect(session.overlay('ben').actions?.double).toEqual({ isLegal: false, reason: 'not-enough' });
  });

  test('STD-119 STD-120 STD-121 a double takes the wager or what is left, one card, and stands', () => {
    const session = startedStandard('ann ben', { settings: { startingCapital: 101, minimumBet: 2 } });
    session.deal('5 9 6 8 2 10');
    session.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben double');
    expect(handsOf(session)).toEqual([{ cards: '5 6 2', wager: 101, status: 'stood' }]);
  });

  test('STD-122 only two cards of one rank can be split', () => {
    expect(dealtTo(100, 'K 9 Q 8').say('ben split')).toBe('illegal-action');
    expect(dealtTo(100, 'K 9 K 8 2').say('ben split')).toBe('ok');
  });

  test('STD-123 STD-124 the new hand gets what is left, and that may be nothing', () => {
    const some = dealtTo(600, '8 6 8 10 2');
    some.play('ben split');
    expect(handsOf(some)?.map(({ wager }) => wager)).toEqual([600, 400]);
    const none = dealtTo(1_000, '8 6 8 10 2');
    none.play('ben split');
    expect(handsOf(none)).toEqual([
      { cards: '8 2', wager: 1_000, status: 'waiting' },
      { cards: '8', wager: 0, status: 'waiting' },
    ]);
  });

  test('STD-124 a hand without a wager is played like any other and wins nothing', () => {
    const session = dealtTo(1_000, '8 6 8 10 10 10 10');
    session.play('ben split', 'ben stand', 'ben stand', 'ann hit');
    const results = session.view().lastRound?.players[0]?.hands.map(({ result }) => [result.outcome, result.net]);
    expect(results).toEqual([
      ['win', 1_000],
      ['win', 0],
    ]);
  });

  test('STD-126 split Aces get one card each and stand', () => {
    const session = dealtTo(100, 'A 9 A 8 5 K');
    session.play('ben split');
    expect(session.view().phase).toBe('dealer');
    expect(handsOf(session)?.map(({ cards }) => cards)).toEqual(['A 5', 'A K']);
    session.play('ann stand');
    expect(session.view().lastRound?.players[0]?.hands[1]?.result).toMatchObject({ outcome: 'win', net: 100 });
  });

  test('STD-127 half of the bet comes back for a hand surrendered first, and no other can be', () => {
    const session = dealtTo(102, '10 9 6 8');
    session.play('ben surrender');
    expect(session.view().lastRound?.players[0]?.hands[0]?.result).toMatchObject({ payout: 51, net: -51 });
    const late = dealtTo(100, '2 9 6 8 2');
    late.play('ben hit');
    expect(late.say('ben surrender')).toBe('illegal-action');
    const split = dealtTo(100, '8 9 8 8 2');
    split.play('ben split');
    expect(split.say('ben surrender')).toBe('illegal-action');
  });

  test('STD-128 an Ace of the Dealer’s offers no insurance: the hand is asked at once', () => {
    const session = dealtTo(100, '10 A 6 8');
    expect(session.view()).toMatchObject({ phase: 'play', table: { phase: 'play' } });
    expect(session.view().table?.spots[0]?.insurance).toEqual({ kind: 'unasked' });
  });

  test('STD-111 STD-112 the clock stands for a hand and for the Dealer; a hit does not start it again', () => {
    const session = dealtTo(100, '2 9 3 5 4 2');
    session.wait(20_000);
    session.play('ben hit');
    session.wait(9_999);
    expect(session.view().phase).toBe('play');
    session.wait(1);
    expect(session.view().phase).toBe('dealer');
    session.wait(20_000);
    session.play('ann hit');
    session.wait(9_999);
    expect(session.view().phase).toBe('dealer');
    session.wait(1);
    expect(session.view()).toMatchObject({ phase: 'auction', lastRound: { dealerCards: { length: 3 } } });
  });
});

describe('cards', () => {
  test('STD-105 nothing is ever mixed, and a card can come again at once', () => {
    const session = dealtTo(100, '8S 8S 8S 8S 8S 8S 8S');
    expect(STANDARD_TABLE.rules(session.run.state()).decks).toBe('infinite');
    session.play('ben split');
    expect(handsOf(session)?.[0]?.cards).toBe('8 8');
  });

  test.each([0, 1, 2])('STD-093 a card that the Dealer does not choose in time is drawn by lot: %i', (lot) => {
    const cards = ['2S', '10S', '3S', '9S', '4S'] as const;
    const asked: number[] = [];
    let next = 0;
    const start = newStandard(standardSettings({ includeBot: false, dealersRule: 'free-will-3-2-1' }));
    const run = runStandard(start, {
      card: () => cards[next++] ?? '5S',
      index: (below) => {
        asked.push(below);
        return Math.min(lot, below - 1);
      },
    });
    run.hear({ type: 'gathered', ready: [named('ann'), named('ben')] });
    run.say('ann', { type: 'start' });
    run.say('ann', { type: 'bid', amount: 0 });
    run.say('ben', { type: 'skipRest' });
    run.say('ben', { type: 'bet', amount: 100 });
    expect(STANDARD_TABLE.view(run.state()).phase).toBe('discard');
    run.passTo(30_000);
    expect(asked).toEqual([3]);
    expect(tableOf(run.state())?.discarded?.card).toBe(['2S', '3S', '4S'][lot]);
    run.passTo(60_000);
    expect(asked).toEqual([3, 2]);
    expect(run.say('ann', { type: 'reveal', index: 0 })).toBe('too-late');
    expect(STANDARD_TABLE.view(run.state()).phase).toBe('play');
  });
});

describe('a resignation', () => {
  test('STD-218 forfeits what is open and sends the rest to the Bank', () => {
    const session = startedStandard('ann ben cat');
    session.deal('2 2 9 3 3 8');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200', 'ben resign');
    expect(session.view()).toMatchObject({ phase: 'play', bank: 900, active: { spot: 3 } });
    expect(session.view().participants[1]).toMatchObject({ status: 'resigned', available: 0 });
    expect(session.say('ben hit')).toBe('not-active');
  });

  test('STD-219 of the Dealer leaves the same cards to the Banker, and the round stays the winner’s', () => {
    const session = startedStandard('ann ben cat');
    session.deal('2 2 9 3 3 8');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200', 'ann resign');
    expect(session.view()).toMatchObject({ dealer: { number: null, tookOver: true }, bank: 1_000 });
    session.play('ben stand', 'cat stand', 'banker stand');
    expect(session.view().lastRound).toMatchObject({ dealer: 1, bankerTookOver: true });
  });

  test('STD-154 with one left the round is called off: their wager comes back, and the Bank is theirs', () => {
    const session = startedStandard('ann ben');
    session.deal('2 9 3 8');
    session.play('ann bid 10', 'ben skipRest', 'ben bet 100', 'ann resign');
    expect(session.view()).toMatchObject({ phase: 'finished', ending: 'one-left', bank: 0 });
    expect(capitalOf(session.run.state(), 2)).toBe(2_000);
    expect(session.view().results).toEqual([]);
  });
});

describe('the end of a round', () => {
  test('STD-151 STD-154 a Dealer without a coin is out, and the game with two is over', () => {
    const session = dealtTo(1_000, '10 10 10 6 10');
    session.play('ben stand', 'ann hit');
    expect(session.view()).toMatchObject({ phase: 'finished', ending: 'one-left' });
    expect(session.view().participants.map(({ status, available }) => [status, available])).toEqual([
      ['eliminated', 0],
      ['active', 2_000],
    ]);
  });

  test('STD-150 what neither Dealer nor Bank has is created, exactly, and counted', () => {
    const session = startedStandard('ann ben');
    session.deal('10 6 10 10 10 10 10');
    session.play('ann skipRest', 'ben skipRest', 'ann bet 100', 'ben bet 200', 'ann stand', 'ben stand', 'banker hit');
    expect(session.view()).toMatchObject({ generated: 300, bank: 0 });
  });

  test('STD-149 STD-150 the Dealer pays first, then the Bank what it has, and only the rest is created', () => {
    const session = startedStandard('ann ben cat', {
      settings: { startingCapital: 100, minimumBet: 100 },
      terms: { isPaced: true },
    });
    session.deal('10 10 10 10 10 9');
    // The coin that is paid can't be divided by three: it waits in the Bank.
    session.play('ann bid 1', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 100');
    session.play('cat stand', 'ben stand', 'ann stand');
    expect(session.view()).toMatchObject({ generated: 100, bank: 0 });
    expect(session.view().participants.map(({ available }) => available)).toEqual([0, 200, 200]);
  });

  test('STD-155 STD-160 the next auction opens after the break, or as soon as all have agreed', () => {
    const session = dealtTo(100, '10 10 7 9');
    session.play('ann auto off', 'ben auto off', 'ben stand', 'ann stand');
    expect(session.view()).toMatchObject({ phase: 'break', clock: { length: 10_000 } });
    session.play('ann agree');
    session.wait(9_999);
    expect(session.view().phase).toBe('break');
    session.wait(1);
    expect(session.view()).toMatchObject({ phase: 'auction', round: 2 });
    expect(session.say('ben agree')).toBe('too-late');
  });

  test('STD-159 STD-160 the bot agrees by itself, and who has resigned is not asked', () => {
    const session = startedStandard('ann ben', { settings: { includeBot: true } });
    session.deal('10 10 10 7 7 9');
    session.play(
      'bot skipRest',
      'ben skipRest',
      'ann bid 0',
      'ben bet 100',
      'bot bet 100',
      'ann auto off',
      'ben auto off',
    );
    session.play('bot stand', 'ben stand', 'ann stand', 'ben resign');
    expect(session.view().phase).toBe('break');
    session.play('ann agree');
    expect(session.view()).toMatchObject({ phase: 'auction', round: 2 });
  });

  test('STD-168 STD-171 continuing by oneself is on at first; while people look on the result stays for a moment', () => {
    const session = startedStandard('ann ben', { terms: { isPaced: true } });
    session.deal('10 10 7 9');
    session.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand', 'ann stand');
    expect(session.view()).toMatchObject({ phase: 'break', autoContinue: { on: 2, of: 2 } });
    session.wait(3_999);
    expect(session.view().phase).toBe('break');
    session.wait(1);
    expect(session.view()).toMatchObject({ phase: 'auction', round: 2 });
  });

  test('STD-016 the game is over after its last round', () => {
    const session = startedStandard('ann ben', { settings: { rounds: 1 } });
    session.deal('10 10 7 9');
    session.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand', 'ann stand');
    expect(session.view()).toMatchObject({ phase: 'finished', ending: 'rounds-played', clock: null });
    for (const line of ['ann agree', 'ben bid 1', 'ann resign']) expect(session.say(line)).toBe('wrong-phase');
  });
});
