import { type Action, LETTER_ACTIONS, type Letter, type StrategyRow, type Value } from '@upcard/core';
import type { ActionValues } from '@upcard/solver';
import { formatMargin } from './value-text.ts';

/** What the actions are called on their own. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  stand: 'Stand',
  hit: 'Hit',
  double: 'Double',
  split: 'Split',
  surrender: 'Surrender',
};

/** An action that may be closed at a table, as the subject of that. */
const CLOSABLE: Readonly<Record<Action, string | null>> = {
  stand: null,
  hit: null,
  double: 'doubling',
  split: 'splitting',
  surrender: 'surrender',
};

/** An action and its value in initial wagers. */
export interface ActionValue {
  readonly action: Action;
  readonly value: number;
}

/** The actions that the rules offer, the best first. Of equal ones `best` comes first. */
export function rankedActions(values: ActionValues, best: Action): readonly ActionValue[] {
  const actions = ['stand', 'hit', 'double', 'split', 'surrender'] as const;
  const offered = actions.flatMap((action): ActionValue[] => {
    const value = values[action];
    return value === null ? [] : [{ action, value }];
  });
  return offered.sort(
    (one, other) => other.value - one.value || Number(other.action === best) - Number(one.action === best),
  );
}

/** What a letter says: `Surrender, else hit`. */
export function letterMeaning(letter: Letter): string {
  const [first, second] = LETTER_ACTIONS[letter];
  const label = first === undefined ? '' : ACTION_LABELS[first];
  return second === undefined ? label : `${label}, else ${second}`;
}

/** By how much the best action is best, and what comes next: `Surrender is best by 0.0360; then hit, if surrender is closed.` */
export function verdict(values: ActionValues, best: Action): string {
  const [first, second] = rankedActions(values, best);
  if (first === undefined || second === undefined) return 'There is nothing else to do.';
  const closed = CLOSABLE[first.action];
  const lead = `${ACTION_LABELS[first.action]} is best by ${formatMargin(first.value - second.value)}; then ${second.action}`;
  return closed === null ? `${lead}.` : `${lead}, if ${closed} is closed.`;
}

/** A row by its hand: `Hard 16`, `A,7`, `8,8`, `A,A that may not be split`. */
export function rowName(row: StrategyRow): string {
  const [kind = '', hand = '', mark] = row.split(' ');
  if (mark !== undefined) return `${hand} that may not be split`;
  return kind === 'hard' ? `Hard ${hand}` : hand;
}

/** The head of a row as printed beside it: `16`, `A,7`, `A,A (*)`. */
export function rowHead(row: StrategyRow): string {
  return row.slice(row.indexOf(' ') + 1);
}

/** A card with its article: `a 10`, `an 8`, `an Ace`. */
export function withArticle(up: Value): string {
  if (up === 'A') return 'an Ace';
  return up === '8' ? 'an 8' : `a ${up}`;
}

/** A chart cell as people say it: `Hard 16 against a 10`. */
export function cellName(row: StrategyRow, up: Value): string {
  return `${rowName(row)} against ${withArticle(up)}`;
}

/** Under which condition the values of a column hold. */
export function conditionOf(peek: boolean, up: Value): string {
  if (up !== '10' && up !== 'A') return 'In initial wagers.';
  return peek
    ? 'In initial wagers, after the dealer’s check found no blackjack.'
    : 'In initial wagers; the dealer may still turn out to have blackjack.';
}
