import { describe, expect, test } from 'vitest';
import { ranksOf, type StandardSession, startedStandard } from '../testkit/standard-game.ts';

/** Ann deals to Ben and Cat, who bet 100 and 200. */
function dealt(cards: string, settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = startedStandard('ann ben cat', { settings, terms: { isPaced: true } });
  session.deal(cards);
  session.play('ann bid 60', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200');
  return session;
}

describe('settled rounds', () => {
  test('STD-179 STD-184 STD-186 a line names the winner of the auction, what was paid, all wagers, and what the Dealer earned', () => {
    // Against 20, Ben wins 200 with the doubled half of his eights and loses 100 with the other; Cat loses 200.
    const session = dealt('8 9 6 8 9 10 3 10 10 4');
    session.play('ben split', 'ben double', 'ben stand', 'cat stand', 'ann hit', 'ann stand');
    expect(session.view().results).toEqual([
      { round: 1, dealer: 1, auctionPaid: 60, playerWagers: 500, earnings: 100 },
    ]);
  });

  test('STD-179 after an all-Skip auction the line is the Banker’s', () => {
    const session = startedStandard('ann ben');
    session.deal('9 9 10 10 10 10');
    session.play('ann skipRest', 'ben skipRest', 'ann bet 100', 'ben bet 100', 'ben surrender', 'ann stand');
    session.play('banker stand');
    expect(session.view().results).toEqual([
      { round: 1, dealer: null, auctionPaid: 0, playerWagers: 200, earnings: 150 },
    ]);
  });

  test('STD-191 STD-195 the line of a round whose Dealer resigned stays theirs, and the review says that the Banker took over', () => {
    const session = dealt('9 8 7 9 8 10');
    session.play('ann resign', 'ben stand', 'cat stand', 'banker stand');
    expect(session.view().results.map(({ dealer }) => dealer)).toEqual([1]);
    expect(session.view().lastRound).toMatchObject({ dealer: 1, bankerTookOver: true, auctionPaid: 60 });
  });

  test('STD-194 STD-198 the newest round can be reviewed through the next one, with what was paid and no other bid', () => {
    const session = startedStandard('ann ben cat', { settings: { bidding: 'blind', betsShown: 'paid' } });
    session.deal('9 8 7 9 8 10');
    expect(session.view().lastRound).toBeNull();
    session.play('ann bid 60', 'ben bid 59', 'cat skip', 'ben bet 100', 'cat bet 200');
    expect(session.view().lastRound).toBeNull();
    session.play('ben stand', 'cat stand', 'ann stand');
    const first = session.view().lastRound;
    expect(first).toMatchObject({ round: 1, auctionPaid: 60, playerWagers: 300 });
    expect(Object.keys(first ?? {}).sort()).toEqual(
      [
        'auctionPaid',
        'bankerTookOver',
        'dealer',
        'dealerCards',
        'discard',
        'earnings',
        'entrants',
        'playerWagers',
        'players',
        'round',
      ].sort(),
    );
    session.deal('10 10 6 10 10 5');
    session.play('ann skip', 'ben bid 1', 'cat skip', 'ann bet 100', 'cat bet 100');
    expect(session.view()).toMatchObject({ round: 2, phase: 'play' });
    expect(session.view().lastRound).toEqual(first);
    session.deal('10');
    session.play('cat stand', 'ann stand', 'ben hit');
    expect(session.view().lastRound).toMatchObject({ round: 2, dealer: 2 });
    expect(ranksOf(session.view().lastRound?.dealerCards ?? [])).toBe('6 5 10');
  });

  test('STD-196 STD-197 the review keeps every hand with its wager and result, and who gave up before the deal without cards', () => {
    const session = startedStandard('ann ben cat dan', {
      settings: { dealersRule: 'free-will-3-2-1' },
      terms: { isPaced: true },
    });
    session.play(
      'ann bid 0',
      'ben skipRest',
      'cat skipRest',
      'dan skipRest',
      'cat bet 150',
      'cat resign',
      'dan bet 100',
    );
    session.deal('5 8 9 10 8 9 9 3 10 10');
    session.play(
      'ben bet 200',
      'ann discard 0',
      'ann reveal 0',
      'dan split',
      'dan double',
      'dan stand',
      'ben surrender',
      'ann stand',
    );
    const { lastRound } = session.view();
    expect(lastRound).toMatchObject({ discard: '5S', dealerCards: ['10S', '9S'] });
    const told = lastRound?.players.map(({ number, position, hands }) => [
      number,
      position,
      hands.map(({ cards, result }) => `${ranksOf(cards)}: ${result.wager} ${result.outcome} ${result.net}`),
    ]);
    expect(told).toEqual([
      [4, 1, ['8 3 10: 200 win 200', '8 10: 100 lose -100']],
      [2, 2, ['9 9: 200 surrender -100']],
      [3, null, [': 150 forfeit -150']],
    ]);
  });
});

describe('the end', () => {
  test('STD-016 STD-154 when the Minimum bet leaves but one, the game is over before anybody bets against the Banker', () => {
    const session = startedStandard('ann ben', { settings: { startingCapital: 100, minimumBet: 100 } });
    session.deal('10 10 7 10');
    session.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand', 'ann stand');
    session.play('ann skipRest', 'ben skipRest');
    expect(session.view()).toMatchObject({ phase: 'finished', ending: 'one-left', round: 2 });
    expect(session.view().participants.map(({ status, available }) => [status, available])).toEqual([
      ['active', 200],
      ['eliminated', 0],
    ]);
  });

  test('STD-162 capitals of every round are told once the game is over, the start included', () => {
    const session = startedStandard('ann ben', { settings: { rounds: 1 } });
    session.deal('10 9 9 9');
    session.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand');
    expect(session.view()).toMatchObject({ ending: null, capitals: [] });
    session.play('ann stand');
    expect(session.view()).toMatchObject({
      phase: 'finished',
      ending: 'rounds-played',
      capitals: [
        [1000, 1000],
        [900, 1100],
      ],
      ratingChanges: [],
    });
  });

  test('STD-215 the changes of the ratings come with the end of a rated game', () => {
    const session = startedStandard('ann ben', {
      settings: { rounds: 1 },
      terms: { isRated: true },
      ratings: { ann: 15_000, ben: 15_000 },
    });
    session.deal('10 9 9 9');
    session.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand');
    expect(session.view()).toMatchObject({ isRated: true, ratingChanges: [] });
    expect(session.view().participants.map(({ rating }) => rating)).toEqual([15_000, 15_000]);
    session.play('ann stand');
    expect(session.view().ratingChanges).toEqual([
      { number: 1, change: -20 },
      { number: 2, change: 20 },
    ]);
  });
});
