import {
  type Action,
  type GameRules,
  LETTER_ACTIONS,
  type Letter,
  pairRow,
  type StrategyTable,
  totalRow,
  VALUES,
  type Value,
} from '@upcard/core';
import {
  type Counts,
  isNatural,
  nextCards,
  orders,
  quotient,
  sizeOf,
  totalOf,
  WAGER,
  type World,
  wholeOf,
  worldsOf,
} from './exact-deal.ts';
import {
  actionSums,
  canDouble,
  type ExactGame,
  exactGame,
  exactPlay,
  greatest,
  type Player,
  playedSum,
} from './exact-play.ts';
import { canDoubleSplit, splitSum } from './exact-split.ts';

/** The chart's name of a card that counts 1 to 10. */
function valueName(card: number): Value {
  return VALUES[card === 1 ? 9 : card - 2] ?? 'A';
}

/** A hand that is asked for its first action, and what can be under the up-card. */
interface Dealt {
  readonly game: ExactGame;
  readonly cards: readonly [number, number];
  readonly worlds: readonly World[];
}

const NATURAL_TENTHS = { '3:2': 15n, '6:5': 12n, '1:1': 10n } as const;

/** What a deal brings: naturals at once, a dealer's natural at the peek, all others as they are played. */
function dealtSum(dealt: Dealt, play: (asked: Dealt) => bigint): bigint {
  const { game, cards, worlds } = dealt;
  const isDealers = ({ hole }: World): boolean => isNatural([game.up, hole]);
  const without = worlds.filter((world) => !isDealers(world));
  if (isNatural(cards)) return NATURAL_TENTHS[game.rules.naturalPays] * wholeOf(without);
  if (!game.rules.peek) return play(dealt);
  return play({ ...dealt, worlds: without }) - WAGER * wholeOf(worlds.filter(isDealers));
}

/** The value of a round: every first, up- and second card, in the order in which they are dealt. */
function roundValue(rules: GameRules, shoe: Counts, play: (asked: Dealt) => bigint): number {
  const games = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((up) => exactGame(rules, shoe, up));
  let sum = 0n;
  for (const first of nextCards(shoe)) {
    for (const up of nextCards(first.rest)) {
      const game = games[up.card];
      if (!game) throw new Error(`no up-card ${up.card}`);
      for (const second of nextCards(up.rest)) {
        const cards = [first.card, second.card] as const;
        const worlds = worldsOf({ ...rules, peek: false }, shoe, { hand: cards, up: up.card });
        sum += first.count * up.count * second.count * dealtSum({ game, cards, worlds }, play);
      }
    }
  }
  return quotient(sum, WAGER * orders(sizeOf(shoe)));
}

const isPairOf = ({ game, cards }: Dealt): boolean => game.rules.maxHands > 1 && cards[0] === cards[1];

function unsplitLetter(table: StrategyTable, game: ExactGame, cards: readonly number[]): Letter {
  const { total, isSoft } = totalOf(cards);
  const row = totalRow(total, isSoft);
  return row ? table[row][valueName(game.up)] : 'S';
}

/** The first action of a letter that is to be had, else to stand. */
function actionOf(letter: Letter, isOffered: (action: Action) => boolean): Action {
  return LETTER_ACTIONS[letter].find(isOffered) ?? 'stand';
}

/** Plays on by a table; `mayDouble` says whether two cards may be doubled at all. */
function tablePlayer(table: StrategyTable, game: ExactGame, mayDouble: boolean): Player {
  return (cards) => {
    const doubles = mayDouble && canDouble(game.rules, cards);
    const action = actionOf(unsplitLetter(table, game, cards), (one) => one === 'hit' || (one === 'double' && doubles));
    return action === 'hit' || action === 'double' ? action : 'stand';
  };
}

function tableSum(table: StrategyTable, dealt: Dealt): bigint {
  const { game, cards, worlds } = dealt;
  const [first] = cards;
  const { rules, up } = game;
  const isPair = isPairOf(dealt);
  const letter = isPair ? table[pairRow(valueName(first))][valueName(up)] : unsplitLetter(table, game, cards);
  const offered: Readonly<Record<Action, boolean>> = {
    stand: true,
    hit: true,
    double: canDouble(rules, cards),
    split: isPair,
    surrender: rules.surrender === 'late',
  };
  const action = actionOf(letter, (one) => offered[one]);
  if (action === 'surrender') return (-WAGER / 2n) * wholeOf(worlds);
  if (action === 'split') {
    const bring = splitSum(game, first, tablePlayer(table, game, canDoubleSplit(rules, first)));
    return worlds.reduce((sum, world) => sum + bring(world), 0n);
  }
  const later = tablePlayer(table, game, false);
  return playedSum(game, worlds, { cards, player: (held) => (held.length === 2 ? action : later(held)) });
}

/** The exact value of a letter table for a shoe, before the deal, in initial wagers. */
export function exactTableValue(rules: GameRules, shoe: Counts, table: StrategyTable): number {
  return roundValue(rules, shoe, (dealt) => tableSum(table, dealt));
}

function bestSum(dealt: Dealt): bigint {
  const { game, cards, worlds } = dealt;
  const [first] = cards;
  const { stand, hit, double } = actionSums(game, cards);
  const sums = [stand, hit];
  if (double !== null) sums.push(double);
  if (game.rules.surrender === 'late') sums.push((-WAGER / 2n) * wholeOf(worlds));
  if (isPairOf(dealt)) {
    const bring = splitSum(game, first, exactPlay(game, canDoubleSplit(game.rules, first)));
    sums.push(worlds.reduce((sum, world) => sum + bring(world), 0n));
  }
  return greatest(stand, ...sums);
}

/** The exact value of best play by composition for a shoe, split hands played as the same cards unsplit. */
export function exactBestValue(rules: GameRules, shoe: Counts): number {
  return roundValue(rules, shoe, bestSum);
}
