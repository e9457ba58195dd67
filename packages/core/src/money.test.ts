import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionOf, lesser, minus, money, NOTHING, shareOut, sum } from './money.ts';

const anyAmount = fc.nat({ max: 1_000_000 }).map(money);
const amounts = (...values: number[]) => values.map(money);

describe('money', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (amount) => {
    expect(() => money(amount)).toThrow(RangeError);
  });

  test('has no negative zero, which JSON could not tell', () => {
    expect(Object.is(money(-0), 0)).toBe(true);
    expect(Object.is(minus(money(3), money(3)), NOTHING)).toBe(true);
  });

  test('adds, subtracts and compares', () => {
    expect(sum(...amounts(5, 7, -2))).toBe(10);
    expect(sum()).toBe(NOTHING);
    expect(minus(money(3), money(5))).toBe(-2);
    expect(lesser(money(3), money(5))).toBe(3);
    expect(lesser(money(5), money(3))).toBe(3);
  });

  test('a sum beyond what is exact throws', () => {
    expect(() => sum(money(Number.MAX_SAFE_INTEGER), money(1))).toThrow(RangeError);
  });
});

describe('fractionOf', () => {
  test.each([
    ['half of an even amount', 50, 1, 2, 25],
    ['half of an odd amount loses the half unit', 51, 1, 2, 25],
    ['half of one unit is nothing', 1, 1, 2, 0],
    ['HSE-036 3:2 of 25 is rounded down', 25, 3, 2, 37],
    ['6:5 of 9 is rounded down', 9, 6, 5, 10],
    ['a product beyond 2^53 is exact', 9_007_199_254_740_991, 2, 3, 6_004_799_503_160_660],
  ])('%s', (_, amount, numerator, denominator, part) => {
    expect(fractionOf(money(amount), numerator, denominator)).toBe(part);
  });

  test('is the greatest whole amount that is not too much', () => {
    const anyNumber = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(anyAmount, anyNumber, anyNumber, (amount, numerator, denominator) => {
        const part = fractionOf(amount, numerator, denominator);
        expect(part * denominator).toBeLessThanOrEqual(amount * numerator);
        expect((part + 1) * denominator).toBeGreaterThan(amount * numerator);
      }),
      { seed: 21 },
    );
  });

  test('a denominator of 0 throws', () => {
    expect(() => fractionOf(money(1), 1, 0)).toThrow(RangeError);
  });
});

describe('shareOut', () => {
  test.each([
    ['enough for all', 100, [10, 20], [10, 20]],
    ['exactly enough', 30, [10, 20], [10, 20]],
    ['in proportion', 15, [10, 20], [5, 10]],
    ['one unit over goes to the first', 10, [10, 10, 10], [4, 3, 3]],
    ['two units over go to the first two', 11, [10, 10, 10], [4, 4, 3]],
    ['a claim of nothing gets no unit that is over', 10, [0, 10, 10, 10], [0, 4, 3, 3]],
    ['rest by order, not by the larger fraction', 10, [1, 100], [1, 9]],
    ['nothing to share', 0, [10, 20], [0, 0]],
    ['nobody to share with', 10, [], []],
  ])('%s', (_, pot, claims, shares) => {
    expect(shareOut(money(pot), amounts(...claims))).toEqual(shares);
  });

  test('gives out all that is claimed or there, fairly to one unit and earlier claims first', () => {
    fc.assert(
      fc.property(anyAmount, fc.array(anyAmount, { maxLength: 8 }), (pot, claims) => {
        const shares = shareOut(pot, claims);
        const total = sum(...claims);
        expect(sum(...shares)).toBe(lesser(pot, total));
        const over = shares.map((share, index) => {
          const claim = claims[index] ?? NOTHING;
          expect(share).toBeLessThanOrEqual(claim);
          const down = pot >= total ? claim : fractionOf(claim, pot, total);
          return claim > 0 ? share - down : -1;
        });
        const units = over.filter((unit) => unit >= 0);
        expect(units).toEqual([...units].sort((a, b) => b - a));
        expect(units.every((unit) => unit === 0 || unit === 1)).toBe(true);
      }),
      { seed: 21 },
    );
  });
});
