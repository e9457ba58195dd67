import type { StrategyTable } from '@upcard/core';
import { beforePeek } from '../hand-values.ts';
import { bestValue, letterValue } from '../letters.ts';
import type { ActionValues } from '../solution.ts';
import { actionValues, type Game, valueOfGain } from './game.ts';
import { VALUE_COUNT } from './hands.ts';
import { plannedPlay } from './play.ts';
import { pairRowOf, unsplitRow } from './rows.ts';
import { type SplitWorths, withSplit } from './split-worths.ts';
import { pairShare } from './splits.ts';
import { noNatural } from './stand.ts';
import { tablePlay } from './table-plan.ts';
import { dealChance, nameOf, TWO_CARD_HANDS, type TwoCards } from './two-cards.ts';

/** The value of a round when `worthOf` says what each deal is worth as it is played. */
function roundValue(game: Game, worthOf: (cards: TwoCards, up: number) => number): number {
  const { peek } = game.rules;
  let value = 0;
  for (const cards of TWO_CARD_HANDS) {
    const { hand, isNatural } = cards;
    for (let up = 0; up < VALUE_COUNT; up += 1) {
      const chance = dealChance(game.shoe, cards, up);
      if (chance === 0) continue;
      const natural = 1 - noNatural(game.shoe, hand, up);
      value += chance * beforePeek(worthOf(cards, up), { peek, natural, isNatural });
    }
  }
  return value;
}

/** Mixes what a deal is worth as a pair, and as two ten-valued cards of different ranks. */
function shared(game: Game, { isPair, first }: TwoCards, worth: { pair: () => number; unlike: () => number }): number {
  const share = isPair ? pairShare(game.rules, game.shoe, first) : 0;
  return (share > 0 ? share * worth.pair() : 0) + (share < 1 ? (1 - share) * worth.unlike() : 0);
}

/** The value of a round in which every deal is played by its best action. */
export function bestRound(game: Game, valuesOf: (cards: TwoCards, up: number) => ActionValues): number {
  return roundValue(game, (cards, up) => {
    const values = valuesOf(cards, up);
    if (cards.isNatural) return values.stand;
    return shared(game, cards, {
      pair: () => bestValue(values),
      unlike: () => bestValue({ ...values, split: null }),
    });
  });
}

/** The value of a round played by a letter table alone. */
export function tableRound(game: Game, table: StrategyTable, worths?: SplitWorths): number {
  const { shoe, scope, stand } = game;
  const planned = plannedPlay(shoe, stand, { scope, play: tablePlay(game.rules, table) });
  return roundValue(game, (cards, up) => {
    const { hand, first, isNatural } = cards;
    const values = actionValues(game, { hand, up });
    if (isNatural) return values.stand;
    const hit = valueOfGain(game, planned.hit[hand * VALUE_COUNT + up] ?? 0, { hand, up });
    const played = { ...values, hit };
    const unsplit = (): number => letterValue(table[unsplitRow(hand)][nameOf(up)], played);
    if (!worths) return unsplit();
    const pair = (): number => letterValue(table[pairRowOf(first)][nameOf(up)], withSplit(played, cards, up, worths));
    return shared(game, cards, { pair, unlike: unsplit });
  });
}
