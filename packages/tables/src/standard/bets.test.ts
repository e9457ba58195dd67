import { describe, expect, test } from 'vitest';
import { gatheredStandard, startedStandard } from '../testkit/standard-game.ts';

/** Ann deals; Ben, Cat and Dan are to bet. */
function betting() {
  const session = startedStandard('ann ben cat dan');
  session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'dan skipRest');
  return session;
}

describe('hand bets', () => {
  test.each([
    ['no number', 'ben bet x', 'bad-amount'],
    ['below nothing', 'ben bet -2', 'bad-amount'],
    ['nothing', 'ben bet 0', 'bet-below-minimum'],
    ['below the minimum', 'ben bet 98', 'bet-below-minimum'],
    ['too much', 'ben bet 1002', 'over-capital'],
    ['odd', 'ben bet 101', 'bet-not-even'],
    ['the Dealer’s', 'ann bet 100', 'not-your-turn'],
    ['the minimum', 'ben bet 100', 'ok'],
    ['everything', 'ben bet 1000', 'ok'],
  ])('STD-076 %s: %s', (_, line, answer) => {
    expect(betting().say(line)).toBe(answer);
  });

  test('STD-076 the previous bet can be repeated while it is legal, and a bet of the clock’s is none', () => {
    const session = startedStandard('ann ben');
    session.deal('10 10 7 9 10 10 7 9');
    session.play('ann bid 0', 'ben skipRest', 'ben bet 400', 'ben stand', 'ann stand', 'ann bid 0', 'ben skipRest');
    expect(session.overlay('ben').bet).toMatchObject({ repeat: 400, least: 100, most: 600 });
    session.wait(30_000);
    session.play('ben stand', 'ann stand', 'ann bid 0', 'ben skipRest');
    expect(session.overlay('ben').bet).toMatchObject({ repeat: 400 });
  });

  test('STD-078 the clock bets the minimum for whoever has not bet', () => {
    const session = betting();
    session.deal('2 2 2 9 3 3 3 8');
    session.play('ben bet 300');
    session.wait(30_000);
    expect(session.view().table?.spots.map(({ id, hands }) => [id, hands[0]?.wager])).toEqual([
      [4, 100],
      [3, 100],
      [2, 300],
    ]);
    expect(session.say('cat bet 200')).toBe('too-late');
  });

  test('STD-082 STD-083 STD-085 who has bet least acts first', () => {
    const session = betting();
    session.deal('2 2 2 9 3 3 3 8');
    session.play('ben bet 300', 'cat bet 100', 'dan bet 200');
    expect(session.view().players).toEqual([
      { number: 3, position: 1 },
      { number: 4, position: 2 },
      { number: 2, position: 3 },
    ]);
    expect(session.view().active).toEqual({ spot: 3, hand: 0 });
  });

  test('STD-084 of equal bets the bot acts first, then the later one, then the higher rating', () => {
    const session = startedStandard('ann ben cat dan', {
      settings: { includeBot: true },
      terms: { isRated: true },
      ratings: { ann: 15_000, ben: 15_000, cat: 16_000, dan: 14_000 },
    });
    session.deal('2 2 2 2 9 3 3 3 3 8');
    session.play(
      'ann bid 0',
      'ben skipRest',
      'cat skipRest',
      'dan skipRest',
      'bot skipRest',
      'bot bet 100',
      'ben bet 100',
    );
    session.wait(1);
    session.play('cat bet 100', 'dan bet 100');
    expect(session.view().players.map(({ number }) => number)).toEqual([5, 3, 4, 2]);
  });

  test('STD-084 bets that the clock makes rank in room order among themselves, whatever the ratings, and after earlier ones', () => {
    const session = startedStandard('ann ben cat dan eve', {
      terms: { isRated: true },
      ratings: { ann: 15_000, ben: 16_000, cat: 15_000, dan: 14_000, eve: 17_000 },
    });
    session.deal('2 2 2 2 9 3 3 3 3 8');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'dan skipRest', 'eve skipRest', 'eve bet 100');
    session.wait(30_000);
    expect(session.view().players.map(({ number }) => number)).toEqual([4, 3, 2, 5]);
  });

  test('STD-081 a bet forfeited before the deal gets no cards and is lost to the Dealer', () => {
    const session = betting();
    session.deal('2 2 9 10 10 8');
    session.play('dan bet 300', 'dan resign', 'ben bet 100', 'cat bet 100', 'cat stand', 'ben stand', 'ann stand');
    expect(session.view().lastRound?.players.at(-1)).toMatchObject({
      number: 4,
      position: null,
      hands: [{ cards: [], status: 'forfeited', result: { outcome: 'forfeit', wager: 300, net: -300 } }],
    });
    expect(session.view().lastRound?.playerWagers).toBe(500);
  });
});

