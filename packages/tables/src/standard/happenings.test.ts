import { describe, expect, test } from 'vitest';
import { gatheredStandard, type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import { STANDARD_TABLE } from './table.ts';
import type { StandardHappening } from './view.ts';

/** What was heard, without the amounts that move. */
const heard = (session: StandardSession) => session.heard().filter(({ type }) => type !== 'coinsMoved');
const types = (session: StandardSession) => heard(session).map(({ type }) => type);
const moved = (session: StandardSession) =>
  session.heard().flatMap((one) => (one.type === 'coinsMoved' ? [[one.number, one.by]] : []));

/** Ann deals to Ben and Cat, who bet 100 and 200; nothing is heard but the last of it. */
function dealt(cards: string, settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = startedStandard('ann ben cat', { settings, terms: { isPaced: true } });
  session.deal(cards);
  session.play('ann bid 60', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200');
  return session;
}

describe('the auction', () => {
  test('a game begins with its first auction, and everybody gets the starting capital', () => {
    const session = startedStandard('ann ben');
    expect(session.heard()).toEqual([
      { type: 'gameStarted' },
      { type: 'coinsMoved', number: 1, by: 1000 },
      { type: 'coinsMoved', number: 2, by: 1000 },
      { type: 'auctionOpened' },
    ]);
  });

  test('STD-031 an Open bid is heard with its amount, and with everybody whom it prices out', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 1000');
    expect(session.heard().slice(0, 3)).toEqual([
      { type: 'bidPlaced', by: 1, amount: 1000 },
      { type: 'auctionSkipped', by: 2, how: 'rest' },
      { type: 'auctionSkipped', by: 3, how: 'rest' },
    ]);
  });

  test('STD-028 STD-030 both skips of Open bidding are told apart', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann skipCurrent');
    expect(session.heard()).toEqual([{ type: 'auctionSkipped', by: 1, how: 'current' }]);
    session.play('ben skipRest');
    expect(session.heard()).toEqual([{ type: 'auctionSkipped', by: 2, how: 'rest' }]);
  });

  test('STD-022 STD-056 in Blind bidding a bid and a skip are heard as the same thing', () => {
    const session = startedStandard('ann ben cat', { settings: { bidding: 'blind' } });
    session.play('ann bid 70');
    expect(session.heard()).toEqual([{ type: 'auctionAnswered', by: 1 }]);
    session.play('ben skip');
    expect(session.heard()).toEqual([{ type: 'auctionAnswered', by: 2 }]);
    session.wait(30_000);
    expect(heard(session)[0]).toEqual({ type: 'timedOut', answer: 'auction', who: [3] });
  });

  test('STD-052 STD-053 STD-066 the winner pays, the Bank is divided, who is too poor goes, and bets open', () => {
    const session = startedStandard('ann ben cat', { settings: { startingCapital: 100, minimumBet: 100 } });
    session.deal('8 10 9 9 10 10');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 100', 'cat stand', 'ben stand');
    // Cat loses all to Ann, Ben wins as much; then Ben gets the next auction.
    session.play('ann stand', 'ben bid 11', 'ann skipRest');
    expect(session.heard()).toEqual([
      { type: 'auctionSkipped', by: 1, how: 'rest' },
      { type: 'auctionResolved', winner: 2, paid: 11 },
      { type: 'coinsMoved', number: 2, by: -11 },
      { type: 'distributed', share: 3, numbers: [1, 2, 3] },
      { type: 'coinsMoved', number: 1, by: 3 },
      { type: 'coinsMoved', number: 2, by: 3 },
      { type: 'coinsMoved', number: 3, by: 3 },
      { type: 'eliminated', numbers: [3] },
      { type: 'coinsMoved', number: 3, by: -3 },
      { type: 'betsOpened' },
    ]);
  });
});

describe('bets', () => {
  test('STD-080 a sealed bet is heard without its amount, and no coin moves', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 300');
    expect(session.heard()).toEqual([{ type: 'betPlaced', by: 2 }]);
    session.play('ben resign');
    expect(session.heard()).toEqual([{ type: 'resigned', by: 2 }]);
  });

  test('STD-175 when the last bet is in, all of them move at once', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 300');
    session.deal('9 9 9 10 10 10');
    session.wait(30_000);
    expect(session.heard().slice(0, 5)).toEqual([
      { type: 'timedOut', answer: 'bet', who: [3] },
      { type: 'betPlaced', by: 3 },
      { type: 'dealBegan' },
      { type: 'coinsMoved', number: 2, by: -300 },
      { type: 'coinsMoved', number: 3, by: -100 },
    ]);
  });
});

