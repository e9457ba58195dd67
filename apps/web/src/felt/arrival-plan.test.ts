import { describe, expect, test } from 'vitest';
import { type ArrivalMemory, arrivesNow, milliseconds, transformFrom } from './arrival-plan.ts';

function memory(settledVisit: number | null): ArrivalMemory {
  return { seen: new Set(), settledVisit };
}

const LOOKING = { visit: 1, isHidden: false };

describe('what arrives', () => {
  test('a new id arrives, and only once', () => {
    const table = memory(1);
    expect(arrivesNow(table, 'card-1', LOOKING)).toBe(true);
    expect(arrivesNow(table, 'card-1', LOOKING)).toBe(false);
  });

  test('what the first picture shows was there before, and does not arrive later either', () => {
    const table = memory(null);
    expect(arrivesNow(table, 'card-1', LOOKING)).toBe(false);
    table.settledVisit = 1;
    expect(arrivesNow(table, 'card-1', LOOKING)).toBe(false);
    expect(arrivesNow(table, 'card-2', LOOKING)).toBe(true);
  });

  test('after a reconnection the first picture is still again', () => {
    const table = memory(1);
    expect(arrivesNow(table, 'card-1', { visit: 2, isHidden: false })).toBe(false);
  });

  test('a hidden page remembers without moving', () => {
    const table = memory(1);
    expect(arrivesNow(table, 'card-1', { visit: 1, isHidden: true })).toBe(false);
    expect(arrivesNow(table, 'card-1', LOOKING)).toBe(false);
  });
});

describe('where from', () => {
  test('middle on middle, shrunk to the width of the source', () => {
    const place = { left: 100, top: 200, width: 80, height: 112 };
    expect(transformFrom({ left: 500, top: 40, width: 40, height: 20 }, place)).toBe(
      'translate(380px, -206px) scale(0.5)',
    );
  });

  test('a large source makes nothing larger', () => {
    const place = { left: 0, top: 0, width: 20, height: 20 };
    expect(transformFrom({ left: 0, top: 0, width: 200, height: 40 }, place)).toBe('translate(90px, 10px) scale(1)');
  });
});

test.each([
  ['380ms', 380],
  [' .38s', 380],
  ['0ms', 0],
  ['', 0],
  ['soon', 0],
])('the time %j is %d ms', (time, expected) => {
  expect(milliseconds(time)).toBe(expected);
});
