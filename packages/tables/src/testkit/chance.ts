import { type Card, cardValue, fullDecks, shuffled } from '@upcard/core';
import { listedCards } from '@upcard/core/testkit/card-row';
import { seededIndex } from '@upcard/core/testkit/seeded-index';
import type { Chance } from './table-run.ts';

/** Cards given in advance, and how often the shoe was mixed. */
export interface ListedChance extends Chance {
  /** Puts cards behind those that are still to come: ranks with or without suits, between spaces. */
  readonly add: (cards: string) => void;
  /** The decks of every mix so far. */
  readonly mixes: () => readonly number[];
  readonly left: () => number;
}

/** Deals what is added; a card too many is an error of the test. A mix changes nothing. */
export function listedChance(): ListedChance {
  const cards: Card[] = [];
  const mixes: number[] = [];
  return {
    add: (text) => {
      cards.push(...listedCards(text));
    },
    mixes: () => mixes,
    left: () => cards.length,
    card: () => {
      const card = cards.shift();
      if (!card) throw new Error('the test lists too few cards');
      return card;
    },
    mix: (decks) => {
      mixes.push(decks);
    },
  };
}

/**
 * How a seeded shoe lies, so that rare courses come about as well: mixed; with small or large cards in front; or with naturals
 * for every hand and nineteen for the dealer as long as there are Aces.
 */
export const SHOE_ORDERS = ['mixed', 'small-first', 'large-first', 'generous'] as const;
export type ShoeOrder = (typeof SHOE_ORDERS)[number];

/** An order, and the hands that are dealt in a round. */
interface Lie {
  readonly order: ShoeOrder;
  readonly hands: number;
}

function generous(cards: readonly Card[], hands: number): Card[] {
  const heap = (value: number) => cards.filter((card) => cardValue(card) === value);
  const [aces, nines, tens] = [heap(1), heap(9), heap(10)];
  const front: Card[] = [];
  while (aces.length >= hands) {
    front.push(...aces.splice(0, hands), ...nines.splice(0, 1), ...tens.splice(0, hands), ...nines.splice(0, 1));
  }
  const rest = cards.filter((card) => ![1, 9, 10].includes(cardValue(card)));
  return [...front, ...rest, ...aces, ...nines, ...tens];
}

function inOrder(cards: readonly Card[], { order, hands }: Lie): Card[] {
  const isSmall = (card: Card): boolean => cardValue(card) <= 5;
  switch (order) {
    case 'mixed':
      return [...cards];
    case 'small-first':
      return [...cards.filter(isSmall), ...cards.filter((card) => !isSmall(card))];
    case 'large-first':
      return [...cards.filter((card) => !isSmall(card)), ...cards.filter(isSmall)];
    case 'generous':
      return generous(cards, hands);
  }
}

/** Real shoes, mixed anew by every mix. Throws for a card too many: a table must never run out of them. */
export function seededShoes(seed: number, lie: Lie): Chance {
  const random = seededIndex(seed);
  let shoe: Card[] = [];
  return {
    card: () => {
      const card = shoe.shift();
      if (!card) throw new Error('the shoe is empty');
      return card;
    },
    mix: (decks) => {
      shoe = inOrder(shuffled(fullDecks(decks), random), lie);
    },
  };
}
