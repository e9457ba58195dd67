import { rankOf } from '@upcard/core';
import { describe, expect, test } from 'vitest';
import { ranksOf, type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import { capitalOf } from './query.ts';

/** Ann deals to Ben, who bets 100, under this Dealer's rule. */
function dealing(dealersRule: string, cards: string): StandardSession {
  const session = startedStandard('ann ben', { settings: { dealersRule, rounds: 1 } });
  session.deal(cards);
  session.play('ann bid 0', 'ben skipRest', 'ben bet 100');
  return session;
}

const ownCards = ({ overlay }: StandardSession): string =>
  overlay('ann')
    .faceDown.map(({ card }) => rankOf(card))
    .join(' ');

const benCards = ({ view }: StandardSession): string =>
  ranksOf(view().table?.spots[0]?.hands[0]?.cards.map(({ card }) => card) ?? []);

describe('the deal', () => {
  test('STD-087 Free will: Player, up-card, Player, hole card', () => {
    const session = dealing('free-will', '2 3 4 5');
    expect(benCards(session)).toBe('2 4');
    expect(session.view().table?.dealer.cards).toMatchObject([{ card: '3S' }, { kind: 'faceDown' }]);
  });

  test('STD-088 Free will and 2-1: Player, Dealer face down, Player, Dealer face down', () => {
    const session = dealing('free-will-2-1', '2 3 4 5');
    expect(benCards(session)).toBe('2 4');
    expect(ownCards(session)).toBe('3 5');
    expect(session.view()).toMatchObject({ phase: 'reveal', table: { dealer: { total: { total: 0 } } } });
  });

  test('STD-090 Free will and 3-2-1: a card face down to the Dealer before, between and behind those of the Player', () => {
    const session = dealing('free-will-3-2-1', '2 3 4 5 6');
    expect(benCards(session)).toBe('3 5');
    expect(ownCards(session)).toBe('2 4 6');
    expect(session.view().phase).toBe('discard');
  });

  test.each([
    ['free-will-2-1', '7 A 7 K', ['ann reveal 0']],
    ['free-will-3-2-1', 'A 7 5 7 K', ['ann discard 1', 'ann reveal 0']],
  ])('STD-106 a natural counts once two cards are kept and one is shown: %s', (rule, cards, lines) => {
    const session = dealing(rule, cards);
    for (const line of lines) {
      expect(session.view().phase).not.toBe('finished');
      session.play(line);
    }
    expect(session.view().phase).toBe('finished');
    expect(session.view().lastRound?.players[0]?.hands[0]?.result).toMatchObject({ outcome: 'lose', net: -100 });
  });
});

describe('what a hand gets', () => {
  test.each([
    ['STD-107 a natural against a natural', 'A A K K', [], 'push', 100],
    ['STD-107 20 against a natural', '10 A 10 K', [], 'lose', 0],
    ['STD-144 a natural', 'A 10 K 9', [], 'blackjack', 250],
    ['STD-145 a win', '10 10 10 9', ['ben stand', 'ann stand'], 'win', 200],
    ['STD-145 a tie', '10 10 9 9', ['ben stand', 'ann stand'], 'push', 100],
    ['STD-146 a loss', '10 10 7 9', ['ben stand', 'ann stand'], 'lose', 0],
    ['STD-146 a bust hand', '10 10 6 9 10', ['ben hit'], 'bust', 0],
    ['STD-147 a surrendered hand', '10 10 6 9', ['ben surrender'], 'surrender', 50],
  ])('%s: %s', (_, cards, lines, outcome, payout) => {
    const session = dealing('free-will', cards);
    session.play(...lines);
    const result = session.view().lastRound?.players[0]?.hands[0]?.result;
    expect(result).toMatchObject({ outcome, payout, net: payout - 100 });
    expect(capitalOf(session.run.state(), 2)).toBe(900 + payout);
  });

  test('STD-146 a forfeited hand gets nothing', () => {
    const session = startedStandard('ann ben cat', { settings: { rounds: 1 } });
    session.deal('10 10 7 6 9 10');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200', 'cat resign');
    session.play('ben stand', 'ann stand');
    const hands = session
      .view()
      .lastRound?.players.flatMap(({ number, hands: own }) =>
        own.map(({ result }) => [number, result.outcome, result.payout]),
      );
    expect(hands).toContainEqual([3, 'forfeit', 0]);
  });

  test('STD-148 STD-149 what is lost is collected first, so that a Dealer can pay with it what the own coins would not', () => {
    const session = startedStandard('ann ben cat', { settings: { startingCapital: 300, minimumBet: 100 } });
    // Ann bids 299 and gets a third of it back: she deals with 100. Ben loses 200 to her, Cat wins 202.
    session.deal('10 10 10 7 10 9');
    session.play('ann bid 299', 'ben skipRest', 'cat skipRest', 'ben bet 200', 'cat bet 202');
    session.play('ben stand', 'cat stand', 'ann stand');
    expect(session.view()).toMatchObject({ generated: 0, bank: 2, lastRound: { earnings: -2 } });
    expect(session.view().participants.map(({ available }) => available)).toEqual([98, 199, 601]);
  });

  test('STD-152 STD-153 at the end of a round the Bank is divided once more; what can’t be stays', () => {
    const session = startedStandard('ann ben cat');
    // All skip: the Banker collects 100 each from Cat and Ben and pays Ann 100.
    session.deal('10 10 10 10 7 7 10 9');
    session.play('ann skipRest', 'ben skipRest', 'cat skipRest', 'ann bet 100', 'ben bet 100', 'cat bet 100');
    session.play('cat stand', 'ben stand', 'ann stand', 'banker stand');
    const total = session.view().participants.reduce((sum, { available }) => sum + available, session.view().bank);
    expect(total).toBe(3_000 + session.view().generated);
    expect(session.view()).toMatchObject({ bank: 100 % 3, generated: 0 });
  });
});

describe('a skip', () => {
  test('STD-027 of Open bidding is for the current bid or for the rest, and only these two', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 1');
    expect(session.say('ben skip')).toBe('illegal-action');
    session.play('ben skipCurrent', 'cat skipRest');
    expect(session.view().outcome).toMatchObject({ winner: 1 });
  });
});
