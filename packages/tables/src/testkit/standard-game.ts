import { ACTIONS, type Card, rankOf } from '@upcard/core';
import { listedCards } from '@upcard/core/testkit/card-row';
import { checkSettings, type Settings } from '../settings.ts';
import type { StandardCommand } from '../standard/command.ts';
import { STANDARD_SETTINGS } from '../standard/settings.ts';
import type { StandardState } from '../standard/state.ts';
import { STANDARD_TABLE } from '../standard/table.ts';
import type { StandardHappening, StandardOverlay, StandardView } from '../standard/view.ts';
import { PLAIN_TERMS, type TableTerms } from '../table.ts';
import { named } from './house-run.ts';
import { runStandard, type StandardRun } from './standard-run.ts';
import type { Answer } from './table-run.ts';

/** The initial settings with these in their place. Throws for what is not allowed. */
export function standardSettings(given: Readonly<Record<string, unknown>> = {}): Settings {
  const check = checkSettings(STANDARD_SETTINGS, given);
  if (!check.ok) throw new Error(`not allowed: ${check.faults.join(', ')}`);
  return check.settings;
}

/** A game that Ann has opened. Unless told otherwise nobody waits for a beat before those who continue by themselves agree. */
export function newStandard(settings: Settings, terms: Partial<TableTerms> = {}): StandardState {
  return STANDARD_TABLE.create({
    settings,
    opener: named('ann'),
    joining: 'open',
    terms: { ...PLAIN_TERMS, isPaced: false, ...terms },
    createdAt: 0,
  });
}

const NUMBERED = ['bid', 'bet'] as const;
const INDEXED = ['discard', 'reveal'] as const;
const PLAIN = ['start', 'skip', 'skipCurrent', 'skipRest', 'agree', 'resign'] as const;

/** Reads `bid 5`, `skipRest`, `bet 100`, `discard 0`, an action, `agree`, `auto on`, `auto off`, `resign`, `start`, `cards A10K`. */
export function standardCommand(text: string): StandardCommand {
  const [word = '', argument = ''] = text.split(' ');
  const numbered = NUMBERED.find((type) => type === word);
  if (numbered) return { type: numbered, amount: Number(argument) };
  const indexed = INDEXED.find((type) => type === word);
  if (indexed) return { type: indexed, index: Number(argument) };
  const plain = PLAIN.find((type) => type === word);
  if (plain) return { type: plain };
  const action = ACTIONS.find((known) => known === word);
  if (action) return { type: 'act', action };
  if (word === 'auto') return { type: 'autoContinue', isOn: argument === 'on' };
  if (word === 'cards') return { type: 'applyCards', cards: argument };
  throw new Error(`not a command of a Standard game: ${text}`);
}

/** What sets a game up beside who plays. */
export interface StandardSetup {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly terms?: Partial<TableTerms>;
  /** Ratings in tenths, by name. */
  readonly ratings?: Readonly<Record<string, number>>;
}

/** A game with listed cards, in words that read like play. */
export interface StandardSession {
  readonly run: StandardRun;
  /** Puts cards behind those that are still to come: ranks with or without suits, between spaces. */
  readonly deal: (cards: string) => void;
  /** Lines such as `ann bid 5`, one thing after another; throws when one is refused. */
  readonly play: (...lines: readonly string[]) => void;
  readonly say: (line: string) => Answer;
  readonly wait: (milliseconds: number) => void;
  readonly view: () => StandardView;
  readonly overlay: (name: string) => StandardOverlay;
  /** What happened in the newest step, as everybody hears it. */
  readonly heard: () => readonly StandardHappening[];
}

function listedChance(): { readonly add: (text: string) => void; readonly card: () => Card } {
  const cards: Card[] = [];
  return {
    add: (text) => {
      cards.push(...listedCards(text));
    },
    card: () => {
      const card = cards.shift();
      if (!card) throw new Error('the test lists too few cards');
      return card;
    },
  };
}

/** These people, by name, are ready at Ann's table; the game has not begun. The bot takes part where the settings have it. */
export function gatheredStandard(
  names: string,
  { settings = {}, terms = {}, ratings = {} }: StandardSetup = {},
): StandardSession {
  const chance = listedChance();
  const start = newStandard(standardSettings({ includeBot: false, ...settings }), terms);
  const run = runStandard(start, { card: chance.card, index: () => 0 });
  run.hear({ type: 'gathered', ready: names.split(' ').map(named) });
  run.hear({ type: 'rated', ratings });
  const say = (line: string): Answer => {
    const [name = '', ...command] = line.split(' ');
    return run.say(name, standardCommand(command.join(' ')));
  };
  return {
    run,
    deal: chance.add,
    say,
    play: (...lines) => {
      for (const line of lines) {
        const answer = say(line);
        if (answer !== 'ok') throw new Error(`${line}: ${answer}`);
      }
    },
    wait: (milliseconds) => run.passTo(run.now() + milliseconds),
    view: () => STANDARD_TABLE.view(run.state()),
    overlay: (name) => STANDARD_TABLE.overlay(run.state(), name),
    heard: () => {
      const step = run.steps().at(-1);
      return step ? STANDARD_TABLE.happenings(step.before, step.events) : [];
    },
  };
}

/** Like `gatheredStandard`, and started: the first auction runs. */
export function startedStandard(names: string, setup: StandardSetup = {}): StandardSession {
  const session = gatheredStandard(names, setup);
  session.play('ann start');
  return session;
}

/** The ranks of cards, between spaces. */
export function ranksOf(cards: readonly Card[]): string {
  return cards.map(rankOf).join(' ');
}
