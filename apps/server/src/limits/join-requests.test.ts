import { expect, test } from 'vitest';
import { joinRequests } from './join-requests.ts';

const MINUTE = 60_000;

test('three requests to a room are free, then each takes twice as long as the one before, an hour at most', () => {
  let now = 0;
  const requests = joinRequests(() => now);
  const ask = () => requests.take('ann', 'room');
  expect(Array.from({ length: 3 }, ask).every(({ ok }) => ok)).toBe(true);
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(ask()).toEqual({ ok: false, retryAfter: minutes * MINUTE });
    now += minutes * MINUTE;
    expect(ask()).toEqual({ ok: true });
  }
});

test('a wait is one person’s at one room, and ends when the host lets them in', () => {
  const requests = joinRequests(() => 0);
  for (let request = 0; request < 4; request += 1) requests.take('ann', 'room');
  expect(requests.take('ann', 'room').ok).toBe(false);
  expect([requests.take('ann', 'other').ok, requests.take('ben', 'room').ok]).toEqual([true, true]);
  requests.succeeded('ann', 'room');
  expect(requests.take('ann', 'room').ok).toBe(true);
});

test('what did not become a request does not count', () => {
  const requests = joinRequests(() => 0);
  for (let request = 0; request < 10; request += 1) {
    expect(requests.take('ann', 'room').ok).toBe(true);
    requests.giveBack('ann', 'room');
  }
});
