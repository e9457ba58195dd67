import { expect, test } from 'vitest';
import { singleAlarm } from './single-alarm.ts';
import { steppedClock } from './stepped-clock.ts';

function alarmOnClock() {
  const clock = steppedClock(0);
  const rung: number[] = [];
  return { clock, rung, alarm: singleAlarm(clock, () => rung.push(clock.now())) };
}

test('the newest time counts alone', async () => {
  const { clock, rung, alarm } = alarmOnClock();
  alarm.set(10);
  alarm.set(30);
  alarm.set(20);
  expect(alarm.isSet()).toBe(true);
  await clock.advanceTo(40, async () => {});
  expect(rung).toEqual([20]);
  expect(alarm.isSet()).toBe(false);
});

test('it can be set for the same time again once it has rung', async () => {
  const { clock, rung, alarm } = alarmOnClock();
  alarm.set(10);
  alarm.set(10);
  await clock.advanceTo(10, async () => {});
  alarm.set(10);
  await clock.advanceTo(11, async () => {});
  expect(rung).toEqual([10, 10]);
});

test('a cleared alarm does not ring', async () => {
  const { clock, rung, alarm } = alarmOnClock();
  alarm.set(10);
  alarm.clear();
  await clock.advanceTo(20, async () => {});
  expect(rung).toEqual([]);
});
