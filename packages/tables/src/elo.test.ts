import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_RATING, LEAST_RATING, type RatedParticipant, type RatedResult, ratingChanges } from './elo.ts';

/** Somebody as [capital at the end, rating at the start in tenths]; the bot by its capital alone. */
type Row = readonly [capital: number, rating: number] | { readonly bot: number };

const BOT_RATING = 15_000;
const SEEDED = { seed: 207 } as const;

function result(rows: readonly Row[], money: Partial<Omit<RatedResult, 'participants'>> = {}): RatedResult {
  const participants = rows.map((row, index): RatedParticipant => {
    const number = index + 1;
    if ('bot' in row) return { number, isBot: true, rating: BOT_RATING, capital: row.bot };
    const [capital, rating] = row;
    return { number, isBot: false, rating, capital };
  });
  return { bank: 0, generated: 0, startingCapital: 1_000, ...money, participants };
}

const changesOf = (given: RatedResult): readonly number[] => ratingChanges(given).map(({ change }) => change);
const equals = (...capitals: readonly number[]): readonly Row[] =>
  capitals.map((capital) => [capital, FIRST_RATING] as const);

describe('games that were played to the end, in tenths', () => {
  test.each<[string, readonly Row[], Partial<RatedResult>, readonly number[]]>([
    ['STD-208 two equals, one 100 richer', equals(1_100, 900), {}, [20, -20]],
    ['STD-208 two equals, one 100 poorer', equals(900, 1_100), {}, [-20, 20]],
    ['STD-208 two equals who end as equals', equals(1_000, 1_000), {}, [0, 0]],
    ['STD-208 two equals after a bet of fifty', equals(950, 1_050), {}, [-10, 10]],
    ['STD-208 three equals, one of whom broke even', equals(1_200, 1_000, 800), {}, [27, 0, -27]],
    ['STD-208 three equals who all moved', equals(750, 1_400, 850), {}, [-33, 53, -20]],
    ['STD-208 400 generated coins count as money', equals(1_300, 1_100), { generated: 400 }, [17, -17]],
    ['STD-208 200 generated coins count as money', equals(1_200, 1_000), { generated: 200 }, [18, -18]],
    ['STD-208 75 generated coins count as money', equals(925, 1_150), { generated: 75 }, [-22, 22]],
    ['STD-209 eliminated with nothing, of two', equals(0, 2_010), { generated: 10 }, [-200, 200]],
    ['STD-209 eliminated with nothing, of three', equals(176, 0, 124), { startingCapital: 100 }, [101, -133, 32]],
    ['STD-209 resigned in the auction', equals(1_610, 1_390, 0), {}, [81, 52, -133]],
    ['STD-209 resigned in play', equals(1_450, 1_550, 0), {}, [60, 73, -133]],
    ['STD-209 resigned as the Dealer', equals(0, 1_350, 1_650), {}, [-133, 47, 86]],
    ['STD-212 one person alone with the bot, losing', [[895, 16_205], { bot: 1_105 }], {}, [0, 0]],
    ['STD-212 one person alone with the bot, winning', [[1_095, 15_000], { bot: 905 }], {}, [0, 0]],
    ['STD-212 two people, the bot richest', [...equals(1_000, 900), { bot: 1_100 }], {}, [7, -7, 0]],
    ['STD-212 two people, one level with the bot', [...equals(788, 1_106), { bot: 1_106 }], {}, [-21, 21, 0]],
  ])('%s', (_what, rows, money, expected) => {
    expect(changesOf(result(rows, money))).toEqual(expected);
  });
});

describe('the Bank at the end', () => {
  test('STD-207 what is left in the Bank is shared equally by those who have capital, and by nobody else', () => {
    const withBank = result([...equals(1_500, 1_400, 0)], { bank: 100 });
    const paidOut = result([...equals(1_550, 1_450, 0)]);
    expect(changesOf(withBank)).toEqual(changesOf(paidOut));
  });

  test('STD-207 the shares are exact: an odd Bank of one coin has no half that gets lost', () => {
    // Shares of 1,000.5 and 999.5 of 2,000: ±0.01 points, which a whole coin for either would double.
    const big = { startingCapital: 10, bank: 1 };
    expect(changesOf(result(equals(10, 9), big))).toEqual([10, -10]);
    expect(changesOf(result(equals(9, 10), big))).toEqual([-10, 10]);
  });

  test('STD-207 a Bank that nobody with capital is left to share counts for all alike', () => {
    expect(changesOf(result(equals(0, 0, 0), { bank: 3_000 }))).toEqual([0, 0, 0]);
  });
});

