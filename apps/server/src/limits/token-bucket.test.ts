import { expect, test } from 'vitest';
import { limiter, tokenBucket } from './token-bucket.ts';

test('a burst is allowed at once, then one after another', () => {
  const bucket = tokenBucket({ burst: 3, every: 100 });
  expect([0, 0, 0].map((now) => bucket.take(now).ok)).toEqual([true, true, true]);
  expect(bucket.take(40)).toEqual({ ok: false, retryAfter: 60 });
  expect(bucket.take(99)).toEqual({ ok: false, retryAfter: 1 });
  expect(bucket.take(100)).toEqual({ ok: true });
  expect(bucket.take(100)).toEqual({ ok: false, retryAfter: 100 });
});

test('a refused try costs nothing and a long rest gives one burst, not more', () => {
  const bucket = tokenBucket({ burst: 2, every: 100 });
  for (let attempt = 0; attempt < 50; attempt += 1) bucket.take(0);
  expect(bucket.isFull(199)).toBe(false);
  expect(bucket.isFull(200)).toBe(true);
  expect([9_000, 9_000, 9_000].map((now) => bucket.take(now).ok)).toEqual([true, true, false]);
});

test('everybody has a bucket of their own', () => {
  const { take } = limiter({ burst: 1, every: 100 }, () => 0);
  expect([take('ann').ok, take('bob').ok, take('ann').ok]).toEqual([true, true, false]);
});
