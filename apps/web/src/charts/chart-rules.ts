import { GAMES, type GameName, type GameRules } from '@upcard/core';
import type { SplitPlay } from '@upcard/solver';
import { RULE_FIELDS } from './rule-fields.ts';

/** What a chart is asked for: rules, the game that they started from, and how split hands are played. */
export interface ChartRules {
  readonly game: GameName;
  readonly rules: GameRules;
  readonly split: SplitPlay;
}

/** What people call the games of the presets, in the order of their buttons. */
export const GAME_LABELS: Readonly<Record<GameName, string>> = {
  live: 'Live',
  house: 'House',
  european: 'European',
  'sandbox-s17': 'Sandbox S17',
  'sandbox-h17': 'Sandbox H17',
  'free-will': 'Free will',
};

const ORDER: readonly GameName[] = ['live', 'house', 'european', 'sandbox-s17', 'sandbox-h17', 'free-will'];

/** The presets as options of a control. */
export const GAME_OPTIONS = ORDER.map((value) => ({ value, label: GAME_LABELS[value] }));

/** A preset as it is. */
export function presetChart(game: GameName): ChartRules {
  return { game, rules: GAMES[game], split: 'cdz' };
}

/** Whether both sets have the same value of every rule. */
function isSameRules(one: GameRules, other: GameRules): boolean {
  return RULE_FIELDS.every(({ read }) => read(one) === read(other));
}

/** Whether the rules are no longer those of the preset. */
export function isChanged({ game, rules }: ChartRules): boolean {
  return !isSameRules(rules, GAMES[game]);
}

/** What a rule set is called: `House`, or `House, changed`. */
export function chartName(chart: ChartRules): string {
  const name = GAME_LABELS[chart.game];
  return isChanged(chart) ? `${name}, changed` : name;
}

/** Tells one question to the solver from another. */
export function chartKey({ rules, split }: ChartRules): string {
  return [...RULE_FIELDS.map(({ read }) => read(rules)), split].join(' ');
}
