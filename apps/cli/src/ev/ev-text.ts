import { ACTIONS, type Action, type GameRules } from '@upcard/core';
import { type HandValues, LETTER_LOOKS, rulesLine, type Situation } from '@upcard/solver';
import { painted, strong } from '../solve/terminal-colour.ts';
import { wrapped } from '../solve/wrapped.ts';

const WIDTH = 80;
const NAME = 11;
const HALF = 18;

const NAMES: Readonly<Record<Action, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
};
const LOOKS = {
  hit: LETTER_LOOKS.H,
  stand: LETTER_LOOKS.S,
  double: LETTER_LOOKS.Dh,
  split: LETTER_LOOKS.SP,
  surrender: LETTER_LOOKS.Uh,
} as const;

/** What was asked and what came out. */
export interface EvAnswer {
  readonly name: string;
  readonly rules: GameRules;
  readonly situation: Situation;
  readonly values: HandValues;
}

interface ValuedAction {
  readonly action: Action;
  readonly value: number;
}

const signed = (value: number, decimals: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`;

/** The actions that may be taken, the best first. */
function ranked(values: HandValues): ValuedAction[] {
  const legal = ACTIONS.flatMap((action): ValuedAction[] => {
    const value = values[action];
    return value === null ? [] : [{ action, value }];
  });
  const before = ({ action }: ValuedAction): number => (action === values.best ? 1 : 0);
  return legal.toSorted((a, b) => b.value - a.value || before(b) - before(a));
}

/** A bar from the middle: to the left what is lost, to the right what is won. `most` fills a half. */
function bar(value: number, most: number): readonly [left: string, right: string] {
  const length = Math.min(HALF, Math.round((Math.abs(value) / most) * HALF));
  const blocks = '█'.repeat(length);
  return value < 0 ? [blocks.padStart(HALF), ''] : [' '.repeat(HALF), blocks];
}

function actionLines(values: HandValues, isColoured: boolean): string[] {
  const actions = ranked(values);
  const most = Math.max(1, ...actions.map(({ value }) => Math.abs(value)));
  return actions.map(({ action, value }) => {
    const name = NAMES[action].padEnd(NAME);
    const label = isColoured && action === values.best ? strong(name) : name;
    const [left, right] = bar(value, most);
    const chip = isColoured ? `${painted('  ', LOOKS[action])} ` : '';
    return `${chip}${label}${signed(value, 10)}  ${left}│${right}`.trimEnd();
  });
}

/** Whether values hold only after the dealer has looked and found no natural. */
function condition({ peek }: GameRules, { dealerNatural }: HandValues): string {
  if (dealerNatural === 0) return 'In initial wagers.';
  return peek
    ? 'In initial wagers, after the dealer looked and found no natural.'
    : 'In initial wagers; a dealer natural, found at the end, takes every wager.';
}

function insuranceLine({ insurance }: HandValues): string[] {
  if (insurance === null) return [];
  const advice = insurance > 0 ? 'take it' : 'leave it';
  return [`Insurance for half the wager  ${signed(insurance, 10)}, where it is offered: ${advice}`];
}

/** The value of each action for one hand, for a terminal of 80 columns. */
export function evText({ name, rules, situation, values }: EvAnswer, isColoured: boolean): string {
  const { hand, up, removed } = situation;
  const title = `${hand.join(',')} against ${up}`;
  const isMissed = rules.decks !== 'infinite';
  const besides = `Gone besides: ${removed.join(' ')}${isMissed ? '' : ', which changes nothing: draws are independent'}`;
  const gone = removed.length > 0 ? wrapped(besides, WIDTH) : [];
  return [
    isColoured ? strong(title) : title,
    ...wrapped(`${name}: ${rulesLine(rules)}`, WIDTH),
    ...gone,
    '',
    ...actionLines(values, isColoured),
    '',
    condition(rules, values),
    `Chance of a dealer natural    ${(100 * values.dealerNatural).toFixed(4)} %`,
    ...insuranceLine(values),
  ].join('\n');
}
