import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@upcard/core';
import { evaluateHand } from '@upcard/solver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { run } from '../run.ts';

let log: MockInstance;
let error: MockInstance;

let oneDeck = '';

beforeAll(async () => {
  oneDeck = join(await mkdtemp(join(tmpdir(), 'upcard-ev-')), 'one-deck.json');
  await writeFile(oneDeck, '{ "decks": 1 }');
});
afterAll(async () => {
  await rm(join(oneDeck, '..'), { recursive: true, force: true });
});
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const printed = (): string => log.mock.calls.join('\n');

describe('upcard ev', () => {
  it('prints the actions of a hand', async () => {
    expect(await run(['ev', '--rules', 'live', '--hand', 'AS 7h', '--up', '9'])).toBe(0);
    expect(printed()).toMatch(/^A,7 against 9\nLive table: 8 decks/);
    expect(printed()).toMatch(/^Hit +−0\.099/m);
    expect(printed()).not.toContain('\u001b');
  });

  it('prints one cell with --json, of the shoe that is left', async () => {
    const removed = ['10', '10', '5'] as const;
    expect(await run(['ev', '--hand', 'T,6', '--up', 'a', '--removed', 'T T 5', '--json'])).toBe(0);
    const values = evaluateHand(GAMES.live, { hand: ['10', '6'], up: 'A', removed });
    const cell = { hand: ['10', '6'], up: 'A', removed, ...values, splitPlay: 'cdz', rules: GAMES.live };
    expect(JSON.parse(printed())).toEqual(cell);
  });

  it('takes the play of split hands', async () => {
    expect(await run(['ev', '--hand', '8 8', '--up', '6', '--split', 'cdp', '--json'])).toBe(0);
    const { split } = evaluateHand(GAMES.live, { hand: ['8', '8'], up: '6', removed: [] }, 'cdp');
    expect(JSON.parse(printed())).toMatchObject({ splitPlay: 'cdp', split });
  });

  it('values insurance against an Ace', async () => {
    expect(await run(['ev', '--hand', '10 9', '--up', 'A'])).toBe(0);
    expect(printed()).toMatch(/^Insurance .*leave it/m);
    expect(printed()).toMatch(/^Chance of a dealer natural +3\d\./m);
  });

  it.each([
    ['no hand', ['--up', '9'], '--hand is missing'],
    ['no up-card', ['--hand', 'A 7'], '--up is missing'],
    ['two up-cards', ['--hand', 'A 7', '--up', '9 9'], '--up is one card'],
    ['an empty up-card', ['--hand', 'A 7', '--up', ''], '--up is one card'],
    ['what is no card', ['--hand', 'A 1', '--up', '9'], '--hand: 1 is not a card'],
    [
      'what is no card among those gone',
      ['--hand', 'A 7', '--up', '9', '--removed', '5 x'],
      '--removed: x is not a card',
    ],
    ['one card', ['--hand', 'A', '--up', '9'], '--hand: '],
    ['a bust hand', ['--hand', '10 6 9', '--up', '9'], '--hand: '],
    ['an unknown split play', ['--hand', 'A 7', '--up', '9', '--split', 'x'], '--split is cdz or cdp'],
    ['unknown rules', ['--hand', 'A 7', '--up', '9', '--rules', 'reno'], '--rules: reno'],
  ])('answers %s with 2 and says which', async (_name, flags, complaint) => {
    expect(await run(['ev', ...flags])).toBe(2);
    expect(error.mock.calls.join('\n')).toContain(complaint);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['five of a rank in the hand', ['--hand', '2 2 2 2', '--up', '2'], '--hand: there are not so many 2s in one deck'],
    [
      'five of a rank, some gone',
      ['--hand', '9 9', '--up', '2', '--removed', '9 9 9'],
      '--removed: there are not so many 9s in one deck',
    ],
    ['17 tens', ['--hand', '10 J', '--up', 'Q', '--removed', 'K '.repeat(14)], '--removed: '],
  ])('refuses %s of one deck', async (_name, flags, complaint) => {
    expect(await run(['ev', '--rules', oneDeck, ...flags])).toBe(2);
    expect(error.mock.calls.join('\n')).toContain(complaint);
    expect(log).not.toHaveBeenCalled();
  });
});
