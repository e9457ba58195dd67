import { gameRulesOf, validateGameRules } from './game-rules.ts';

/** How bets are sized. Amounts are in the table's smallest unit. */
export type BetRule =
  /** One of the listed amounts, ascending (House). */
  | { readonly kind: 'ladder'; readonly amounts: readonly number[] }
  /** Every multiple of `step` from `least` up to the purse (Standard). */
  | { readonly kind: 'range'; readonly least: number; readonly step: number }
  /** The same for every hand, placed without asking (European, Sandbox). */
  | { readonly kind: 'flat'; readonly amount: number }
  /** Built up from chips until the deal, between `least` and `most` a spot (Live). */
  | { readonly kind: 'chips'; readonly chips: readonly number[]; readonly least: number; readonly most: number };

/** When a finite shoe is mixed again. Only ever between rounds. */
export type ReshuffleRule =
  /** No shoe: every card is an independent draw. */
  | { readonly kind: 'never' }
  /** With fewer than `perSpot` cards for each occupied seat and `more` beside them, at most half the shoe. */
  | { readonly kind: 'spots'; readonly perSpot: number; readonly more: number }
  /** With fewer than this many cards left. */
  | { readonly kind: 'below'; readonly cards: number }
  /** When the cut card, placed behind this part of the shoe, has come out. */
  | { readonly kind: 'cutCard'; readonly percent: number };

/**
 * In which order a round is dealt. `upcard-first`: a card to each hand, the up-card, a second card to each hand, the hole
 * card. `two-down`: the dealer's two cards lie face down and one is chosen to be shown. `three-down`: of three face-down
 * cards one is discarded in the open and one shown.
 */
export const DEALS = ['upcard-first', 'two-down', 'three-down'] as const;
export type Deal = (typeof DEALS)[number];

/** How the dealer draws: to 17, hitting (`H17`) or standing on (`S17`) a soft 17; or as it pleases. */
export const DEALER_PLAYS = ['S17', 'H17', 'free-will'] as const;
export type DealerPlay = (typeof DEALER_PLAYS)[number];

/**
 * When the dealer looks for a natural before anybody acts: never, with an Ace or ten-valued up-card, or with any up-card
 * (the same outcomes, but no up-card tells that no check took place). With `none` a natural found later takes every wager.
 */
export const PEEKS = ['none', 'ace-or-ten', 'every-upcard'] as const;
export type Peek = (typeof PEEKS)[number];

/** Two-card totals that may be doubled. */
export const DOUBLES = ['any', '9-11', '10-11'] as const;
export type Doubles = (typeof DOUBLES)[number];

/** What a natural wins for its wager, rounded down to a whole unit. */
export const NATURAL_PAYS = ['3:2', '6:5', '1:1'] as const;
export type NaturalPays = (typeof NATURAL_PAYS)[number];

/** Time limits in milliseconds; null: the table does not ask, or waits for ever. */
export interface Clocks {
  readonly betting: number | null;
  readonly action: number | null;
  readonly insurance: number | null;
  /** How long a result stays before the next round by itself. */
  readonly result: number | null;
  readonly shuffle: number | null;
  /** Whether every accepted action restarts the hand's clock; else one limit covers the whole hand. */
  readonly restartOnAction: boolean;
}

