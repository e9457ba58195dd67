import { GAMES, VALUES } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import type { Cell, SplitPlay } from '../solution.ts';
import reference from '../testkit/reference/eight-decks-live.json' with { type: 'json' };
import { finiteDealerOutcomes } from './dealer-outcomes.ts';
import { fullShoe } from './shoe.ts';
import { solveFinite } from './solve.ts';

// The figures are printed with 15 digits of the greatest values, near 2.
const NEAR = 1e-13;

const nameOf = (count: number): string => (count === 1 ? 'A' : String(count));
const rankOrder = (count: number): number => (count === 1 ? 11 : count);

interface PublishedHand {
  readonly key: string;
  readonly figures: readonly (number | null)[];
}

/** Chance, chance of a dealer's natural, and what each action is worth, by the way split hands are played. */
function publishedHands(split: SplitPlay): PublishedHand[] {
  return reference.hands.map(([first, second, up, chance, natural, stand, hit, double, cdz, cdp, surrender]) => {
    const cards = [first ?? 0, second ?? 0].sort((left, right) => rankOrder(right) - rankOrder(left)).map(nameOf);
    const figures = [chance, natural, stand, hit, double, split === 'cdz' ? cdz : cdp, surrender];
    return { key: `${cards.join()}/${nameOf(up ?? 0)}`, figures: figures.map((figure) => figure ?? null) };
  });
}

const keyOf = ({ hand, up }: Cell): string => `${hand.join()}/${up}`;

const figuresOf = (cell: Cell): readonly (number | null)[] => [
  cell.chance,
  cell.dealerNatural,
  cell.stand,
  cell.hit,
  cell.double,
  cell.split,
  cell.surrender,
];

/** The worst difference of two rows of figures; without limit when one has a figure that the other lacks. */
function difference(left: readonly (number | null)[], right: readonly (number | null)[]): number {
  if (left.length !== right.length) return Number.POSITIVE_INFINITY;
  return Math.max(
    ...left.map((figure, at) => {
      const other = right[at] ?? null;
      if (figure === null || other === null) return figure === other ? 0 : Number.POSITIVE_INFINITY;
      return Math.abs(figure - other);
    }),
  );
}

/** What a cell brings before any peek, played as well as it can be. */
function worthOf(cell: Cell): number {
  const isNatural = cell.hand[0] === 'A' && cell.hand[1] === '10';
  const played = Math.max(
    ...[cell.stand, cell.hit, cell.double, cell.split, cell.surrender].map(
      (value) => value ?? Number.NEGATIVE_INFINITY,
    ),
  );
  return isNatural ? (1 - cell.dealerNatural) * 1.5 : (1 - cell.dealerNatural) * played - cell.dealerNatural;
}

describe('eight decks against published values', () => {
  it('has 550 hands to compare, each once', () => {
    expect(new Set(publishedHands('cdz').map(({ key }) => key)).size).toBe(550);
  });

  it.each(['cdz', 'cdp'] as const)('agrees in every figure of every hand: %s', (split) => {
    const cells = new Map(solveFinite(GAMES.live, split).cells.map((cell) => [keyOf(cell), figuresOf(cell)]));
    const differences = publishedHands(split).map(({ key, figures }) => difference(figures, cells.get(key) ?? []));
    expect(Math.max(...differences)).toBeLessThan(NEAR);
  });

  it.each(['cdz', 'cdp'] as const)('agrees in the value of the game: %s', (split) => {
    const { value } = solveFinite(GAMES.live, split);
    expect('composition' in value && Math.abs(value.composition - reference.overall[split])).toBeLessThan(NEAR);
  });

  it('agrees in what each up-card is worth', () => {
    const byUpcard = new Map(Object.entries(reference.byUpcard));
    const { cells } = solveFinite(GAMES.live, 'cdz');
    for (const up of VALUES) {
      const column = cells.filter((cell) => cell.up === up);
      const whole = column.reduce((sum, { chance }) => sum + chance, 0);
      const worth = column.reduce((sum, cell) => sum + cell.chance * worthOf(cell), 0) / whole;
      expect(difference([worth], [byUpcard.get(up === 'A' ? '1' : up) ?? null])).toBeLessThan(NEAR);
    }
  });

  it('agrees in how the dealer ends', () => {
    const dealer = new Map(Object.entries(reference.dealer));
    for (const up of VALUES) {
      const outcomes = finiteDealerOutcomes(fullShoe(8), 'S17', up);
      const ends = ([17, 18, 19, 20, 21, 'natural', 'bust'] as const).map((end) => outcomes[end]);
      expect(difference(ends, dealer.get(up === 'A' ? '1' : up) ?? [])).toBeLessThan(NEAR);
    }
  });
});