describe('how much, and how it is rounded', () => {
  test('STD-210 K is 40: all against nothing moves two equals by half of it', () => {
    expect(changesOf(result(equals(2_000, 0)))).toEqual([200, -200]);
  });

  test('STD-210 400 points more are expected to win ten times as often', () => {
    // Expected 10/11 and 1/11; half of the money each: 40 × (1/2 − 10/11) = −16.36.
    expect(
      changesOf(
        result([
          [1_000, 19_000],
          [1_000, 15_000],
        ]),
      ),
    ).toEqual([-164, 164]);
  });

  test('STD-210 a missing tenth goes to the greatest remainder, between equals to the first in the room', () => {
    // −133.3, +266.7, −133.3: all down, two tenths are missing and all remainders are two thirds.
    expect(changesOf(result(equals(0, 3_000, 0)))).toEqual([-133, 267, -134]);
    // −106.7, +213.3, −106.7: the missing two go to the remainders of one third, and the one of two thirds gets none.
    expect(changesOf(result(equals(200, 2_600, 200)))).toEqual([-106, 213, -107]);
    // ±0.5: rounded down to 0 and −1, and the one that is missing goes to whoever comes first.
    const half = { startingCapital: 400 };
    expect(changesOf(result(equals(401, 399), half))).toEqual([1, -1]);
    expect(changesOf(result(equals(399, 401), half))).toEqual([0, 0]);
  });

  test('STD-210 nobody falls below 1.0, and whoever gains gets that much less', () => {
    expect(
      changesOf(
        result([
          [2_000, 60],
          [0, 60],
        ]),
      ),
    ).toEqual([50, -50]);
    expect(
      changesOf(
        result([
          [2_000, LEAST_RATING],
          [0, LEAST_RATING],
        ]),
      ),
    ).toEqual([0, 0]);
  });

  test('STD-210 those who gain pay for the floor in proportion to their gains', () => {
    // Without the floor +133, 0 and −133 with a third rated 60: 83 tenths are missing, all owed by the one who gains.
    expect(
      changesOf(
        result([
          [2_000, 60],
          [1_000, 60],
          [0, 60],
        ]),
      ),
    ).toEqual([50, 0, -50]);
    // +100 and +33 lose 62 and 21 of the 83.
    expect(
      changesOf(
        result([
          [1_750, 60],
          [1_250, 60],
          [0, 60],
        ]),
      ),
    ).toEqual([38, 12, -50]);
  });

  test('STD-211 the bot is an opponent of 1500.0, whom a weaker person gains by coming level with', () => {
    const change = (rating: number) => changesOf(result([[1_000, 15_000], [1_000, rating], { bot: 1_000 }]));
    expect(change(15_000)).toEqual([0, 0, 0]);
    const [equal = 0, weak = 0, bot] = change(11_000);
    expect([equal < 0, weak > 0, bot]).toEqual([true, true, 0]);
  });

  test('STD-211 STD-212 whatever the bot wins is lost by the people in equal parts, and it stays at 1500.0', () => {
    expect(changesOf(result([...equals(900, 900), { bot: 1_200 }]))).toEqual([0, 0, 0]);
    expect(changesOf(result([...equals(0, 0), { bot: 3_000 }]))).toEqual([0, 0, 0]);
    // Without sharing it would be +100, 0 and the bot −100: half of that each.
    expect(changesOf(result([...equals(1_750, 1_000), { bot: 250 }]))).toEqual([50, -50, 0]);
  });
});

