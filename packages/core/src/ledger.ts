import { type Money, money, NOTHING } from './money.ts';

/**
 * Where money can lie. `mint` is the outside world: what enters a table comes from it and what leaves goes back, so
 * that all balances always add up to zero. `purse:x` is what a seat, wallet or participant holds, `bet:n` what spot n
 * has at stake, `bank` the house's (or Standard's common) bank.
 */
export type Account = 'mint' | 'bank' | `purse:${string}` | `bet:${number}`;

/** An amount, at least 0, that goes from one account to another. */
export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Money;
}

/** Double-entry book of one table: the balance of every account that was ever used. Plain JSON. */
export interface Ledger {
  readonly balances: Readonly<Partial<Record<Account, Money>>>;
  /** Whether purses may go below 0 (Sandbox and European count wins and losses from 0). */
  readonly purseCredit: boolean;
}

/** A book without entries. */
export function emptyLedger(purseCredit = false): Ledger {
  return { balances: {}, purseCredit };
}

/** What lies in an account; NOTHING for one never used. */
export function balanceOf(ledger: Ledger, account: Account): Money {
  return ledger.balances[account] ?? NOTHING;
}

function mayBeNegative(ledger: Ledger, account: Account): boolean {
  return account === 'mint' || (ledger.purseCredit && account.startsWith('purse:'));
}

/**
 * Books transfers in order and returns the new book. Throws a RangeError when a transfer is negative or would
 * overdraw an account other than the mint (and purses with credit): rules must have checked that before.
 */
export function post(ledger: Ledger, transfers: readonly Transfer[]): Ledger {
  const balances = { ...ledger.balances };
  for (const { from, to, amount } of transfers) {
    if (amount < 0) throw new RangeError(`negative transfer from ${from} to ${to}: ${amount}`);
    const rest = money((balances[from] ?? 0) - amount);
    if (rest < 0 && !mayBeNegative(ledger, from)) throw new RangeError(`${from} would be overdrawn by ${-rest}`);
    balances[from] = rest;
    balances[to] = money((balances[to] ?? 0) + amount);
  }
  return { ...ledger, balances };
}
