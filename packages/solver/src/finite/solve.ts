import type { GameRules, StrategyRow, StrategyTable } from '@upcard/core';
import { chartFrom } from '../chart.ts';
import { costsOf, type LetterCost } from '../letter-costs.ts';
import type { ActionValues, Cell, Solution, SplitPlay } from '../solution.ts';
import { actionValues, dealtHandValues, type Game, lossOf, unsplitPlay, wholeGame } from './game.ts';
import { bestRound, tableRound } from './round-value.ts';
import { pairOf, pairRowOf, unsplitRow, unsplitRows } from './rows.ts';
import type { Shoe } from './shoe.ts';
import { type SplitWorths, withSplit, worthsOf } from './split-worths.ts';
import { countedSplit, pairShare, plannedSplits } from './splits.ts';
import { tablePlay } from './table-plan.ts';
import { dealChance, indexOf, nameOf, TWO_CARD_HANDS, type TwoCards, UP_ORDER } from './two-cards.ts';

const NO_VALUES: ActionValues = { stand: 0, hit: null, double: null, split: null, surrender: null };

/** Values of the two-card hands of a fresh shoe, by their cards and by their row. */
interface DealtValues {
  readonly ofCards: (cards: TwoCards, up: number) => ActionValues;
  readonly ofRow: (row: StrategyRow, up: number) => ActionValues;
}

const PAIRS: ReadonlyMap<number, TwoCards> = new Map(
  TWO_CARD_HANDS.filter(({ isPair }) => isPair).map((cards) => [cards.first, cards]),
);

function dealtValues(game: Game, worths?: SplitWorths): DealtValues {
  const rows = unsplitRows(game);
  const ofCards = (cards: TwoCards, up: number): ActionValues =>
    withSplit(actionValues(game, { hand: cards.hand, up }), cards, up, worths);
  const ofRow = (row: StrategyRow, up: number): ActionValues => {
    const pair = PAIRS.get(pairOf(row) ?? -1);
    return pair ? ofCards(pair, up) : rows(row, up);
  };
  return { ofCards, ofRow };
}

function cellsOf(game: Game, dealt: DealtValues): Cell[] {
  return TWO_CARD_HANDS.flatMap((cards) =>
    UP_ORDER.map((up): Cell => {
      const { hand, first, second, isNatural } = cards;
      return {
        hand: [nameOf(first), nameOf(second)],
        up: nameOf(up),
        chance: dealChance(game.shoe, cards, up),
        ...dealtHandValues(game, dealt.ofCards(cards, up), { hand, up, isNatural }),
      };
    }),
  );
}

/** How the chart of best letters, but for its pairs, plays the hands of splits. */
function unsplitTablePlay(game: Game): Uint8Array {
  const rows = unsplitRows(game);
  const table = chartFrom((row, up) => (pairOf(row) === null ? rows(row, indexOf(up)) : NO_VALUES));
  return tablePlay(game.rules, table);
}

/** Everything about rules with a finite shoe: that of the rules, or any other full enough for a round. */
export function solveFinite(rules: GameRules, split: SplitPlay, shoe?: Shoe): Solution {
  const game = wholeGame(rules, shoe);
  const unsplit = unsplitPlay(game);
  const byTable = unsplitTablePlay(game);
  const [bestWorths, tableWorths] = worthsOf(game, (value) =>
    split === 'cdz'
      ? plannedSplits(game, value, [unsplit, byTable])
      : [countedSplit(game, value), ...plannedSplits(game, value, [byTable])],
  );
  const dealt = dealtValues(game, bestWorths);
  const chart = chartFrom((row, up) => dealt.ofRow(row, indexOf(up)));
  return {
    rules,
    split,
    value: { composition: bestRound(game, dealt.ofCards), total: tableRound(game, chart, tableWorths) },
    chart,
    cells: cellsOf(game, dealt),
  };
}

/** The exact value of a letter table from a fresh shoe, before the deal, in initial wagers. */
export function finiteTableValue(rules: GameRules, table: StrategyTable, shoe?: Shoe): number {
  const game = wholeGame(rules, shoe);
  const play = tablePlay(rules, table);
  const [worths] = worthsOf(game, (value) => plannedSplits(game, value, [play]));
  return tableRound(game, table, worths);
}

/** The chance that two dealt cards are looked up in a row against an up-card, and their player is asked. */
function rowChance(game: Game, row: StrategyRow, up: number): number {
  let chance = 0;
  for (const cards of TWO_CARD_HANDS) {
    if (cards.isNatural) continue;
    const asked = dealChance(game.shoe, cards, up) * lossOf(game, cards.hand, up);
    const share = cards.isPair && game.rules.maxHands > 1 ? pairShare(game.rules, game.shoe, cards.first) : 0;
    if (share > 0 && pairRowOf(cards.first) === row) chance += share * asked;
    if (share < 1 && unsplitRow(cards.hand) === row) chance += (1 - share) * asked;
  }
  return chance;
}

/** Every wrong letter of a table from a fresh shoe and what it costs, the dearest per round first. */
export function finiteLetterCosts(rules: GameRules, table: StrategyTable): LetterCost[] {
  const game = wholeGame(rules);
  const unsplit = unsplitPlay(game);
  const [worths] = worthsOf(game, (value) => plannedSplits(game, value, [unsplit]));
  const { ofRow } = dealtValues(game, worths);
  return costsOf(table, (row, up) => ({
    values: ofRow(row, indexOf(up)),
    chance: rowChance(game, row, indexOf(up)),
  }));
}
