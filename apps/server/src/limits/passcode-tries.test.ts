import { expect, test } from 'vitest';
import { passcodeTries } from './passcode-tries.ts';

const MINUTE = 60_000;

test('five guesses at a room are free, then each takes twice as long as the one before, an hour at most', () => {
  let now = 0;
  const tries = passcodeTries(() => now);
  const guess = () => tries.take('ann', 'room');
  expect(Array.from({ length: 5 }, guess).every(({ ok }) => ok)).toBe(true);
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(guess()).toEqual({ ok: false, retryAfter: minutes * MINUTE });
    now += minutes * MINUTE;
    expect(guess()).toEqual({ ok: true });
  }
});

test('a wait counts at one room, and a right guess ends it', () => {
  const tries = passcodeTries(() => 0);
  for (let guess = 0; guess < 6; guess += 1) tries.take('ann', 'room');
  expect(tries.take('ann', 'room').ok).toBe(false);
  expect(tries.take('ann', 'other').ok).toBe(true);
  tries.succeeded('ann', 'room');
  expect(tries.take('ann', 'room').ok).toBe(true);
});

test('people who come under ever new names have twenty-five guesses at a room together', () => {
  const tries = passcodeTries(() => 0);
  const taken = Array.from({ length: 30 }, (_, index) => tries.take(`guest-${index}`, 'room'));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(25);
  expect(taken.at(-1)).toEqual({ ok: false, retryAfter: MINUTE });
});

test('whoever knows the passcode uses up nobody’s guesses', () => {
  const tries = passcodeTries(() => 0);
  for (let index = 0; index < 100; index += 1) {
    expect(tries.take(`friend-${index}`, 'room').ok).toBe(true);
    tries.succeeded(`friend-${index}`, 'room');
  }
});
