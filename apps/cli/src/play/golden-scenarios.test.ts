import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCENARIO_TABLES } from '@upcard/protocol';
import { describe, expect, it } from 'vitest';
import { playFile } from './testkit/play-file.ts';

const FOLDER = new URL('../../../../test/scenarios/', import.meta.url);

/** What `upcard play` prints for a file, parsed. */
async function played(file: string): Promise<unknown> {
  const { code, printed, complaints } = await playFile(file);
  expect([code, complaints]).toEqual([0, []]);
  return JSON.parse(printed);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `got` cut down to the object keys that `want` has: objects may have more than expected, lists may not. */
function sameKeys(want: unknown, got: unknown): unknown {
  if (Array.isArray(want) && Array.isArray(got)) return got.map((item, index) => sameKeys(want[index], item));
  if (!isObject(want) || !isObject(got)) return got;
  return Object.fromEntries(Object.keys(want).map((key) => [key, sameKeys(want[key], got[key])]));
}

describe.each([...SCENARIO_TABLES])('golden scenarios: %s', (table) => {
  const files = readdirSync(new URL(`${table}/`, FOLDER)).filter((file) => file.endsWith('.json'));

  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s', async (file) => {
    const path = fileURLToPath(new URL(`${table}/${file}`, FOLDER));
    const { expect: want } = JSON.parse(readFileSync(path, 'utf8'));
    expect(sameKeys(want, await played(path))).toEqual(want);
  });
});
