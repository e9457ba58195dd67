import { type Deal, type RuleSet, standardRules } from '@upcard/core';
import type { Settings, SettingsSchema } from '../settings.ts';

/** The rules for a Dealer of free will by their name in the settings, with the deal that each stands for. */
const DEALS: Readonly<Record<string, Deal>> = {
  'free-will': 'upcard-first',
  'free-will-2-1': 'two-down',
  'free-will-3-2-1': 'three-down',
};

const DEAL_PATTERNS = [
  'Free will: each Player gets a card, the Dealer one face up, each Player a second, the Dealer one face down that nobody sees before the Dealer’s turn.',
  'Free will and 2-1: both of the Dealer’s cards lie face down; the Dealer looks at them and shows one.',
  'Free will and 3-2-1: the Dealer gets three face-down cards, throws one away for all to see, and shows one of the other two.',
].join('\n');

const common = { isAdvanced: false, offWhen: null } as const;
const seconds = (value: number) => ({ value, label: `${value} s` });

/** A Standard room's settings, in the order of its setup panel. Coins, rounds and seconds. */
export const STANDARD_SETTINGS: SettingsSchema = [
  {
    ...common,
    kind: 'switch',
    name: 'includeBot',
    label: 'Include bot',
    tooltip: 'One automatic player takes part, so that a single person can play.',
    initial: true,
  },
  {
    ...common,
    kind: 'number',
    name: 'rounds',
    label: 'Rounds',
    tooltip: 'The game is over after so many rounds, or as soon as no more than one participant is still active.',
    initial: 30,
    least: 1,
    most: 100,
    step: 1,
    notAbove: null,
  },
  {
    ...common,
    kind: 'number',
    name: 'startingCapital',
    label: 'Starting capital',
    tooltip: 'What every participant has at the start, in coins.',
    initial: 1_000,
    least: 2,
    most: 1_000_000,
    step: 1,
    notAbove: null,
  },
  {
    ...common,
    kind: 'number',
    name: 'minimumBet',
    label: 'Minimum bet',
    tooltip: 'The least a Player may bet on a hand: an even amount, at most the Starting capital. Who has less is out.',
    initial: 100,
    least: 2,
    most: 1_000_000,
    step: 2,
    notAbove: 'startingCapital',
  },
  {
    ...common,
    kind: 'choice',
    name: 'bidding',
    label: 'Bidding format',
    tooltip:
      'Open: everybody sees the highest bid for the dealer position and may raise it. Blind: everybody hands in one sealed bid.',
    initial: 'open',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'blind', label: 'Blind' },
    ],
  },
  {
    ...common,
    kind: 'choice',
    name: 'dealersRule',
    label: 'Dealer’s rule',
    tooltip: DEAL_PATTERNS,
    initial: 'free-will',
    options: [
      { value: 'free-will', label: 'Free will' },
      { value: 'free-will-2-1', label: 'Free will and 2-1' },
      { value: 'free-will-3-2-1', label: 'Free will and 3-2-1' },
    ],
  },
  {
    ...common,
    kind: 'choice',
    name: 'actionTime',
    label: 'Action time limit',
    tooltip: 'How long an auction stays open after a bid, and how long each bet, choice and hand may take.',
    initial: 30,
    options: [15, 30, 60].map(seconds),
  },
  {
    ...common,
    kind: 'choice',
    name: 'betsShown',
    label: 'Bets shown after auction',
    tooltip: 'Whether everybody can look up all bids once the auction is over, or only the one that was paid.',
    initial: 'all',
    options: [
      { value: 'all', label: 'All bets' },
      { value: 'paid', label: 'Paid bet only' },
    ],
  },
  {
    ...common,
    isAdvanced: true,
    kind: 'choice',
    name: 'roundBreak',
    label: 'Round break time',
    tooltip: 'How long the result stays before the next round, unless everybody agrees to go on.',
    initial: 10,
    options: [5, 10, 30].map(seconds),
  },
  {
    ...common,
    isAdvanced: true,
    offWhen: { name: 'bidding', value: 'blind' },
    kind: 'choice',
    name: 'minimumRaise',
    label: 'Minimum raise',
    tooltip: 'By how much an Open bid must at least pass the highest one so far.',
    initial: 1,
    options: [1, 2, 5, 10].map((value) => ({ value, label: String(value) })),
  },
];

/** A Standard game's settings as it plays by them: coins, and milliseconds. */
export interface StandardOptions {
  readonly includeBot: boolean;
  readonly rounds: number;
  readonly startingCapital: number;
  readonly minimumBet: number;
  readonly bidding: 'open' | 'blind';
  readonly deal: Deal;
  readonly actionTime: number;
  readonly roundBreak: number;
  readonly minimumRaise: number;
  readonly betsShown: 'all' | 'paid';
}

/** Reads settings that `STANDARD_SETTINGS` allows. */
export function standardOptions(settings: Settings): StandardOptions {
  return {
    includeBot: settings.includeBot === true,
    rounds: Number(settings.rounds),
    startingCapital: Number(settings.startingCapital),
    minimumBet: Number(settings.minimumBet),
    bidding: settings.bidding === 'blind' ? 'blind' : 'open',
    deal: DEALS[String(settings.dealersRule)] ?? 'upcard-first',
    actionTime: Number(settings.actionTime) * 1_000,
    roundBreak: Number(settings.roundBreak) * 1_000,
    minimumRaise: Number(settings.minimumRaise),
    betsShown: settings.betsShown === 'paid' ? 'paid' : 'all',
  };
}

/** The rules that the hands of a game are played by. */
export function rulesOf({ deal, minimumBet, actionTime, roundBreak }: StandardOptions): RuleSet {
  return standardRules({ deal, minimumBet, actionTime, roundBreak });
}
