import type { Account } from '../ledger.ts';
import type { Money } from '../money.ts';
import type { Deal, RuleSet } from '../rule-set.ts';
import type { Destination, RoundState, Spot } from './state.ts';

/** A wager that lies in `bet:<id>` before the deal, and the purse it came from. */
export interface Stake {
  readonly id: number;
  readonly purse: Account;
  readonly wager: Money;
}

/**
 * With what a round begins. `stakes` in acting order, at least one; `payers` as in `RoundState`. `givenUp` are stakes whose owners
 * have gone before the deal: they get no cards and are lost at the settlement.
 */
export interface RoundSetup {
  readonly rules: RuleSet;
  readonly payers: readonly Account[];
  readonly stakes: readonly Stake[];
  readonly givenUp: readonly Stake[];
}

const UP: Destination = { to: 'dealer', side: 'faceUp' };
const DOWN: Destination = { to: 'dealer', side: 'faceDown' };

function dealPlan(deal: Deal, stakes: readonly Stake[]): Destination[] {
  const once = stakes.map(({ id }): Destination => ({ to: 'hand', spot: id, hand: 0 }));
  switch (deal) {
    case 'upcard-first':
      return [...once, UP, ...once, DOWN];
    case 'two-down':
      return [...once, DOWN, ...once, DOWN];
    case 'three-down':
      return [DOWN, ...once, DOWN, ...once, DOWN];
  }
}

function spotFor({ id, purse, wager }: Stake, status: 'waiting' | 'forfeited'): Spot {
  return {
    id,
    purse,
    hands: [{ cards: [], wager, status, isSplit: false, isDoubled: false }],
    insurance: { kind: 'unasked' },
  };
}

/** A round whose bets are in and whose first card is due. */
export function beginRound({ rules, payers, stakes, givenUp }: RoundSetup): RoundState {
  return {
    rules,
    payers,
    phase: { kind: 'deal' },
    spots: [
      ...stakes.map((stake) => spotFor(stake, 'waiting')),
      ...givenUp.map((stake) => spotFor(stake, 'forfeited')),
    ],
    dealer: [],
    discarded: null,
    dealerStands: false,
    due: dealPlan(rules.deal, stakes),
    dealt: 0,
    turn: 0,
  };
}
