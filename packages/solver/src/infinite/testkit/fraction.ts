/** An exact number: `over` is positive and has no factor in common with `top`. */
export interface Fraction {
  readonly top: bigint;
  readonly over: bigint;
}

function greatestFactor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The fraction `top / over`, shortened. `over` must be positive. */
export function fraction(top: bigint, over = 1n): Fraction {
  const factor = greatestFactor(top, over);
  return { top: top / factor, over: over / factor };
}

export const ZERO: Fraction = fraction(0n);
export const ONE: Fraction = fraction(1n);
export const MINUS_ONE: Fraction = fraction(-1n);

/** The sum of two fractions. */
export function plus(left: Fraction, right: Fraction): Fraction {
  return fraction(left.top * right.over + right.top * left.over, left.over * right.over);
}

/** The product of two fractions. */
export function times(left: Fraction, right: Fraction): Fraction {
  return fraction(left.top * right.top, left.over * right.over);
}

/** The quotient by a positive fraction. */
export function over(left: Fraction, right: Fraction): Fraction {
  return fraction(left.top * right.over, left.over * right.top);
}

/** The greatest of fractions. */
export function greatest(...all: readonly Fraction[]): Fraction {
  return all.reduce((left, right) => (right.top * left.over > left.top * right.over ? right : left));
}

/** The nearest floating number, to about 30 digits before rounding. */
export function toNumber({ top, over }: Fraction): number {
  const scale = 10n ** 30n;
  return Number((top * scale) / over) / 1e30;
}
