import { expect, test } from 'vitest';
import { progressBar } from './progress-bar.ts';

function watched() {
  const screen = { clock: 5_000, written: [] as string[] };
  const bar = progressBar(100, { now: () => screen.clock, write: (text) => screen.written.push(text) });
  return { bar, screen };
}

test('what takes less than a second has no bar', () => {
  const { bar, screen } = watched();
  screen.clock += 999;
  bar.tell(90);
  bar.end();
  expect(screen.written).toEqual([]);
});

test('a longer wait shows how far it is and how long it will take, and leaves no trace', () => {
  const { bar, screen } = watched();
  screen.clock += 2_000;
  bar.tell(20);
  expect(screen.written.join('')).toContain(`[${'#'.repeat(6)}${'.'.repeat(24)}] 20 %, 8 s left`);
  bar.end();
  expect(screen.written.at(-1)).toBe('\r\u001b[K');
});

test('nothing done yet gives no time', () => {
  const { bar, screen } = watched();
  screen.clock += 1_000;
  bar.tell(0);
  expect(screen.written.join('')).toMatch(/0 %$/);
});
