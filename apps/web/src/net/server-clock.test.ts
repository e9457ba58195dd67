import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

test('the server clock follows the local one from the first message on', () => {
  let local = 1_000;
  const clock = createServerClock(() => local);
  clock.heard(51_000);
  local = 1_250;
  expect(clock.now()).toBe(51_250);
});

test('a message that was long on its way does not set the clock back, a quicker one corrects it', () => {
  let local = 0;
  const clock = createServerClock(() => local);
  clock.heard(1_000);
  local = 500;
  clock.heard(1_300);
  expect(clock.now()).toBe(1_500);
  clock.heard(1_540);
  expect(clock.now()).toBe(1_540);
});

test('after a restart the next message counts alone', () => {
  const clock = createServerClock(() => 0);
  clock.heard(9_000);
  clock.restart();
  expect(clock.now()).toBe(9_000);
  clock.heard(4_000);
  expect(clock.now()).toBe(4_000);
});