describe('the start', () => {
  test.each([
    ['STD-014 with the bot one is enough', true, 'ann', 'ok'],
    ['STD-014 without it one is too few', false, 'ann', 'too-few-ready'],
    ['STD-014 without it two are enough', false, 'ann ben', 'ok'],
  ])('%s', (_, includeBot, names, answer) => {
    expect(gatheredStandard(names, { settings: { includeBot } }).say('ann start')).toBe(answer);
  });

  test('is the host’s, once', () => {
    const session = gatheredStandard('ann ben');
    expect(session.say('ben start')).toBe('not-host');
    session.play('ann start');
    expect(session.say('ann start')).toBe('wrong-phase');
  });

  test('STD-003 takes as many people as are ready, the bot behind them', () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const session = gatheredStandard(['ann', ...names].join(' '), { settings: { includeBot: true } });
    session.play('ann start');
    expect(session.view().participants.map(({ person }) => person.id)).toEqual(['ann', ...names, 'bot']);
  });

  test('STD-015 everybody starts with the same coins, and the Bank with none', () => {
    const session = startedStandard('ann ben', { settings: { startingCapital: 777, minimumBet: 2 } });
    expect(session.view().participants.map(({ available }) => available)).toEqual([777, 777]);
    expect(session.view()).toMatchObject({ bank: 0, generated: 0 });
  });

  test('waits for the ratings of all who are ready when it is rated', () => {
    const session = gatheredStandard('ann ben', { terms: { isRated: true }, ratings: { ann: 15_000 } });
    expect(session.say('ann start')).toBe('wrong-phase');
    session.run.hear({ type: 'rated', ratings: { ben: 16_005 } });
    session.play('ann start');
    expect(session.view().participants.map(({ rating }) => rating)).toEqual([15_000, 16_005]);
  });
});

describe('cards put in front', () => {
  const testing = { terms: { takesCards: true } };

  test('STD-199 are for the host in the testing mode alone', () => {
    expect(gatheredStandard('ann ben').say('ann cards A')).toBe('illegal-action');
    const session = gatheredStandard('ann ben', testing);
    expect(session.say('ben cards A')).toBe('not-host');
    expect(session.say('ann cards A10x')).toBe('bad-cards');
    expect(session.say('ann cards A10K')).toBe('ok');
  });

  test('STD-201 STD-202 the leftmost is dealt first, later ones go before those that are left, and the source comes after', () => {
    const session = gatheredStandard('ann ben', testing);
    session.deal('4');
    session.play('ann cards 23', 'ann cards 79', 'ann start', 'ann bid 0', 'ben skipRest', 'ben bet 100');
    expect(session.view().table).toMatchObject({
      spots: [{ hands: [{ cards: [{ card: '7S' }, { card: '2S' }] }] }],
      dealer: { cards: [{ card: '9S' }, { kind: 'faceDown' }] },
    });
    session.play('ben hit');
    expect(session.view().table?.spots[0]?.hands[0]?.cards.at(-1)?.card).toBe('4S');
  });

  test.each([
    ['the auction', []],
    ['the bets', ['ann bid 0', 'ben skipRest']],
    ['a Player’s turn', ['ann bid 0', 'ben skipRest', 'ben bet 100']],
    ['the Dealer’s turn', ['ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand']],
    ['the end', ['ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand', 'ann stand']],
  ])('STD-204 can’t be put there in %s', (_, lines) => {
    const session = startedStandard('ann ben', { ...testing, settings: { rounds: 1 } });
    session.deal('10 10 7 9');
    session.play(...lines);
    expect(session.say('ann cards A')).toBe('wrong-phase');
  });
});
