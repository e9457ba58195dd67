import { expect, test } from 'vitest';
import { openLimits } from './limits.ts';

/** How many guesses are free, and how long the wait is then, in milliseconds. */
function guesses(take: () => ReturnType<ReturnType<typeof openLimits>['loginTries']['take']>): readonly number[] {
  for (let free = 0; ; free += 1) {
    const taken = take();
    if (!taken.ok) return [free, taken.retryAfter];
  }
}

test.each([
  [1, [5, 5_000], [5, 60_000]],
  [4, [20, 1_250], [20, 15_000]],
  [0.5, [3, 10_000], [3, 120_000]],
])(
  'with the factor %d guesses at secrets are as many times as free, and their waits shorter',
  (factor, secrets, codes) => {
    const limits = openLimits(factor, () => 0);
    expect(guesses(() => limits.loginTries.take('ann'))).toEqual(secrets);
    expect(guesses(() => limits.passwordTries.take('ann'))).toEqual(secrets);
    expect(guesses(() => limits.passcodeTries.take('ann', 'room'))).toEqual(codes);
  },
);
