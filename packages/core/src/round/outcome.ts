import type { Card } from '../cards.ts';
import { handTotal, isBust, isNatural } from '../hand.ts';
import { fractionOf, type Money, NOTHING } from '../money.ts';
import type { NaturalPays } from '../rule-set.ts';
import type { HandStatus, Outcome } from './state.ts';

/** What the dealer's cards came to. */
export interface DealerFinish {
  readonly total: number;
  readonly isBust: boolean;
  readonly isNatural: boolean;
}

/** What these cards of the dealer come to. */
export function dealerFinish(cards: readonly Card[]): DealerFinish {
  return { total: handTotal(cards).total, isBust: isBust(cards), isNatural: isNatural(cards) };
}

/** How a hand ends against the dealer's finish. An unfinished hand (`waiting`) is compared as it lies. */
export function outcomeOf(hand: { status: HandStatus; total: number }, dealer: DealerFinish): Outcome {
  switch (hand.status) {
    case 'bust':
      return 'bust';
    case 'surrendered':
      return 'surrender';
    case 'forfeited':
      return 'forfeit';
    case 'natural':
      return dealer.isNatural ? 'push' : 'blackjack';
    case 'stood':
    case 'waiting':
      if (dealer.isNatural) return 'lose';
      if (dealer.isBust || hand.total > dealer.total) return 'win';
      return hand.total === dealer.total ? 'push' : 'lose';
  }
}

/** The part of the stake that goes back to its owner: all, half (rounded down) or none. */
export function stakeBack(wager: Money, outcome: Outcome): Money {
  switch (outcome) {
    case 'lose':
    case 'bust':
    case 'forfeit':
      return NOTHING;
    case 'surrender':
      return fractionOf(wager, 1, 2);
    case 'push':
    case 'win':
    case 'blackjack':
      return wager;
  }
}

const NATURAL_ODDS: Readonly<Record<NaturalPays, readonly [number, number]>> = {
  '3:2': [3, 2],
  '6:5': [6, 5],
  '1:1': [1, 1],
};

/** What a wager wins on top of its return, rounded down to a whole unit. */
export function profitDue(wager: Money, outcome: Outcome, pays: NaturalPays): Money {
  if (outcome === 'win') return wager;
  return outcome === 'blackjack' ? fractionOf(wager, ...NATURAL_ODDS[pays]) : NOTHING;
}
