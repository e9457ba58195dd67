import { DOUBLES, type GameRules, NATURAL_PAYS, RANKS, type Rank } from '@upcard/core';
import fc from 'fast-check';

/** Takes back what contradicts another choice. */
function reconciled(rules: GameRules): GameRules {
  return {
    ...rules,
    resplitAces: rules.resplitAces && rules.maxHands >= 3,
    surrender: rules.peek ? rules.surrender : 'none',
  };
}

/** Any rules with a finite shoe. */
export const anyGameRules: fc.Arbitrary<GameRules & { readonly decks: number }> = fc
  .record({
    decks: fc.integer({ min: 1, max: 8 }),
    dealer: fc.constantFrom<GameRules['dealer']>('S17', 'H17'),
    peek: fc.boolean(),
    double: fc.constantFrom(...DOUBLES),
    doubleAfterSplit: fc.boolean(),
    splitBy: fc.constantFrom<GameRules['splitBy']>('rank', 'value'),
    maxHands: fc.integer({ min: 1, max: 4 }),
    resplitAces: fc.boolean(),
    hitSplitAces: fc.boolean(),
    surrender: fc.constantFrom<GameRules['surrender']>('none', 'late'),
    naturalPays: fc.constantFrom(...NATURAL_PAYS),
  })
  .map((rules) => ({ ...reconciled(rules), decks: rules.decks }));

/** At least `least` and up to `most` cards of one deck, in any order. */
export function anyCards(least: number, most: number): fc.Arbitrary<Rank[]> {
  const deck = RANKS.flatMap((rank) => [rank, rank, rank, rank]);
  return fc.shuffledSubarray(deck, { minLength: least, maxLength: most });
}