describe('the round', () => {
  test('STD-087 cards are heard in the order of the deal, by their places, never by what they are', () => {
    const session = dealt('9 8 7 9 8 QD');
    expect(session.heard().slice(-7)).toEqual([
      { type: 'cardDealt', id: 1, to: { spot: 2, hand: 0 } },
      { type: 'cardDealt', id: 2, to: { spot: 3, hand: 0 } },
      { type: 'cardDealt', id: 3, to: 'dealer' },
      { type: 'cardDealt', id: 4, to: { spot: 2, hand: 0 } },
      { type: 'cardDealt', id: 5, to: { spot: 3, hand: 0 } },
      { type: 'cardDealt', id: 6, to: 'dealer' },
      { type: 'dealerPeeked', hasNatural: false },
    ]);
  });

  test('STD-091 a card thrown away and one turned over are heard by their ids', () => {
    const session = dealt('5D 9 8 7H 9 8 QD', { dealersRule: 'free-will-3-2-1' });
    session.play('ann discard 1');
    expect(session.heard()).toEqual([{ type: 'cardDiscarded', id: 4 }]);
    session.play('ann reveal 0');
    expect(session.heard()).toEqual([
      { type: 'cardTurned', id: 1 },
      { type: 'dealerPeeked', hasNatural: false },
    ]);
  });

  test('actions, the coins they cost, and hands that are finished are heard, and who ran out of time', () => {
    const session = dealt('8 9 6 8 9 10 10');
    session.play('ben split');
    expect(session.heard()).toEqual([
      { type: 'acted', at: { spot: 2, hand: 0 }, action: 'split' },
      { type: 'coinsMoved', number: 2, by: -100 },
      { type: 'cardDealt', id: 7, to: { spot: 2, hand: 0 } },
    ]);
    session.deal('10');
    session.wait(30_000);
    expect(session.heard()).toEqual([
      { type: 'timedOut', answer: 'action', who: [2] },
      { type: 'acted', at: { spot: 2, hand: 0 }, action: 'stand' },
      { type: 'handFinished', at: { spot: 2, hand: 0 }, status: 'stood' },
      { type: 'cardDealt', id: 8, to: { spot: 2, hand: 1 } },
    ]);
  });

  test('the settlement is heard with what it brings to each, then the last division and the break', () => {
    const session = dealt('9 8 7 9 8 10');
    session.play('ben stand', 'cat stand');
    expect(types(session).slice(-1)).toEqual(['cardTurned']);
    session.play('ann stand');
    expect(types(session)).toEqual(['settled', 'breakBegan']);
    // Against 17 Ben wins 100 and Cat loses 200.
    expect(moved(session)).toEqual([
      [1, 100],
      [2, 200],
    ]);
  });

  test('STD-219 a Dealer’s resigning is heard with the Banker’s taking over', () => {
    const session = dealt('9 8 7 9 8 10');
    session.play('ann resign');
    expect(heard(session)).toEqual([{ type: 'resigned', by: 1 }, { type: 'bankerTookOver' }]);
    expect(moved(session)).toEqual([[1, -960]]);
  });

  test('a round that is called off is heard, with the bets that go back', () => {
    const session = dealt('9 8 7 9 8 10');
    session.run.hear({ type: 'roundVoided' });
    expect(types(session)).toEqual(['roundVoided', 'breakBegan']);
    expect(moved(session)).toEqual([
      [2, 100],
      [3, 200],
    ]);
  });

  test('who agrees is heard, and the end', () => {
    const session = dealt('9 8 7 9 8 10');
    session.play('ben stand', 'cat stand', 'ann stand', 'ann agree');
    expect(session.heard()).toEqual([{ type: 'agreed', who: [1] }]);
    session.wait(4_000);
    expect(heard(session)).toEqual([{ type: 'agreed', who: [2, 3] }, { type: 'auctionOpened' }]);
    session.play('ann resign', 'ben resign');
    expect(heard(session)).toContainEqual({ type: 'finished', ending: 'one-left' });
  });
});

describe('what is not heard', () => {
  test('STD-202 STD-205 cards put in front are heard by nobody, nor how many they are', () => {
    const session = gatheredStandard('ann ben', { terms: { takesCards: true } });
    session.play('ann cards AK10');
    expect(session.run.state().injection.cards).toHaveLength(3);
    expect(session.heard()).toEqual([]);
  });

  test('presence, a new host and a changed name make no sound', () => {
    const session = startedStandard('ann ben');
    const word = { id: 'ben', name: 'Benny', avatar: 'owl' } as const;
    session.run.hear({ type: 'personMoved', from: 'ben', to: word });
    session.run.hear({ type: 'hostChanged', host: word });
    session.run.hear({ type: 'clockShifted', by: 5 });
    const told = session.run
      .steps()
      .slice(-3)
      .flatMap(({ before, events }) => STANDARD_TABLE.happenings(before, events));
    expect(told satisfies readonly StandardHappening[]).toEqual([]);
    expect(session.view().participants[1]?.person.name).toBe('Benny');
  });
});
