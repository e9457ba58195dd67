import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, STRATEGY_ROWS, VALUES } from '@upcard/core';
import { solve } from '@upcard/solver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { run } from '../run.ts';

let folder = '';
let log: MockInstance;
let error: MockInstance;
let write: MockInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upcard-solve-'));
});
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
  write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const printed = (): string => log.mock.calls.join('\n');

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe('upcard solve', () => {
  it('prints a chart without colour codes where nobody watches', async () => {
    expect(await run(['solve', '--rules', 'sandbox-s17'])).toBe(0);
    expect(printed()).toMatch(/^Sandbox S17\nIndependent draws/);
    expect(printed()).not.toContain('\u001b');
  });

  it('prints the solution with --json', async () => {
    expect(await run(['solve', '--rules', 'sandbox-s17', '--json'])).toBe(0);
    const json: unknown = JSON.parse(printed());
    expect(json).toEqual(JSON.parse(JSON.stringify(solve(GAMES['sandbox-s17']))));
    expect(Object.keys(json ?? {})).toEqual(['rules', 'split', 'value', 'chart', 'cells']);
    expect(json).toMatchObject({
      rules: GAMES['sandbox-s17'],
      split: 'cdz',
      value: { composition: expect.any(Number) },
    });
    expect(json).toHaveProperty('cells.length', 550);
    expect(json).toHaveProperty(
      ['cells', 0],
      expect.objectContaining({ hand: expect.any(Array), best: expect.any(String) }),
    );
  });

  it('prints the values of a free dealer’s table', async () => {
    expect(await run(['solve', '--rules', 'free-will', '--json'])).toBe(0);
    expect(JSON.parse(printed())).toMatchObject({ value: { table: expect.any(Number), apart: expect.any(Number) } });
  });

  it('prints the chart as rows of letters with --csv', async () => {
    expect(await run(['solve', '--rules', 'sandbox-s17', '--csv'])).toBe(0);
    const lines = String(write.mock.lastCall?.[0]).split('\r\n');
    expect(lines).toHaveLength(STRATEGY_ROWS.length + 2);
    expect(lines[0]).toBe(['row', ...VALUES].join(','));
  });

  it('prints a picture with --svg, headed by the name of the file', async () => {
    const file = await fileOf('a<b>&c.json', JSON.stringify({ rules: GAMES['sandbox-h17'] }));
    expect(await run(['solve', '--rules', file, '--svg'])).toBe(0);
    expect(printed()).toMatch(/^<svg [\s\S]*Basic strategy: a&lt;b&gt;&amp;c[\s\S]*<\/svg>$/);
  });

  it.each([
    ['more than one form', ['--json', '--svg'], '--json, --svg'],
    ['an unknown split play', ['--split', 'cdx'], '--split is cdz or cdp, not cdx'],
    ['an unknown flag', ['--rule', 'live'], '--rule'],
    ['a word', ['live'], 'unexpected: live'],
    ['rules that nobody has', ['--rules', 'reno'], '--rules: reno'],
  ])('answers %s with 2', async (_name, flags, complaint) => {
    expect(await run(['solve', ...flags])).toBe(2);
    expect(error.mock.calls.join('\n')).toContain(complaint);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['decks', '{ "decks": 9 }', 'rules.decks: 1 to 8, or infinite'],
    ['no rule', '{ "rules": { "bets": 1 } }', 'rules.bets: there is no such rule'],
    ['a free dealer', '{ "dealer": "free-will", "decks": 6 }', 'rules.dealer: '],
    ['broken JSON', '{', 'not JSON'],
  ])('answers a file of wrong rules with 2 and the field: %s', async (_name, text, complaint) => {
    expect(await run(['solve', '--rules', await fileOf('wrong.json', text)])).toBe(2);
    expect(error.mock.calls.join('\n')).toContain(complaint);
    expect(log).not.toHaveBeenCalled();
  });
});
