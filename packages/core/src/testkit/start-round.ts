import fc from 'fast-check';
import { type Account, emptyLedger, post, type Transfer } from '../ledger.ts';
import { money } from '../money.ts';
import { beginRound, type Stake } from '../round/begin.ts';
import type { Game } from '../round/state.ts';
import type { RuleSet } from '../rule-set.ts';

/** A round whose bets are in. Spot n has the nth wager and the nth purse. */
export interface RoundStart {
  readonly rules: RuleSet;
  readonly bets: readonly { readonly purse: Account; readonly wager: number }[];
  /** What lies in the accounts beside the bets; nothing in an account that is not named. */
  readonly funds: readonly (readonly [account: Account, amount: number])[];
  readonly payers: readonly Account[];
  readonly purseCredit: boolean;
}

/** The round before its first card, with a book in which the money of `start` came from the mint. */
export function startRound({ rules, bets, funds, payers, purseCredit }: RoundStart): Game {
  const stakes = bets.map(({ purse, wager }, index): Stake => ({ id: index + 1, purse, wager: money(wager) }));
  const fromMint = (to: Account, amount: number): Transfer => ({ from: 'mint', to, amount: money(amount) });
  const ledger = post(emptyLedger(purseCredit), [
    ...funds.map(([account, amount]) => fromMint(account, amount)),
    ...stakes.map(({ id, wager }) => fromMint(`bet:${id}`, wager)),
  ]);
  return { round: beginRound({ rules, payers, stakes, givenUp: [] }), ledger };
}

/** One bet of `wager` against payers who never run short, with `purse` left beside it. */
export function startSolo(rules: RuleSet, wager = 10, purse = 1_000): Game {
  return startRound({
    rules,
    bets: [{ purse: 'purse:ada', wager }],
    funds: [['purse:ada', purse]],
    payers: ['mint'],
    purseCredit: false,
  });
}

const PURSES: readonly Account[] = ['purse:ada', 'purse:ben', 'purse:cleo'];

const PAYERS: readonly (readonly Account[])[] = [
  ['mint'],
  ['bank'],
  ['purse:dealer', 'bank'],
  ['purse:dealer', 'bank', 'mint'],
];

/**
 * The most spots for which no shoe runs out in one round: a hand's cards count at most 31 together, an Ace as 1, a dealer's
 * with a thrown card 37, and a deck's 340.
 */
function mostSpots({ decks, maxHands }: RuleSet): number {
  return decks === 'infinite' ? 5 : Math.min(5, Math.floor((9 * decks) / maxHands));
}

/** A round under these rules with some bets, odd ones too, purses that may be shared or empty, and payers who may run short. */
export function anyRoundStart(rules: RuleSet): fc.Arbitrary<RoundStart> {
  const amount = fc.nat({ max: 40 });
  const bet = fc.record({ purse: fc.constantFrom(...PURSES), wager: fc.integer({ min: 1, max: 15 }) });
  const accounts: readonly Account[] = [...PURSES, 'bank', 'purse:dealer'];
  return fc.record({
    rules: fc.constant(rules),
    bets: fc.array(bet, { minLength: 1, maxLength: mostSpots(rules) }),
    funds: fc.tuple(...accounts.map((account) => fc.tuple(fc.constant(account), amount))),
    payers: fc.constantFrom(...PAYERS),
    purseCredit: fc.boolean(),
  });
}
