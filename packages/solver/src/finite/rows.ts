import { type GameRules, PAIR_ROWS, pairRow, STRATEGY_ROWS, type StrategyRow, totalRow } from '@upcard/core';
import { averageValues } from '../chart.ts';
import type { ActionValues } from '../solution.ts';
import { actionValues, type Game, lossOf, valueOfGain } from './game.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { dealChance, nameOf, TWO_CARD_HANDS, type TwoCards } from './two-cards.ts';

const { total, isSoft, cards, counts } = HANDS;

/** The row of a hand that may not be split. */
export function unsplitRow(hand: number): StrategyRow {
  const row = totalRow(total[hand] ?? 0, isSoft[hand] === 1);
  if (row === null) throw new Error(`no row for a total of ${total[hand]}`);
  return row;
}

/** The row of a pair that may be split. */
export function pairRowOf(value: number): StrategyRow {
  return pairRow(nameOf(value));
}

const PAIR_NAMES: readonly StrategyRow[] = PAIR_ROWS;

type HandsOfRows = ReadonlyMap<StrategyRow, readonly TwoCards[]>;

/** The two-card hands of every row but those of pairs, where no pair may be split. */
const NEVER_SPLIT: HandsOfRows = new Map(
  STRATEGY_ROWS.filter((row) => !PAIR_NAMES.includes(row)).map((row) => [
    row,
    TWO_CARD_HANDS.filter(({ hand, isNatural }) => !isNatural && unsplitRow(hand) === row),
  ]),
);

/** The same where pairs have rows of their own: no pairs, unless only a pair makes the total. */
const PAIRS_APART: HandsOfRows = new Map(
  Array.from(NEVER_SPLIT, ([row, all]) => {
    const mixed = all.filter(({ isPair }) => !isPair);
    return [row, mixed.length > 0 ? mixed : all];
  }),
);

const ACES = TWO_CARD_HANDS.find(({ first, isPair }) => isPair && first === 0)?.hand ?? 0;

/** Hands of three cards that make 21 with every Ace as 1. */
const HARD_21: readonly number[] = Array.from(total.keys()).filter(
  (hand) => cards[hand] === 3 && total[hand] === 21 && isSoft[hand] === 0,
);

/** The chance of any three cards and an up-card, but for a factor that all share. */
function drawWeight(game: Game, hand: number, up: number): number {
  let weight = (game.shoe.counts[up] ?? 0) - (counts[hand * VALUE_COUNT + up] ?? 0);
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const held = counts[hand * VALUE_COUNT + value] ?? 0;
    for (let taken = 0; taken < held; taken += 1) weight *= ((game.shoe.counts[value] ?? 0) - taken) / (taken + 1);
  }
  return Math.max(0, weight);
}

function standOf21(game: Game, up: number): ActionValues {
  let sum = 0;
  let whole = 0;
  for (const hand of HARD_21) {
    const weight = drawWeight(game, hand, up) * lossOf(game, hand, up);
    if (weight === 0) continue;
    whole += weight;
    sum += weight * valueOfGain(game, game.stand[hand * VALUE_COUNT + up] ?? 0, { hand, up });
  }
  return { stand: whole > 0 ? sum / whole : 0, hit: null, double: null, split: null, surrender: null };
}

/** Aces that may not be split: where splitting exists they come from a split, and then may only be hit. */
function unsplitAces(rules: GameRules, values: ActionValues): ActionValues {
  return rules.maxHands === 1 ? values : { ...values, double: null, surrender: null };
}

/** The values of all rows but those of pairs: means over the hands of two cards, by the chance to be asked with them. */
export function unsplitRows(game: Game): (row: StrategyRow, up: number) => ActionValues {
  const dealt = game.rules.maxHands === 1 ? NEVER_SPLIT : PAIRS_APART;
  return (row, up) => {
    if (row === 'hard 21') return standOf21(game, up);
    if (row === 'pair A,A (*)') return unsplitAces(game.rules, actionValues(game, { hand: ACES, up }));
    const hands = dealt.get(row);
    if (!hands) throw new Error(`a row of pairs: ${row}`);
    return averageValues(
      hands.map((cardsOf) => ({
        weight: dealChance(game.shoe, cardsOf, up) * lossOf(game, cardsOf.hand, up),
        values: actionValues(game, { hand: cardsOf.hand, up }),
      })),
    );
  };
}

/** Whether a row is one of pairs that may be split, and of which value. */
export function pairOf(row: StrategyRow): number | null {
  const at = PAIR_NAMES.indexOf(row);
  return at < 0 || at === PAIR_ROWS.length - 1 ? null : (at + 1) % VALUE_COUNT;
}