/** Everything that tells one blackjack table's rules from another's. Plain JSON; `validateRuleSet` proves it sound. */
export interface RuleSet {
  /** 1 to 8, or `infinite` for independent draws with replacement. */
  readonly decks: number | 'infinite';
  readonly reshuffle: ReshuffleRule;
  readonly deal: Deal;
  readonly dealer: DealerPlay;
  /** When the dealer takes cards at all: only with a hand still to beat, or unless every hand is bust. */
  readonly dealerDraws: 'hand-to-beat' | 'not-all-bust';
  readonly peek: Peek;
  /** Whether insurance (half the bet, 2:1) is offered against an Ace. Needs a peek. */
  readonly insurance: boolean;
  readonly double: Doubles;
  readonly doubleAfterSplit: boolean;
  /** Whether a double or split stakes what is left when the purse cannot match the wager. */
  readonly forLess: boolean;
  readonly splitBy: 'rank' | 'value';
  /** Hands that one hand may become by splitting: 1 (no splits) to 4. */
  readonly maxHands: number;
  readonly resplitAces: boolean;
  readonly hitSplitAces: boolean;
  /** Whether both split hands get their second card at once, or each when play reaches it. */
  readonly splitCards: 'at-once' | 'when-reached';
  readonly surrender: 'none' | 'late';
  readonly naturalPays: NaturalPays;
  readonly bets: BetRule;
  readonly clocks: Clocks;
}

/** One thing wrong with a rule set: the field and a sentence about it. */
export interface RuleFault {
  readonly field: string;
  readonly fault: string;
}

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function betFault(bets: BetRule): string | null {
  const isAmount = (value: number): boolean => isCount(value, 1, Number.MAX_SAFE_INTEGER);
  switch (bets.kind) {
    case 'ladder':
      return bets.amounts.length > 0 &&
        bets.amounts.every((amount, at) => isAmount(amount) && amount > (bets.amounts[at - 1] ?? 0))
        ? null
        : 'a ladder needs ascending whole amounts';
    case 'range':
      return isAmount(bets.least) && isAmount(bets.step) && bets.least % bets.step === 0
        ? null
        : 'least must be a multiple of step';
    case 'flat':
      return isAmount(bets.amount) ? null : 'a flat bet is a whole amount above 0';
    case 'chips':
      return bets.chips.length > 0 &&
        bets.chips.every(isAmount) &&
        isAmount(bets.least) &&
        isAmount(bets.most) &&
        bets.most >= bets.least
        ? null
        : 'chips need whole values, and limits in order';
  }
}

function reshuffleFault({ decks, reshuffle }: RuleSet): string | null {
  if ((decks === 'infinite') !== (reshuffle.kind === 'never')) return 'only independent draws are never shuffled';
  switch (reshuffle.kind) {
    case 'never':
      return null;
    case 'spots':
      return isCount(reshuffle.perSpot, 1, 52) && isCount(reshuffle.more, 0, 416)
        ? null
        : 'counts of cards out of range';
    case 'below':
      return isCount(reshuffle.cards, 1, typeof decks === 'number' ? decks * 52 : 0)
        ? null
        : 'more cards than the shoe has';
    case 'cutCard':
      return isCount(reshuffle.percent, 10, 95) ? null : 'the cut card lies behind 10 to 95 % of the shoe';
  }
}

function clockFault(clocks: Clocks): string | null {
  const times = [clocks.betting, clocks.action, clocks.insurance, clocks.result, clocks.shuffle];
  return times.every((time) => time === null || isCount(time, 1, 3_600_000)) ? null : '1 ms to an hour, or null';
}

/**
 * Checks that a rule set can be played: every number in range and no two rules against each other.
 * Returns the faults, none for a sound set. Types are trusted: parse unknown JSON at the edge first.
 */
export function validateRuleSet(rules: RuleSet): RuleFault[] {
  const checks: [field: keyof RuleSet, fault: string | null][] = [
    ['reshuffle', reshuffleFault(rules)],
    [
      'deal',
      rules.deal === 'upcard-first' || rules.dealer === 'free-will' ? null : 'only a free dealer picks its up-card',
    ],
    ['insurance', rules.insurance && rules.peek === 'none' ? 'insurance settles at the peek, and there is none' : null],
    ['bets', betFault(rules.bets)],
    ['clocks', clockFault(rules.clocks)],
  ];
  const own = checks.flatMap(([field, fault]): RuleFault[] => (fault ? [{ field, fault }] : []));
  return [...validateGameRules(gameRulesOf(rules)), ...own];
}
