import { describe, expect, test } from 'vitest';
import { type Card, cardValue, DECK, fullDecks } from './cards.ts';
import { isBust } from './hand.ts';
import { HOUSE } from './presets.ts';
import { dealerConsequence } from './round/dealer.ts';
import type { DealerCard, Game } from './round/state.ts';
import type { DealerPlay } from './rule-set.ts';
import { startSolo } from './testkit/start-round.ts';

/** Cards of one value, all of them taken for the same card. */
interface Pile {
  readonly card: Card;
  left: number;
}

function pilesOf(decks: number): Pile[] {
  const shoe = fullDecks(decks);
  return DECK.slice(0, 10).map((card) => ({
    card,
    left: shoe.filter((other) => cardValue(other) === cardValue(card)).length,
  }));
}

/** Calls `visit` for each pile that has a card left, with that card taken away meanwhile. */
function takeOfEach(piles: readonly Pile[], visit: (card: Card, index: number) => void): void {
  piles.forEach((pile, index) => {
    if (pile.left === 0) return;
    pile.left -= 1;
    visit(pile.card, index);
    pile.left += 1;
  });
}

/** Hands of two and more cards that are not bust, in any order of the cards: `cards` and all that grow from it. */
function countHands(piles: readonly Pile[], cards: readonly Card[]): number {
  let count = cards.length >= 2 ? 1 : 0;
  takeOfEach(piles, (card, index) => {
    const grown = [...cards, card];
    if (!isBust(grown)) count += countHands(piles.slice(index), grown);
  });
  return count;
}

function dealerTurn(dealer: DealerPlay, cards: readonly Card[]): Game {
  const { round, ledger } = startSolo({ ...HOUSE, dealer });
  const faceUp = cards.map((card, index): DealerCard => ({ kind: 'faceUp', id: index + 1, card }));
  return { round: { ...round, phase: { kind: 'dealer' }, due: [], dealer: faceUp }, ledger };
}

/** Rows of cards, in order, after which the dealer is done: `cards` and all that it may draw behind them. */
function countDraws(piles: readonly Pile[], dealer: DealerPlay, cards: readonly Card[]): number {
  const isDrawing = dealerConsequence(dealerTurn(dealer, cards)).some(({ type }) => type === 'cardsCalled');
  if (!isDrawing) return 1;
  let count = 0;
  takeOfEach(piles, (card) => {
    count += countDraws(piles, dealer, [...cards, card]);
  });
  return count;
}

describe('published counts', () => {
  test.each([
    [1, 2_008],
    [5, 3_071],
    [6, 3_072],
    [8, 3_072],
  ])('from %d decks, %d hands by value are not bust', (decks, hands) => {
    expect(countHands(pilesOf(decks), [])).toBe(hands);
  });

  test.each<[number, DealerPlay, number]>([
    [1, 'S17', 48_532],
    [5, 'S17', 54_433],
    [8, 'S17', 54_433],
    [1, 'H17', 59_704],
    [5, 'H17', 70_561],
    [8, 'H17', 70_561],
  ])('from %d decks, a dealer of %s draws in %d ways', (decks, dealer, draws) => {
    expect(countDraws(pilesOf(decks), dealer, [])).toBe(draws);
  });
});
