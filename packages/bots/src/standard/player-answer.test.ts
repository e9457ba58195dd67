import { type Deal, type Game, type Letter, STRATEGIES, standardRules, tableFrom } from '@upcard/core';
import { type Move, playListed } from '@upcard/core/testkit/play-round';
import { startSolo } from '@upcard/core/testkit/start-round';
import { describe, expect, it } from 'vitest';
import { tablePlay } from '../play/table-play.ts';
import { roundNow, shown } from '../testkit/standard-position.ts';
import { playerAnswer } from './player-answer.ts';

const FREE_WILL = STRATEGIES.find(({ name }) => name === 'Free will Blackjack')?.table ?? tableFrom(() => 'S');
const byFreeWill = tablePlay(FREE_WILL);

/** A Player with 100 on the hand and `purse` beside it. */
const dealt = (deal: Deal = 'upcard-first', purse = 1_000): Game =>
  startSolo(standardRules({ deal, minimumBet: 100, actionTime: 30_000, roundBreak: 10_000 }), 100, purse);

const now = (cards: string, moves: readonly Move[] = [], start = dealt()) =>
  roundNow(playListed(start, cards, moves).game);

const answer = (...position: Parameters<typeof now>) => {
  const { view, overlay } = now(...position);
  return playerAnswer(byFreeWill, view, overlay);
};

/** What a table that has this letter everywhere but for one hand and up-card, which has another, says. */
function saidBy(special: Letter, row: string, up: string): ReturnType<typeof tablePlay> {
  return tablePlay(tableFrom((at, column) => (at === row && column === up ? special : 'S')));
}

describe('the bot plays its hands', () => {
  it.each([
    ['hard 16', '7', '10 7 6 2', 'H', 'hit'],
    ['hard 12', '2', '10 2 2 10', 'H', 'hit'],
    ['hard 11', '10', '5 K 6 2', 'Dh', 'double'],
    ['soft A,7', '3', 'A 3 7 2', 'Ds', 'double'],
    ['pair 8,8', '10', '8 Q 8 2', 'SP', 'split'],
    ['pair A,A', '9', 'A 9 A 9', 'SP', 'split'],
    ['hard 15', '10', '9 J 6 2', 'Uh', 'surrender'],
    ['hard 20', '5', '10 5 J 2', 'H', 'hit'],
  ] as const)('STD-113 looks %s against %s up in the table given', (row, up, cards, letter, action) => {
    const { view, overlay } = now(cards);
    expect(playerAnswer(saidBy(letter, row, up), view, overlay)).toEqual({ type: 'act', action, turn: view.turn });
    expect(playerAnswer(tablePlay(tableFrom(() => 'S')), view, overlay)).toMatchObject({ action: 'stand' });
  });

  it.each([
    ['5 2 6 9', 'double'],
    ['9 A 5 2', 'surrender'],
    ['9 3 6 2', 'stand'],
    ['9 6 6 2', 'hit'],
  ])('STD-113 plays %s by Free will Blackjack: %s', (cards, action) => {
    expect(answer(cards)).toMatchObject({ type: 'act', action });
  });

  it('STD-113 does what a letter falls back to where it may not double', () => {
    const { view, overlay } = now('5 K 3 2 3', ['hit']);
    expect(playerAnswer(saidBy('Dh', 'hard 11', '10'), view, overlay)).toMatchObject({ action: 'hit' });
    const poor = now('5 K 6 2', [], dealt('upcard-first', 0));
    expect(playerAnswer(saidBy('Dh', 'hard 11', '10'), poor.view, poor.overlay)).toMatchObject({ action: 'hit' });
    expect(playerAnswer(saidBy('Ds', 'hard 11', '10'), poor.view, poor.overlay)).toMatchObject({ action: 'stand' });
  });

  it('STD-113 plays the fourth 8 of four hands as 16', () => {
    const { view, overlay } = now('8 6 8 2 8 8 8', ['split', 'split', 'split']);
    expect(view.table?.spots[0]?.hands).toHaveLength(4);
    expect(playerAnswer(saidBy('H', 'hard 16', '6'), view, overlay)).toMatchObject({ action: 'hit' });
  });

  it('STD-113 plays the hand that is asked, by its own cards', () => {
    const { view, overlay } = now('8 6 8 2 3 10', ['split', 'stand']);
    expect(view.active).toEqual({ spot: 1, hand: 1 });
    expect(playerAnswer(saidBy('H', 'hard 18', '6'), view, overlay)).toMatchObject({ action: 'hit' });
    expect(playerAnswer(saidBy('H', 'hard 11', '6'), view, overlay)).toMatchObject({ action: 'stand' });
  });

  it.each([
    ['two-down', '10 2 6 7', ['reveal 1']],
    ['three-down', '2 10 4 6 7', ['discard 1', 'reveal 1']],
  ] as const)('STD-113 goes by the card that the Dealer shows: %s', (deal, cards, moves) => {
    const { view, overlay } = now(cards, moves, dealt(deal));
    expect(playerAnswer(saidBy('H', 'hard 16', '7'), view, overlay)).toMatchObject({ action: 'hit' });
  });

  it('says nothing while nobody’s or somebody else’s hand is asked', () => {
    const { view } = now('10 7 6 2');
    expect(playerAnswer(byFreeWill, view, shown({}).overlay)).toBeNull();
    expect(answer('10 7 9 2', ['stand'])).toBeNull();
    const nothing = shown({});
    expect(playerAnswer(byFreeWill, nothing.view, nothing.overlay)).toBeNull();
  });
});
