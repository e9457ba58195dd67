import type { GameRules } from '@upcard/core';
import { mostHands } from '../most-hands.ts';
import { type Game, gameOf, lossOf, unsplitPlay } from './game.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { type Shoe, shoeOf } from './shoe.ts';
import { emptySplitHand, type SplitHand, type SplitQuestion, splitHands } from './split-hands.ts';
import type { SplitPlan } from './split-paths.ts';
import { splitValue } from './split-value.ts';
import { ACE, TEN } from './two-cards.ts';

const { children } = HANDS;

/** How hands of a split of a value are played by a plan. */
function splitPlan(rules: GameRules, value: number, play: Uint8Array): SplitPlan {
  return {
    play,
    canDouble: rules.doubleAfterSplit && value !== ACE,
    isOneCard: value === ACE && !rules.hitSplitAces,
  };
}

function splitQuestion({ rules, dealer, shoe, scope }: Game, value: number): SplitQuestion {
  // Splitting to n hands asks about as many as 2n − 3 further pair cards out of the shoe.
  const most = 2 * mostHands(rules, value === ACE) - 3;
  return { shoe, dealer, peek: rules.peek, value, ups: scope.ups, most };
}

/** Values the hands of splits under several plays, each the same whatever the other hands draw. */
export function plannedSplits(game: Game, value: number, plays: readonly Uint8Array[]): SplitHand[] {
  const plans = plays.map((play) => splitPlan(game.rules, value, play));
  return splitHands(splitQuestion(game, value), plans);
}

/** Values the hands of splits, each played as is best for the number of pair cards that are gone (`cdp`). */
export function countedSplit(game: Game, value: number): SplitHand {
  const { rules, shoe, scope } = game;
  const from = children[value] ?? 0;
  const question = splitQuestion(game, value);
  const counted: SplitHand = emptySplitHand();
  for (let removed = 1; removed <= question.most; removed += 1) {
    const without = shoeOf(shoe.counts.map((count, at) => (at === value ? Math.max(0, count - removed) : count)));
    const play = unsplitPlay(gameOf(rules, without, { ups: scope.ups, from }));
    const [hands] = splitHands(question, [splitPlan(rules, value, play)]);
    if (!hands) throw new Error('a plan without its hands');
    const of = [removed * VALUE_COUNT, (removed + 1) * VALUE_COUNT] as const;
    counted.other.set(hands.other.subarray(...of), of[0]);
    counted.pair.set(hands.pair.subarray(...of), of[0]);
  }
  return counted;
}

/** A pair against an up-card: how many cards left make a pair again is only open with ten-valued cards of several ranks. */
export interface SplitAt {
  readonly value: number;
  readonly up: number;
  readonly pairs: number;
}

/** The value of a split in initial wagers: with a peek, when the dealer has no natural. */
export function splitWorth(game: Game, hands: SplitHand, { value, up, pairs }: SplitAt): number {
  const { rules, shoe } = game;
  const pair = children[(children[value] ?? 0) * VALUE_COUNT + value] ?? 0;
  const worth = splitValue({
    shoe,
    value,
    up,
    pairs,
    maxHands: mostHands(rules, value === ACE),
    hands,
  });
  return worth / lossOf(game, pair, up);
}

/** The value of splitting a pair of a fresh shoe, whatever the ranks of ten-valued cards. */
export function freshSplitWorth(game: Game, hands: SplitHand, { value, up }: Omit<SplitAt, 'pairs'>): number {
  const { rules, shoe } = game;
  const left = (shoe.counts[value] ?? 0) - 2;
  if (value !== TEN || rules.splitBy === 'value') {
    return splitWorth(game, hands, { value, up, pairs: left - (up === value ? 1 : 0) });
  }
  const ofRank = (shoe.counts[TEN] ?? 0) / 4 - 2;
  const unlike = splitWorth(game, hands, { value, up, pairs: ofRank });
  if (up !== TEN) return unlike;
  const alike = splitWorth(game, hands, { value, up, pairs: ofRank - 1 });
  return unlike + (ofRank / left) * (alike - unlike);
}

/** The chance that two cards of a value of a fresh shoe are a pair. */
export function pairShare({ splitBy }: GameRules, shoe: Shoe, value: number): number {
  if (value !== TEN || splitBy === 'value') return 1;
  const tens = shoe.counts[TEN] ?? 0;
  return (tens / 4 - 1) / (tens - 1);
}
