import type { GameRules } from '@upcard/core';
import { mostHands } from '../most-hands.ts';
import { ACE, CHANCES, TEN } from './draws.ts';

/** One way in which splitting a pair, and every further pair while allowed, may end. */
export interface SplitEnding {
  readonly hands: number;
  /** How many of the hands hold a further pair that may not be split. */
  readonly pairs: number;
  readonly chance: number;
}

/** What the rules say about splitting one card's pairs. */
export interface PairRules {
  /** Chance that two equal values are a pair that may be split: less than 1 where tens must be of one rank. */
  readonly share: number;
  /** Chance that the next card makes a pair with a split card. */
  readonly again: number;
  /** Hands that one pair may become. */
  readonly most: number;
  /** Whether a split hand may be doubled, whether it may be hit. */
  readonly doubles: boolean;
  readonly hits: boolean;
}

/** How a pair of a card may be split. */
export function pairRules(rules: GameRules, card: number): PairRules {
  const isAce = card === ACE;
  const chance = CHANCES[card] ?? 0;
  const share = card === TEN && rules.splitBy === 'rank' ? 1 / 4 : 1;
  return {
    share,
    again: chance * share,
    most: mostHands(rules, isAce),
    doubles: rules.doubleAfterSplit && !isAce,
    hits: !isAce || rules.hitSplitAces,
  };
}

/**
 * How a split may end: the number of hands and how many of them are pairs that had to stay. `again` is the chance that a split
 * hand's second card makes a pair. Hands get their second cards one by one; in which order does not matter.
 */
export function splitEndings({ again, most }: Pick<PairRules, 'again' | 'most'>): SplitEnding[] {
  const chances = new Map<string, SplitEnding>();
  const deal = (hands: number, open: number, { pairs, chance }: { pairs: number; chance: number }): void => {
    if (open === 0) {
      const key = `${hands} ${pairs}`;
      chances.set(key, { hands, pairs, chance: chance + (chances.get(key)?.chance ?? 0) });
      return;
    }
    deal(hands, open - 1, { pairs, chance: chance * (1 - again) });
    if (hands < most) deal(hands + 1, open + 1, { pairs, chance: chance * again });
    else deal(hands, open - 1, { pairs: pairs + 1, chance: chance * again });
  };
  deal(2, 2, { pairs: 0, chance: 1 });
  return [...chances.values()];
}

/** The mean number of split hands that end with a further pair, and of those with any other second card. */
export interface MeanHands {
  readonly pairs: number;
  readonly others: number;
}

/** How many hands of each kind a split makes on average. */
export function meanHands(again: number, most: number): MeanHands {
  let pairs = 0;
  let others = 0;
  for (const ending of splitEndings({ again, most })) {
    pairs += ending.chance * ending.pairs;
    others += ending.chance * (ending.hands - ending.pairs);
  }
  return { pairs, others };
}

/** Calls back for every second card that makes no further pair of a split card, with its chance among these. */
export function forOtherCards(card: number, again: number, visit: (second: number, chance: number) => void): void {
  for (const [second, chance] of CHANCES.entries()) {
    const other = second === card ? chance - again : chance;
    if (other > 1e-9) visit(second, other / (1 - again));
  }
}
