import { type Deal, type Game, standardRules } from '@upcard/core';
import { type Move, playListed } from '@upcard/core/testkit/play-round';
import { startRound } from '@upcard/core/testkit/start-round';
import { describe, expect, it } from 'vitest';
import { roundNow, shown } from '../testkit/standard-position.ts';
import { dealerAnswer } from './dealer-answer.ts';

/** A round with these wagers, before its first card; each Player has `purse` beside the wager. */
function dealt(wagers: readonly number[], deal: Deal = 'upcard-first', purse = 1_000): Game {
  return startRound({
    rules: standardRules({ deal, minimumBet: 100, actionTime: 30_000, roundBreak: 10_000 }),
    bets: wagers.map((wager, index) => ({ purse: `purse:${index + 1}`, wager })),
    funds: wagers.map((_, index) => [`purse:${index + 1}`, purse] as const),
    payers: ['mint'],
    purseCredit: false,
  });
}

function answer(start: Game, cards: string, moves: readonly Move[]) {
  const { view, overlay } = roundNow(playListed(start, cards, moves).game);
  return dealerAnswer(view, overlay);
}

describe('the house chooses', () => {
  it.each([
    ['STD-100', '7 10 8 10 9', { type: 'discard', index: 0, turn: 1 }],
    ['STD-095', 'A 9 5 9 K', { type: 'discard', index: 1, turn: 1 }],
  ])('%s: what it throws away of three cards', (_, cards, said) => {
    expect(answer(dealt([100], 'three-down'), cards, [])).toEqual(said);
  });

  it.each([
    ['7 10 8 10 9', 0, { type: 'reveal', index: 1, turn: 2 }],
    ['A 9 5 9 K', 1, { type: 'reveal', index: 0, turn: 2 }],
  ])('STD-104: what it shows of the two it kept of %s', (cards, gone, said) => {
    expect(answer(dealt([100], 'three-down'), cards, [`discard ${gone}`])).toEqual(said);
  });

  it('STD-104: what it shows of two', () => {
    expect(answer(dealt([100], 'two-down'), '10 5 10 9', [])).toEqual({ type: 'reveal', index: 1, turn: 1 });
  });

  it('nothing while somebody else chooses', () => {
    const { view } = roundNow(playListed(dealt([100], 'two-down'), '10 5 10 9', []).game);
    expect(dealerAnswer(view, shown({}).overlay)).toBeNull();
  });
});

describe('the house’s turn as the Dealer', () => {
  it('STD-114 weighs hands by their wagers', () => {
    const cards = '10 10 9 4 8 6';
    expect(answer(dealt([100, 300]), cards, ['stand', 'stand'])).toMatchObject({ type: 'act', action: 'hit' });
    expect(answer(dealt([300, 100]), cards, ['stand', 'stand'])).toMatchObject({ type: 'act', action: 'stand' });
  });

  it('STD-114 goes on until it has enough', () => {
    expect(answer(dealt([100]), '10 6 9 10', ['stand'])).toMatchObject({ type: 'act', action: 'hit' });
    expect(answer(dealt([100]), '10 6 9 10 3', ['stand', 'dealerHit'])).toMatchObject({ type: 'act', action: 'stand' });
  });

  it('STD-114 stands where both moves win the same', () => {
    // 8 has passed 5 already, whatever comes: a card more wins as much.
    expect(answer(dealt([100]), '2 5 3 3', ['stand'])).toMatchObject({ type: 'act', action: 'stand' });
  });

  it('STD-114 counts only hands that the Dealer can still win or lose', () => {
    // Against 19 alone 16 hits; a bust, a surrendered or a forfeited hand or a natural is beaten or lost already.
    const alone = answer(dealt([100]), '10 6 9 10', ['stand']);
    expect(alone).toMatchObject({ action: 'hit' });
    const beside = (cards: string, moves: readonly Move[]) => answer(dealt([10_000, 100]), cards, moves);
    expect(beside('7 10 6 8 9 10', ['stand', 'stand'])).toMatchObject({ action: 'stand' });
    expect(beside('7 10 6 8 9 10 K', ['hit', 'stand'])).toMatchObject({ action: 'hit' });
    expect(beside('7 10 6 8 9 10', ['surrender', 'stand'])).toMatchObject({ action: 'hit' });
    expect(beside('7 10 6 8 9 10', ['stand', 'stand', 'forfeit 1'])).toMatchObject({ action: 'hit' });
    expect(beside('A 10 6 J 9 10', ['stand'])).toMatchObject({ action: 'hit' });
  });

  it('STD-114 gives no weight to a hand without a wager', () => {
    // The 8s are split without capital: the new hand, 13, plays for nothing, and only the 18 beside it counts.
    const start = dealt([100], 'upcard-first', 0);
    const turn = playListed(start, '8 10 8 4 10 5', ['split', 'stand', 'stand']).game;
    expect(turn.round.spots[0]?.hands.map(({ wager }) => wager)).toEqual([100, 0]);
    const { view, overlay } = roundNow(turn);
    expect(dealerAnswer(view, overlay)).toMatchObject({ action: 'hit' });
    const paid = playListed(dealt([100]), '8 10 8 4 10 5', ['split', 'stand', 'stand']).game;
    const { view: paidView, overlay: paidOverlay } = roundNow(paid);
    expect(dealerAnswer(paidView, paidOverlay)).toMatchObject({ action: 'stand' });
  });

  it('names the question that it answers', () => {
    const { game } = playListed(dealt([100]), '10 6 9 10', ['stand']);
    const { view, overlay } = roundNow(game);
    expect(dealerAnswer(view, overlay)).toEqual({ type: 'act', action: 'hit', turn: game.round.turn });
  });

  it('says nothing in somebody else’s turn, nor without a round', () => {
    const { view } = roundNow(playListed(dealt([100]), '10 6 9 10', ['stand']).game);
    expect(dealerAnswer(view, shown({}).overlay)).toBeNull();
    const nothing = shown({});
    expect(dealerAnswer(nothing.view, nothing.overlay)).toBeNull();
  });
});
