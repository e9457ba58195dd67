import { type GameRules, type Rank, rankValue } from '@upcard/core';
import type { ActionValues, HandValues, Situation, SplitPlay } from '../solution.ts';
import { actionValues, dealtHandValues, type Game, gameOf, unsplitPlay } from './game.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { fullShoe, type Shoe, shoeOf } from './shoe.ts';
import { countedSplit, plannedSplits, splitWorth } from './splits.ts';

const { children, total } = HANDS;

const valueIndex = (rank: Rank): number => rankValue(rank) - 1;

/** A fresh shoe without some cards. */
export function shoeWithout(decks: number, gone: readonly Rank[]): Shoe {
  const counts = [...fullShoe(decks).counts];
  for (const rank of gone) counts[valueIndex(rank)] = (counts[valueIndex(rank)] ?? 0) - 1;
  return shoeOf(counts);
}

/** The value of splitting two cards, or null where they are no pair or splits are not offered. */
function splitOf(game: Game, { hand, up, removed }: Situation, split: SplitPlay): number | null {
  const { rules } = game;
  const [first, second] = hand;
  if (hand.length !== 2 || !first || !second || rules.maxHands === 1 || rules.decks === 'infinite') return null;
  const isPair = rules.splitBy === 'rank' ? first === second : rankValue(first) === rankValue(second);
  if (!isPair) return null;
  const value = valueIndex(first);
  const [hands] = split === 'cdp' ? [countedSplit(game, value)] : plannedSplits(game, value, [unsplitPlay(game)]);
  if (!hands) throw new Error('a split without hands');
  const seen = [...hand, up, ...removed];
  const isAlike = (rank: Rank): boolean => (rules.splitBy === 'rank' ? rank === first : rankValue(rank) === value + 1);
  const ofDeck = rules.splitBy === 'value' && value === VALUE_COUNT - 1 ? 16 : 4;
  const pairs = rules.decks * ofDeck - seen.filter(isAlike).length;
  return splitWorth(game, hands, { value, up: valueIndex(up), pairs });
}

/** Values one hand against one up-card with cards removed from a fresh shoe. Trusts `checkSituation`. */
export function evaluateFinite(rules: GameRules, situation: Situation, split: SplitPlay): HandValues {
  if (rules.decks === 'infinite') throw new Error('a shoe has a number of decks');
  const held = situation.hand.reduce((hand, rank) => children[hand * VALUE_COUNT + valueIndex(rank)] ?? -1, 0);
  if (held < 0) throw new Error('a bust hand has no values');
  const up = valueIndex(situation.up);
  const [first, second] = situation.hand.map(valueIndex);
  // The hands of a split start from one of its cards.
  const from = situation.hand.length === 2 && first === second ? (children[first ?? 0] ?? 0) : held;
  const game = gameOf(rules, shoeWithout(rules.decks, situation.removed), { ups: 1 << up, from });
  const values: ActionValues = { ...actionValues(game, { hand: held, up }), split: splitOf(game, situation, split) };
  const isNatural = situation.hand.length === 2 && total[held] === 21;
  return dealtHandValues(game, values, { hand: held, up, isNatural });
}
