import type { BetRule, Clocks, RuleSet } from '@upcard/core';
import { formatAmount } from '../felt/amount-text.ts';

/** One rule of a table: what it is about, and how it is here. */
interface RuleLine {
  readonly about: string;
  readonly text: string;
}

/** Rules that belong together. */
export interface RuleGroup {
  readonly title: string;
  readonly lines: readonly RuleLine[];
}

function listed(values: readonly number[]): string {
  const words = values.map(formatAmount);
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function seconds(time: number): string {
  const whole = time / 1000;
  return `${whole} ${whole === 1 ? 'second' : 'seconds'}`;
}

function betText(bets: BetRule): string {
  switch (bets.kind) {
    case 'ladder':
      return `${listed(bets.amounts)} chips, as far as the seat has them.`;
    case 'range':
      return `At least ${formatAmount(bets.least)}, in steps of ${formatAmount(bets.step)}.`;
    case 'flat':
      return 'The same for every hand.';
    case 'chips':
      return `From ${formatAmount(bets.least)} to ${formatAmount(bets.most)} on one spot.`;
  }
}

function shoeText({ decks, reshuffle }: RuleSet): string {
  const size =
    decks === 'infinite' ? 'Every card is drawn anew from a full deck.' : `${decks} decks, ${decks * 52} cards.`;
  switch (reshuffle.kind) {
    case 'never':
      return size;
    case 'spots':
      return `${size} Shuffled before bets open when fewer than ${reshuffle.perSpot} cards for each seat and ${reshuffle.more} more are left, but not before half the shoe is used. Never in a hand.`;
    case 'below':
      return `${size} Shuffled between rounds when fewer than ${reshuffle.cards} cards are left.`;
    case 'cutCard':
      return `${size} Shuffled after the round in which the cut card, behind ${reshuffle.percent} % of the shoe, comes out.`;
  }
}

function dealerText({ dealer, dealerDraws }: RuleSet): string {
  const stands = {
    S17: 'Draws to 17 and stands on every 17, a soft one too.',
    H17: 'Draws to 17, takes a card on a soft 17 and stands on every other.',
    'free-will': 'Draws or stands as it pleases.',
  }[dealer];
  return dealerDraws === 'not-all-bust'
    ? `${stands} Draws nothing when every hand is bust.`
    : `${stands} Draws only while a hand is left to beat.`;
}

function peekText({ peek }: RuleSet): string {
  switch (peek) {
    case 'none':
      return 'Nobody looks at the hole card before the players are done.';
    case 'ace-or-ten':
      return 'With an ace or a ten up, the dealer looks for blackjack before anybody acts.';
    case 'every-upcard':
      return 'The dealer looks for blackjack before anybody acts. With one the hand is over at once.';
  }
}

function doubleText({ double, doubleAfterSplit, forLess }: RuleSet): string {
  const on = { any: 'any two cards', '9-11': 'a two-card 9, 10 or 11', '10-11': 'a two-card 10 or 11' }[double];
  return `On ${on}: ${forLess ? 'the bet again, or all that is left' : 'the bet again'}, exactly one more card. ${doubleAfterSplit ? 'After a split too.' : 'Not after a split.'}`;
}

function splitText({ maxHands, splitBy, resplitAces }: RuleSet): string {
  if (maxHands < 2) return 'Not offered.';
  const pair = splitBy === 'value' ? 'Two cards of equal value' : 'Two cards of equal rank';
  const most = maxHands === 2 ? 'once for each hand' : `up to ${maxHands} hands`;
  return `${pair}, ${most}.${maxHands > 2 && !resplitAces ? ' Aces once.' : ''} A 21 after a split is no blackjack.`;
}

function acesText({ hitSplitAces }: RuleSet): string {
  return hitSplitAces ? 'Played on like other hands.' : 'One card each, then they stand. They are never doubled.';
}

/** What becomes of those who do not bet in time. */
function withoutBet({ kind }: BetRule): string {
  return kind === 'range' ? ' Without a bet the least one is placed.' : ' Without a bet the seat sits the round out.';
}

function clockLines({ clocks, bets }: RuleSet): RuleLine[] {
  const { betting, action, insurance, result, shuffle, restartOnAction }: Clocks = clocks;
  const lines: readonly (readonly [string, number | null, string])[] = [
    ['Bets', betting, withoutBet(bets)],
    [
      'Decisions',
      action,
      `${restartOnAction ? ' Every action restarts them.' : ' For the whole hand.'} Then the hand stands.`,
    ],
    ['Insurance', insurance, ' Then it is declined.'],
    ['Result', result, ' Then the next hand begins by itself.'],
    ['Shuffle', shuffle, ' No bets meanwhile.'],
  ];
  return lines.flatMap(([about, time, then]) => (time === null ? [] : [{ about, text: `${seconds(time)}.${then}` }]));
}

/** The rules of a table in sentences, from the very rule set that the server plays by. */
export function ruleGroups(rules: RuleSet): readonly RuleGroup[] {
  const clocks = clockLines(rules);
  return [
    {
      title: 'Money',
      lines: [
        { about: 'Bets', text: betText(rules.bets) },
        { about: 'Blackjack', text: `Pays ${rules.naturalPays.replace(':', ' to ')}, rounded down to a whole chip.` },
        { about: 'Other wins', text: 'Pay 1 to 1. A push returns the bet.' },
        { about: 'Insurance', text: rules.insurance ? 'Half the bet against an ace, pays 2 to 1.' : 'Not offered.' },
        {
          about: 'Surrender',
          text: rules.surrender === 'late' ? 'Half the bet back on the first two cards.' : 'Not offered.',
        },
      ],
    },
    {
      title: 'Your hand',
      lines: [
        { about: 'Double', text: doubleText(rules) },
        { about: 'Split', text: splitText(rules) },
        { about: 'Split aces', text: acesText(rules) },
      ],
    },
    {
      title: 'The dealer',
      lines: [
        { about: 'Draws', text: dealerText(rules) },
        { about: 'Blackjack', text: peekText(rules) },
        { about: 'Shoe', text: shoeText(rules) },
      ],
    },
    ...(clocks.length === 0 ? [] : [{ title: 'Clocks', lines: clocks }]),
  ];
}
