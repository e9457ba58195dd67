import { GAME_NAMES, type GameName } from '@upcard/core';
import { type ChartRules, presetChart } from './chart-rules.ts';
import { RULE_FIELDS, type RuleField, SPLIT_KEY, SPLIT_OPTIONS, splitPlayOf } from './rule-fields.ts';

/** What an address says, as far as it can be understood, and a sentence for each part that was not. */
export interface Read<Value> {
  readonly value: Value;
  readonly faults: readonly string[];
}

/** The game that a word names, or null. */
export function gameOf(word: string): GameName | null {
  return GAME_NAMES.find((name) => name === word) ?? null;
}

/** Letters of an address that a sentence about it repeats. */
const MOST_SHOWN = 40;

/** What an address says, short enough to be repeated in a sentence. */
export function short(words: string): string {
  return words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words;
}

function wrongValue(key: string, word: string, known: readonly string[]): string {
  return `${key}=${short(word)} is not known here; it can be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`;
}

function readField(chart: ChartRules, field: RuleField, word: string | null): ChartRules | null {
  if (word === null) return chart;
  const rules = field.write(chart.rules, word);
  return rules === null ? null : { ...chart, rules };
}

/** Reads changes to a rule set. The keys of its rules start with `prefix`. */
export function readChanges(query: URLSearchParams, prefix: string, base: ChartRules): Read<ChartRules> {
  const faults: string[] = [];
  let value = base;
  for (const field of RULE_FIELDS) {
    const word = query.get(prefix + field.key);
    const changed = readField(value, field, word);
    if (changed !== null) value = changed;
    else
      faults.push(
        wrongValue(
          prefix + field.key,
          word ?? '',
          field.options.map((option) => option.value),
        ),
      );
  }
  const play = query.get(prefix + SPLIT_KEY);
  if (play === null) return { value, faults };
  const split = splitPlayOf(play);
  if (split !== null) return { value: { ...value, split }, faults };
  const known = SPLIT_OPTIONS.map((option) => option.value);
  return { value, faults: [...faults, wrongValue(prefix + SPLIT_KEY, play, known)] };
}

/** Reads a rule set: a preset under `game`, and changes to it. Without any of that it is the Live table's. */
export function readRules(query: URLSearchParams): Read<ChartRules> {
  const word = query.get('game');
  const game = word === null ? 'live' : gameOf(word);
  const { value, faults } = readChanges(query, '', presetChart(game ?? 'live'));
  return { value, faults: game === null ? [wrongValue('game', word ?? '', GAME_NAMES), ...faults] : faults };
}

/** What in an address is there twice, or is none of the known keys. */
export function strayFaults(query: URLSearchParams, known: readonly string[]): string[] {
  const keys = [...query.keys()];
  const stray = [...new Set(keys.filter((key) => !known.includes(key)))];
  const doubled = [...new Set(keys.filter((key, at) => known.includes(key) && keys.indexOf(key) !== at))];
  return [
    ...new Set(stray.map((key) => `${short(key)} is no part of this address.`)),
    ...doubled.map((key) => `${key} is there more than once; the first one counts.`),
  ];
}

/** The keys of a rule set, with a prefix. */
export function ruleKeys(prefix: string): string[] {
  return [...RULE_FIELDS.map(({ key }) => key), SPLIT_KEY].map((key) => prefix + key);
}

/** Writes what differs from `base`. */
export function writeChanges(
  query: URLSearchParams,
  prefix: string,
  [chart, base]: readonly [ChartRules, ChartRules],
): void {
  for (const { key, read } of RULE_FIELDS) {
    if (read(chart.rules) !== read(base.rules)) query.set(prefix + key, read(chart.rules));
  }
  if (chart.split !== base.split) query.set(prefix + SPLIT_KEY, chart.split);
}

/** Writes a rule set as short as it can be said. */
export function writeRules(query: URLSearchParams, chart: ChartRules): void {
  query.set('game', chart.game);
  writeChanges(query, '', [chart, presetChart(chart.game)]);
}

/** An address of this site. Commas stay as they are, to be read. */
export function addressOf(path: string, query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}
