import {
  EUROPEAN,
  type GameName,
  type GameRules,
  HOUSE,
  LIVE,
  type RuleSet,
  sandboxRules,
  shuffleBelow,
} from '@upcard/core';
import type { Dealing } from '@upcard/solver';
import type { Shoe } from './simulate-flags.ts';

const TABLES: Readonly<Record<GameName, RuleSet>> = {
  live: LIVE,
  european: EUROPEAN,
  house: HOUSE,
  'sandbox-s17': sandboxRules('S17'),
  'sandbox-h17': sandboxRules('H17'),
  'free-will': sandboxRules('free-will'),
};

const isGame = (name: string): name is GameName => Object.hasOwn(TABLES, name);

/** Rules from a file say nothing of a cut card: then it lies before the last quarter, and no shoe gets short of cards. */
function quarterBelow({ decks }: GameRules): number {
  return decks === 'infinite' ? 0 : Math.max(26, decks * 13);
}

/** How the named table deals its one player's rounds, or a table with the rules of a file. */
export function dealingOf(name: string, rules: GameRules, shoe: Shoe): Omit<Dealing, 'freeDealer'> {
  const table = isGame(name) ? TABLES[name] : EUROPEAN;
  const { splitCards, dealerDraws } = table;
  if (shoe === 'fresh') return { splitCards, dealerDraws, reshuffleBelow: 'fresh' };
  return { splitCards, dealerDraws, reshuffleBelow: isGame(name) ? shuffleBelow(table, 1) : quarterBelow(rules) };
}
