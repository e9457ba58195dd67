import type { GameRules } from '@upcard/core';
import { afterCard, type Counts, quotient, totalOf, WAGER, type World, wholeOf, worldsOf } from './exact-deal.ts';
import { type ExactDealer, exactDealer } from './exact-dealer.ts';

/** What a hand does that is not split or given up. */
export type Play = 'stand' | 'hit' | 'double';

/** A shoe under rules, and an up-card. */
export interface ExactGame {
  readonly rules: GameRules;
  readonly shoe: Counts;
  readonly up: number;
  readonly dealer: ExactDealer;
}

/** The exact game against an up-card. */
export function exactGame(rules: GameRules, shoe: Counts, up: number): ExactGame {
  return { rules, shoe, up, dealer: exactDealer(rules, up) };
}

/** The greatest of some sums. */
export function greatest(first: bigint, ...others: readonly bigint[]): bigint {
  let most = first;
  for (const other of others) if (other > most) most = other;
  return most;
}

/** The sum over all orders of these worlds, as all sums here. */
function standSum({ dealer }: ExactGame, worlds: readonly World[], hand: { total: number; wagers: 1 | 2 }): bigint {
  return worlds.reduce((sum, world) => sum + dealer.settle(world, [hand]), 0n);
}

function hitSum(game: ExactGame, worlds: readonly World[], cards: readonly number[]): bigint {
  return afterCard(worlds).reduce((sum, after) => sum + bestSum(game, after.worlds, [...cards, after.card]), 0n);
}

/** Hits as long as that brings more than to stand, knowing its own cards, the up-card and that a peek found nothing. */
function bestSum(game: ExactGame, worlds: readonly World[], cards: readonly number[]): bigint {
  const { total } = totalOf(cards);
  const stand = standSum(game, worlds, { total, wagers: 1 });
  if (total >= 21) return stand;
  return greatest(stand, hitSum(game, worlds, cards));
}

function doubleSum(game: ExactGame, worlds: readonly World[], cards: readonly number[]): bigint {
  return afterCard(worlds).reduce(
    (sum, { card, worlds: after }) =>
      sum + standSum(game, after, { total: totalOf([...cards, card]).total, wagers: 2 }),
    0n,
  );
}

/** Whether the rules let two cards be doubled that no split made. */
export function canDouble({ double }: GameRules, cards: readonly number[]): boolean {
  const { total } = totalOf(cards);
  if (cards.length !== 2) return false;
  return double === 'any' || (total <= 11 && total >= (double === '9-11' ? 9 : 10));
}

/** How a hand below 21 is played on. */
export type Player = (cards: readonly number[]) => Play;

/** What a hand brings in all orders of these worlds when it is played so. */
export function playedSum(
  game: ExactGame,
  worlds: readonly World[],
  { cards, player }: { cards: readonly number[]; player: Player },
): bigint {
  const { total } = totalOf(cards);
  const action = total >= 21 ? 'stand' : player(cards);
  if (action === 'stand') return standSum(game, worlds, { total, wagers: 1 });
  if (action === 'double') return doubleSum(game, worlds, cards);
  return afterCard(worlds).reduce(
    (sum, after) => sum + playedSum(game, after.worlds, { cards: [...cards, after.card], player }),
    0n,
  );
}

/** The sums of standing, hitting and doubling with a hand that was dealt, and their whole in wagers. */
export interface ActionSums {
  readonly stand: bigint;
  readonly hit: bigint;
  readonly double: bigint | null;
  readonly whole: bigint;
}

/** What a hand that is no natural brings by each action but to split. */
export function actionSums(game: ExactGame, cards: readonly number[]): ActionSums {
  const worlds = worldsOf(game.rules, game.shoe, { hand: cards, up: game.up });
  return {
    stand: standSum(game, worlds, { total: totalOf(cards).total, wagers: 1 }),
    hit: hitSum(game, worlds, cards),
    double: canDouble(game.rules, cards) ? doubleSum(game, worlds, cards) : null,
    whole: WAGER * wholeOf(worlds),
  };
}

/** What each action but to split is worth to a hand that is no natural, in initial wagers. */
export function exactActions(game: ExactGame, cards: readonly number[]): Readonly<Record<Play, number | null>> {
  const { stand, hit, double, whole } = actionSums(game, cards);
  return {
    stand: quotient(stand, whole),
    hit: quotient(hit, whole),
    double: double === null ? null : quotient(double, whole),
  };
}

/** How a hand is best played unsplit. Throws when two plays bring the same: then there is no one best play. */
export function exactPlay(game: ExactGame, mayDouble: boolean): Player {
  const known = new Map<string, Play>();
  return (cards) => {
    const key = cards.toSorted((left, right) => left - right).join();
    const before = known.get(key) ?? bestOf(actionSums(game, cards), mayDouble);
    known.set(key, before);
    return before;
  };
}

function bestOf({ stand, hit, double }: ActionSums, mayDouble: boolean): Play {
  const sums: [Play, bigint][] = [
    ['stand', stand],
    ['hit', hit],
  ];
  if (mayDouble && double !== null) sums.push(['double', double]);
  const best = greatest(stand, ...sums.map(([, sum]) => sum));
  const [first, second] = sums.filter(([, sum]) => sum === best);
  if (!first || second) throw new Error('two plays bring the same: there is no one best play');
  return first[0];
}
