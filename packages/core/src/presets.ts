import { type GameRules, gameRulesOf } from './game-rules.ts';
import type { Deal, DealerPlay, RuleSet } from './rule-set.ts';

/** Five decks against the house's bank. Unit: chips. */
export const HOUSE: RuleSet = {
  decks: 5,
  reshuffle: { kind: 'spots', perSpot: 20, more: 20 },
  deal: 'upcard-first',
  dealer: 'S17',
  dealerDraws: 'not-all-bust',
  peek: 'every-upcard',
  insurance: false,
  double: 'any',
  doubleAfterSplit: true,
  forLess: false,
  splitBy: 'value',
  maxHands: 2,
  resplitAces: false,
  hitSplitAces: false,
  splitCards: 'at-once',
  surrender: 'none',
  naturalPays: '3:2',
  bets: { kind: 'ladder', amounts: [50, 100, 250, 500] },
  clocks: {
    betting: 20_000,
    action: 20_000,
    insurance: null,
    result: 60_000,
    shuffle: 3_000,
    restartOnAction: true,
  },
};

/** Six decks, nobody looks under the up-card. Unit: half-units, so that 1.5 of a bet of one unit is whole. */
export const EUROPEAN: RuleSet = {
  ...HOUSE,
  decks: 6,
  reshuffle: { kind: 'below', cards: 78 },
  dealerDraws: 'hand-to-beat',
  peek: 'none',
  maxHands: 4,
  bets: { kind: 'flat', amount: 2 },
  clocks: {
    betting: null,
    action: 20_000,
    insurance: null,
    result: null,
    shuffle: null,
    restartOnAction: true,
  },
};

/** Eight decks, insurance and late surrender. Unit: cents of a chip. */
export const LIVE: RuleSet = {
  ...EUROPEAN,
  decks: 8,
  reshuffle: { kind: 'cutCard', percent: 75 },
  peek: 'ace-or-ten',
  insurance: true,
  surrender: 'late',
  bets: { kind: 'chips', chips: [100, 500, 2_500, 10_000, 50_000], least: 500, most: 100_000 },
  clocks: {
    betting: 15_000,
    action: 15_000,
    insurance: 8_000,
    result: 5_000,
    shuffle: null,
    restartOnAction: true,
  },
};

/** Independent draws, two coins a round, no clocks. Unit: coins. */
export function sandboxRules(dealer: DealerPlay): RuleSet {
  return {
    ...EUROPEAN,
    decks: 'infinite',
    reshuffle: { kind: 'never' },
    dealer,
    peek: 'every-upcard',
    splitBy: 'rank',
    splitCards: 'when-reached',
    surrender: 'late',
    clocks: {
      betting: null,
      action: null,
      insurance: null,
      result: null,
      shuffle: null,
      restartOnAction: false,
    },
  };
}

/** What a Standard room's host may set of the rules. `minimumBet` in coins, times in milliseconds. */
export interface StandardChoices {
  readonly deal: Deal;
  readonly minimumBet: number;
  readonly actionTime: number;
  readonly roundBreak: number;
}

/** Independent draws against a dealer of free will, one clock for each hand. Unit: coins. */
export function standardRules({ deal, minimumBet, actionTime, roundBreak }: StandardChoices): RuleSet {
  return {
    ...sandboxRules('free-will'),
    deal,
    forLess: true,
    bets: { kind: 'range', least: minimumBet, step: 2 },
    clocks: {
      betting: actionTime,
      action: actionTime,
      insurance: null,
      result: roundBreak,
      shuffle: null,
      restartOnAction: false,
    },
  };
}

/** Names under which the product's own rules can be asked for. */
export const GAME_NAMES = ['live', 'european', 'house', 'sandbox-s17', 'sandbox-h17', 'free-will'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** The value-deciding rules of every table. `free-will` is both Standard's and the Sandbox's dealer of that name. */
export const GAMES: Readonly<Record<GameName, GameRules>> = {
  live: gameRulesOf(LIVE),
  european: gameRulesOf(EUROPEAN),
  house: gameRulesOf(HOUSE),
  'sandbox-s17': gameRulesOf(sandboxRules('S17')),
  'sandbox-h17': gameRulesOf(sandboxRules('H17')),
  'free-will': gameRulesOf(sandboxRules('free-will')),
};
