import type { GameRules } from '@upcard/core';
import { nextCards, quotient, totalOf, WAGER, type World, wholeOf, worldsOf } from './exact-deal.ts';
import type { FinishedHand } from './exact-dealer.ts';
import type { ExactGame, Player } from './exact-play.ts';

/** A split on its way: the hand in play, how many hands there are, and those behind it that have one card. */
interface SplitTable {
  readonly hand: readonly number[];
  readonly hands: number;
  readonly waiting: number;
  readonly finished: readonly FinishedHand[];
}

function mostHands(rules: GameRules, pair: number): number {
  return pair === 1 && !rules.resplitAces ? Math.min(2, rules.maxHands) : rules.maxHands;
}

/** Whether the rules let a hand of a split be doubled. */
export function canDoubleSplit(rules: GameRules, pair: number): boolean {
  return rules.doubleAfterSplit && pair !== 1;
}

/** What a split of a pair brings in all orders of a world: hand by hand, each played out before the next gets a card. */
export function splitSum(game: ExactGame, pair: number, player: Player): (world: World) => bigint {
  const { rules, dealer } = game;
  const most = mostHands(rules, pair);
  const isAsked = (hand: readonly number[]): boolean => totalOf(hand).total < 21 && (pair !== 1 || rules.hitSplitAces);
  const draw = (world: World, bring: (next: World, card: number) => bigint): bigint =>
    nextCards(world.left).reduce(
      (sum, { card, count, rest }) => sum + bring({ ...world, left: rest, ways: world.ways * count }, card),
      0n,
    );
  const finish = (world: World, table: SplitTable, wagers: 1 | 2): bigint => {
    const finished = [...table.finished, { total: totalOf(table.hand).total, wagers }];
    if (table.waiting === 0) return dealer.settle(world, finished);
    return deal(world, { ...table, hand: [pair], waiting: table.waiting - 1, finished });
  };
  const deal = (world: World, table: SplitTable): bigint =>
    draw(world, (next, card) =>
      card === pair && table.hands < most
        ? deal(next, { ...table, hands: table.hands + 1, waiting: table.waiting + 1 })
        : play(next, { ...table, hand: [pair, card] }),
    );
  const play = (world: World, table: SplitTable): bigint => {
    const { hand } = table;
    const action = isAsked(hand) ? player(hand) : 'stand';
    if (action === 'stand') return finish(world, table, 1);
    return draw(world, (next, card) => {
      const drawn = { ...table, hand: [...hand, card] };
      return action === 'double' ? finish(next, drawn, 2) : play(next, drawn);
    });
  };
  return (world) => deal(world, { hand: [pair], hands: 2, waiting: 1, finished: [] });
}

/** The value of splitting a pair when its hands are played so, in initial wagers, after a peek if there is one. */
export function exactSplit(game: ExactGame, pair: number, player: Player): number {
  const worlds = worldsOf(game.rules, game.shoe, { hand: [pair, pair], up: game.up });
  const bring = splitSum(game, pair, player);
  const sum = worlds.reduce((whole, world) => whole + bring(world), 0n);
  return quotient(sum, WAGER * wholeOf(worlds));
}
