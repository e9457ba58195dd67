import { expect, test } from 'vitest';
import { slidingWindow } from './sliding-window.ts';

test('no span of time holds more than is allowed, and everybody has their own', () => {
  let now = 1_000;
  const { take } = slidingWindow({ most: 2, span: 100 }, () => now);
  expect(take('ann')).toEqual({ ok: true });
  now = 1_050;
  expect(take('ann')).toEqual({ ok: true });
  expect(take('ann')).toEqual({ ok: false, retryAfter: 50 });
  expect(take('bob')).toEqual({ ok: true });
  now = 1_100;
  expect(take('ann')).toEqual({ ok: true });
  expect(take('ann')).toEqual({ ok: false, retryAfter: 50 });
});

test('those who have long been quiet are forgotten, and nobody else', () => {
  let now = 0;
  const { take } = slidingWindow({ most: 1, span: 100 }, () => now);
  for (let person = 0; person < 10_000; person += 1) take(`${person}`);
  now = 100;
  take('ann');
  take('bob');
  expect(take('ann')).toEqual({ ok: false, retryAfter: 100 });
  expect(take('0')).toEqual({ ok: true });
});
