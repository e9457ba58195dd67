import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { GAME_NAMES, GAMES, type GameName, type GameRules, type RuleFault } from '@upcard/core';
import { parseGameRules } from '@upcard/protocol';
import { validateSolvable } from '@upcard/solver';

/** Rules that the solver takes, and what people call them; or what is wrong, one line for each fault, its place in front. */
export type RulesRead =
  | { readonly ok: true; readonly name: string; readonly rules: GameRules }
  | { readonly ok: false; readonly faults: readonly string[] };

const TITLES: Readonly<Record<GameName, string>> = {
  live: 'Live table',
  european: 'European practice',
  house: 'House table',
  'sandbox-s17': 'Sandbox S17',
  'sandbox-h17': 'Sandbox H17',
  'free-will': 'Free will',
};

/** What `--rules` may be. */
const RULES_WORDS = `${GAME_NAMES.join(', ')}, or a JSON file`;

const refused = (...faults: string[]): RulesRead => ({ ok: false, faults });

/** What a file calls its fields is shown on one line, whatever it is. */
const shown = (field: string): string => (/^\w{1,40}$/.test(field) ? field : JSON.stringify(field.slice(0, 40)));

const linesOf = (file: string, faults: readonly RuleFault[]): string[] =>
  faults.map(({ field, fault }) => `${file}: ${field === 'rules' ? 'rules' : `rules.${shown(field)}`}: ${fault}`);

async function textOf(file: string): Promise<string | null> {
  try {
    // Some editors put a mark of the byte order first, which is no part of the JSON.
    return (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  } catch {
    return null;
  }
}

function jsonOf(text: string): { readonly json: unknown } | { readonly fault: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads `--rules`: the name of the product's own rules, else a JSON file of rules. Left out it means the Live table. */
export async function readRules(flag: string = 'live'): Promise<RulesRead> {
  const known = GAME_NAMES.find((name) => name === flag);
  if (known !== undefined) return { ok: true, name: TITLES[known], rules: GAMES[known] };
  const text = await textOf(flag);
  if (text === null) return refused(`--rules: ${flag} can not be read; it is ${RULES_WORDS}`);
  const parsed = jsonOf(text);
  if ('fault' in parsed) return refused(`${flag}: not JSON: ${parsed.fault}`);
  const check = parseGameRules(parsed.json);
  const faults = check.ok ? validateSolvable(check.rules) : check.faults;
  if (!check.ok || faults.length > 0) return refused(...linesOf(flag, faults));
  return { ok: true, name: basename(flag, '.json'), rules: check.rules };
}
