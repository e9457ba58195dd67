import { expect, test } from 'vitest';
import { steppedClock } from './stepped-clock.ts';

test('alarms ring in the order of their times, each at its own', async () => {
  const clock = steppedClock(100);
  const rung: [string, number][] = [];
  const ring = (name: string) => () => rung.push([name, clock.now()]);
  clock.alarm(300, ring('late'));
  clock.alarm(200, ring('early'));
  clock.alarm(301, ring('afterwards'));
  await clock.advanceTo(300, async () => {});
  expect(rung).toEqual([
    ['early', 200],
    ['late', 300],
  ]);
  expect(clock.now()).toBe(300);
});

test('an alarm set by whoever was rung rings on the way too, once it is settled', async () => {
  const clock = steppedClock(0);
  const rung: number[] = [];
  let next: number | null = 10;
  const ring = () => {
    rung.push(clock.now());
    next = clock.now() + 10;
  };
  await clock.advanceTo(35, async () => {
    if (next !== null) clock.alarm(next, ring);
    next = null;
  });
  expect(rung).toEqual([10, 20, 30]);
});

test('one that was called off does not ring, one for a time that has passed rings at once', async () => {
  const clock = steppedClock(50);
  const rung: string[] = [];
  const cancel = clock.alarm(60, () => rung.push('called off'));
  cancel();
  clock.alarm(10, () => rung.push(`at ${clock.now()}`));
  await clock.advanceTo(70, async () => {});
  expect(rung).toEqual(['at 50']);
});

test('does not go back', async () => {
  await expect(steppedClock(50).advanceTo(49, async () => {})).rejects.toThrow(RangeError);
});