describe('laws of every game', () => {
  const rating = fc.oneof(fc.integer({ min: LEAST_RATING, max: 30_000 }), fc.integer({ min: LEAST_RATING, max: 400 }));
  const capital = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 }));
  const people = fc.array(fc.tuple(capital, rating), { minLength: 2, maxLength: 8 });
  const bot = fc.option(capital, { nil: null });
  /** All money is somebody's or the Bank's: the starting capital follows from what there is, the rest was generated. */
  const game = fc.tuple(people, bot, fc.integer({ min: 9, max: 500 })).map(([rows, botCapital, bank]) => {
    const all: Row[] = botCapital === null ? rows : [...rows, { bot: botCapital }];
    const money = all.reduce((total, row) => total + ('bot' in row ? row.bot : row[0]), bank);
    const startingCapital = Math.ceil(money / all.length / 2);
    const generated = money - all.length * startingCapital;
    return result(all, { startingCapital, generated, bank });
  });

  test('STD-210 the changes are whole tenths that add up to exactly nothing', () => {
    fc.assert(
      fc.property(game, (given) => {
        const changes = changesOf(given);
        expect(changes.reduce((total, change) => total + change, 0)).toBe(0);
        for (const change of changes) expect(Number.isInteger(change)).toBe(true);
      }),
      SEEDED,
    );
  });

  test('STD-210 STD-211 nobody ends below 1.0, and the bot never moves', () => {
    fc.assert(
      fc.property(game, (given) => {
        const changes = changesOf(given);
        for (const [index, { isBot, rating: before }] of given.participants.entries()) {
          const change = changes[index] ?? Number.NaN;
          if (isBot) expect(change).toBe(0);
          else expect(before + change).toBeGreaterThanOrEqual(LEAST_RATING);
        }
      }),
      SEEDED,
    );
  });

  test('STD-210 the floor takes from nobody more than they gain', () => {
    fc.assert(
      fc.property(game, (given) => {
        const raised = given.participants.map((one) => (one.isBot ? one : { ...one, rating: one.rating + 40_000 }));
        // Far above the floor the same game between the same differences needs no floor; the bot's would differ.
        if (given.participants.some(({ isBot }) => isBot)) return;
        const free = changesOf({ ...given, participants: raised });
        for (const [index, change] of changesOf(given).entries()) {
          const without = free[index] ?? Number.NaN;
          if (without > 0) expect(change).toBeGreaterThanOrEqual(0);
          else expect(change).toBeGreaterThanOrEqual(without);
          if (without > 0) expect(change).toBeLessThanOrEqual(without);
        }
      }),
      SEEDED,
    );
  });

  test('the order of the room moves at most a tenth, where remainders tie', () => {
    const turned = game.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray([...given.participants], { minLength: given.participants.length }),
      ),
    );
    fc.assert(
      fc.property(turned, ([given, participants]) => {
        const before = ratingChanges(given);
        const after = ratingChanges({ ...given, participants });
        for (const { number, change } of before) {
          const other = after.find((step) => step.number === number)?.change ?? Number.NaN;
          const isLifted = given.participants.some((one) => one.rating < 500);
          // The floor rounds a second time.
          expect(Math.abs(other - change)).toBeLessThanOrEqual(isLifted ? 2 : 1);
        }
      }),
      SEEDED,
    );
  });

  test('among people of different capital and rating the order of the room changes nothing', () => {
    const distinct = fc.uniqueArray(fc.integer({ min: 1, max: 9_973 }), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(distinct, (capitals) => {
        const given = result(capitals.map((capital, index) => [capital, 15_000 + 37 * index * index] as const));
        const participants = given.participants.toReversed();
        const sorted = (steps: ReturnType<typeof ratingChanges>) => steps.toSorted((a, b) => a.number - b.number);
        expect(sorted(ratingChanges({ ...given, participants }))).toEqual(sorted(ratingChanges(given)));
      }),
      SEEDED,
    );
  });

  test('more capital is never worth less, rating being equal', () => {
    fc.assert(
      fc.property(fc.array(capital, { minLength: 2, maxLength: 8 }), (capitals) => {
        const generated = capitals.reduce((total, one) => total + one, 0);
        const changes = changesOf(
          result(equals(...capitals), { startingCapital: 1, generated, bank: capitals.length }),
        );
        const rows = capitals.map((of, index) => ({ of, change: changes[index] ?? Number.NaN }));
        for (const one of rows)
          for (const other of rows) if (one.of > other.of) expect(one.change).toBeGreaterThanOrEqual(other.change);
      }),
      SEEDED,
    );
  });
});
