declare const unit: unique symbol;

/** A whole number of a table's smallest unit (coins, chips, half-units or cents). May be negative: see `ledger.ts`. */
export type Money = number & { readonly [unit]: 'money' };

/** Makes money of a number. Throws a RangeError for anything but a safe whole number: fractions of a unit are bugs. */
export function money(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of money: ${amount}`);
  return (amount === 0 ? 0 : amount) as Money;
}

/** No money. */
export const NOTHING: Money = money(0);

/** The sum of any number of amounts; NOTHING for none. */
export function sum(...amounts: readonly Money[]): Money {
  return money(amounts.reduce((total, amount) => total + amount, 0));
}

/** `a` less `b`. */
export function minus(a: Money, b: Money): Money {
  return money(a - b);
}

/** The smaller of two amounts. */
export function lesser(a: Money, b: Money): Money {
  return a < b ? a : b;
}

/**
 * `amount` (at least 0) × numerator ÷ denominator, whole numbers, rounded down to a whole unit and exact however large the
 * product is. Throws a RangeError for a denominator of 0 and for a result that is no safe whole number.
 */
export function fractionOf(amount: Money, numerator: number, denominator: number): Money {
  return money(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)));
}

/**
 * Shares `pot` out among claims it cannot meet in full: each gets its part of the pot in proportion to its claim,
 * rounded down, and the units left over go one each to the earliest claims. A pot that suffices pays every claim in
 * full. Claims and pot are at least 0; the shares are as many as the claims and never exceed them.
 */
export function shareOut(pot: Money, claims: readonly Money[]): Money[] {
  const total = sum(...claims);
  if (pot >= total) return [...claims];
  const shares = claims.map((claim) => fractionOf(claim, pot, total));
  let left = pot - sum(...shares);
  return shares.map((share, index) => {
    const canTakeMore = left > 0 && share < (claims[index] ?? 0);
    if (!canTakeMore) return share;
    left -= 1;
    return money(share + 1);
  });
}
