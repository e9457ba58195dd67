import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_NAMES, GAMES } from '@upcard/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRules } from './rules-flag.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upcard-rules-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(text: string): Promise<string> {
  const file = join(folder, 'mine.json');
  await writeFile(file, text);
  return file;
}

describe('the --rules flag', () => {
  it.each(GAME_NAMES.map((name) => [name]))('knows %s by name', async (name) => {
    expect(await readRules(name)).toMatchObject({ ok: true, rules: GAMES[name] });
  });

  it('means the Live table when it is left out', async () => {
    expect(await readRules(undefined)).toEqual({ ok: true, name: 'Live table', rules: GAMES.live });
  });

  it('reads a file, named after it', async () => {
    const file = await fileOf('{ "rules": { "decks": 2 } }');
    expect(await readRules(file)).toEqual({ ok: true, name: 'mine', rules: { ...GAMES.live, decks: 2 } });
  });

  it('reads a file that begins with a mark of the byte order', async () => {
    const file = await fileOf('\ufeff{ "decks": 2 }');
    expect(await readRules(file)).toMatchObject({ ok: true, rules: { decks: 2 } });
  });

  it.each([
    ['broken JSON', '{ "decks": ', ['not JSON']],
    ['too many decks', '{ "decks": 9 }', ['rules.decks: 1 to 8, or infinite']],
    ['an unknown rule', '{ "decs": 6 }', ['rules.decs: there is no such rule']],
    ['a free dealer with a shoe', '{ "dealer": "free-will" }', ['rules.dealer: a dealer of free will']],
    ['a list', '[]', ['rules: not an object']],
    ['a name that would colour a terminal', '{ "\\u001b[31mred": 6 }', ['rules."\\u001b[31mred": there is no such']],
    ['a name of any length', `{ "${'x'.repeat(5_000)}": 6 }`, [`rules."${'x'.repeat(40)}": there is no such`]],
  ])('refuses %s, saying the file and the field', async (_name, text, sentences) => {
    const file = await fileOf(text);
    const faults = sentences.map((sentence) => expect.stringContaining(sentence));
    const read = await readRules(file);
    expect(read).toEqual({ ok: false, faults });
    expect(read.ok ? '' : read.faults[0]).toContain(file);
  });

  it('refuses a file that is not there, saying what it may be', async () => {
    const faults = [expect.stringMatching(/--rules: no-such-rules .*free-will, or a JSON file/)];
    expect(await readRules('no-such-rules')).toEqual({ ok: false, faults });
  });
});
