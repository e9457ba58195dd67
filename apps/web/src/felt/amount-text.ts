const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The minus sign of print, as wide as a plus; a hyphen is neither. */
const MINUS = '−';

/** A whole amount for people: `1,148`, and `−100` below zero. */
export function formatAmount(amount: number): string {
  const size = GROUPED.format(Math.abs(amount));
  return amount < 0 ? `${MINUS}${size}` : size;
}

/** A change of an amount, always with its sign: `+150`, `−100`; nothing at all is `0`. */
export function formatSigned(change: number): string {
  return change > 0 ? `+${formatAmount(change)}` : formatAmount(change);
}
