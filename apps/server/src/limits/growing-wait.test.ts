import { expect, test } from 'vitest';
import { growingWait } from './growing-wait.ts';

const RULE = { free: 2, first: 1_000, most: 3_000, forgottenAfter: 60_000 };

test('some tries are free, then each wait is twice as long as the last, up to the longest', () => {
  let now = 0;
  const { take } = growingWait(RULE, () => now);
  expect([take('ann'), take('ann')]).toEqual([{ ok: true }, { ok: true }]);
  for (const wait of [1_000, 2_000, 3_000, 3_000]) {
    expect(take('ann')).toEqual({ ok: false, retryAfter: wait });
    now += wait - 1;
    expect(take('ann')).toEqual({ ok: false, retryAfter: 1 });
    now += 1;
    expect(take('ann')).toEqual({ ok: true });
  }
  expect(take('bob')).toEqual({ ok: true });
});

test('tries are forgotten after a right one, and after a long time without any', () => {
  let now = 0;
  const { take, succeeded } = growingWait(RULE, () => now);
  const exhaust = () => [take('ann'), take('ann'), take('ann')].map(({ ok }) => ok);
  expect(exhaust()).toEqual([true, true, false]);
  succeeded('ann');
  expect(exhaust()).toEqual([true, true, false]);
  now = 60_000;
  expect(exhaust()).toEqual([true, true, false]);
});
