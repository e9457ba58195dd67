import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_NAMES, tableFrom } from '@upcard/core';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { simulate } from './command.ts';
import type { SimulateFlags } from './simulate-flags.ts';

const FLAGS: SimulateFlags = {
  rules: 'european',
  rounds: '100000',
  seed: '4',
  workers: '2',
  shoe: undefined,
  table: undefined,
  json: true,
};

let log: MockInstance;
let error: MockInstance;
let folder: string;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'simulate-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function reported(flags: Partial<SimulateFlags>): Promise<Record<string, unknown>> {
  log.mockClear();
  expect(await simulate({ ...FLAGS, ...flags })).toBe(0);
  return JSON.parse(String(log.mock.calls[0]));
}

it('gives the same figures however many threads play', async () => {
  const { mean, z, standardDeviation } = await reported({ workers: '1' });
  expect(await reported({ workers: '3' })).toMatchObject({ mean, z, standardDeviation, rounds: 100_000 });
  expect(await reported({ seed: '5' })).not.toMatchObject({ mean });
});

it.each(GAME_NAMES)('agrees with the exact value of the best chart: %s', async (rules) => {
  const { exact, z, interval } = await reported({ rules, rounds: '400000' });
  expect(Math.abs(Number(z))).toBeLessThan(4);
  // No best chart of these games gains anything, and none loses a tenth of the wager.
  expect(Number(exact)).toBeGreaterThan(-0.1);
  expect(Number(exact)).toBeLessThan(0);
  expect(interval).toHaveLength(2);
});

it('says in words whether it agrees, and what a cut card does', async () => {
  expect(await simulate({ ...FLAGS, shoe: 'cut', json: false })).toBe(0);
  const text = log.mock.calls.join('\n');
  expect(text).toMatch(/^European practice, a shoe down to its cut card/);
  expect(text).toMatch(/z +-?\d\.\d\d, agrees/);
  expect(text).toMatch(/rounds a second/);
  expect(text).toMatch(/interval and z are rough/);
});

it('knows that rounds which all ended alike measure no distance', async () => {
  const alike = { ...FLAGS, rules: 'live', rounds: '2', json: false } as const;
  for (const seed of ['1', '2', '3']) expect(await simulate({ ...alike, seed })).toBe(0);
  const text = log.mock.calls.join('\n');
  expect(text).toMatch(/^z +-?\d+\.\d\d, agrees$/m);
  expect(text).toMatch(/^z +none: all rounds ended alike$/m);
  expect(text).not.toMatch(/Infinity|NaN/);
});

it('plays a table from a file', async () => {
  const file = join(folder, 'table.json');
  writeFileSync(file, JSON.stringify(tableFrom((row) => (row === 'hard 16' ? 'H' : 'S'))));
  const { mean, z } = await reported({ table: file });
  // Standing on nearly everything costs a sixth of the wager, and that is exactly its value.
  expect(Number(mean)).toBeLessThan(-0.12);
  expect(Math.abs(Number(z))).toBeLessThan(4);
});

it.each([
  ['rules that are none', { rules: '/nowhere/rules.json' }, '--rules'],
  ['a table that is none', { table: '/nowhere/table.json' }, '--table'],
])('answers %s with 2 and names the flag', async (_, flags, complaint) => {
  expect(await simulate({ ...FLAGS, ...flags })).toBe(2);
  expect(error.mock.calls.join('\n')).toContain(complaint);
  expect(log).not.toHaveBeenCalled();
});
