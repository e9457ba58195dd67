import type { DealerPlay, Doubles, NaturalPays, RuleFault, RuleSet } from './rule-set.ts';

/** What of a rule set decides how much a hand is worth: no bets, no clocks. Plain JSON under these names. */
export interface GameRules {
  /** 1 to 8, or `infinite` for independent draws with replacement. */
  readonly decks: number | 'infinite';
  readonly dealer: DealerPlay;
  /** Whether the dealer looks for a natural before anybody acts; without, a natural found later takes every wager. */
  readonly peek: boolean;
  readonly double: Doubles;
  readonly doubleAfterSplit: boolean;
  readonly splitBy: RuleSet['splitBy'];
  /** Hands that one hand may become by splitting: 1 (no splits) to 4. */
  readonly maxHands: number;
  readonly resplitAces: boolean;
  readonly hitSplitAces: boolean;
  readonly surrender: RuleSet['surrender'];
  readonly naturalPays: NaturalPays;
}

/** The part of a table's rule set that decides values. */
export function gameRulesOf(rules: RuleSet): GameRules {
  return {
    decks: rules.decks,
    dealer: rules.dealer,
    peek: rules.peek !== 'none',
    double: rules.double,
    doubleAfterSplit: rules.doubleAfterSplit,
    splitBy: rules.splitBy,
    maxHands: rules.maxHands,
    resplitAces: rules.resplitAces,
    hitSplitAces: rules.hitSplitAces,
    surrender: rules.surrender,
    naturalPays: rules.naturalPays,
  };
}

/** Checks that the rules can be played. Types are trusted: parse unknown JSON at the edge first. */
export function validateGameRules(rules: GameRules): RuleFault[] {
  const isCount = (value: number, least: number, most: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;
  const checks: [field: keyof GameRules, fault: string | null][] = [
    ['decks', rules.decks === 'infinite' || isCount(rules.decks, 1, 8) ? null : '1 to 8, or infinite'],
    ['maxHands', isCount(rules.maxHands, 1, 4) ? null : '1 to 4'],
    ['resplitAces', rules.resplitAces && rules.maxHands < 3 ? 'splitting Aces again needs three hands' : null],
    ['surrender', rules.surrender === 'late' && !rules.peek ? 'late surrender comes after a peek' : null],
  ];
  return checks.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []));
}
