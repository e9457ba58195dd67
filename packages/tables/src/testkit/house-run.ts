import { ACTIONS, type RoundView, rankOf, type ShownCard } from '@upcard/core';
import type { HouseCommand } from '../house/command.ts';
import type { HouseEvent } from '../house/event.ts';
import type { HouseState } from '../house/state.ts';
import { HOUSE_TABLE } from '../house/table.ts';
import type { HouseHappening, HouseOverlay, HouseView } from '../house/view.ts';
import { type Person, PLAIN_TERMS } from '../table.ts';
import { listedChance } from './chance.ts';
import { type Answer, type Chance, runTable, type TableRun } from './table-run.ts';

/** A run of the House table as such. */
export type HouseRun = TableRun<HouseState, HouseCommand, HouseEvent>;

/** The person with this name; the name is the id as well. */
export function named(name: string): Person {
  return { id: name, name, avatar: 'fox' };
}

/** A House table that `opener` has opened at time 0, with nobody seated. */
export function openHouse(opener: string, chance: Chance): HouseRun {
  return runTable(
    HOUSE_TABLE,
    HOUSE_TABLE.create({ settings: {}, opener: named(opener), joining: 'open', terms: PLAIN_TERMS, createdAt: 0 }),
    chance,
  );
}

/** Reads `sit 1`, `leave 1`, `start`, `bet 1 50`, `next`, and an action, perhaps with the turn it answers: `hit`, `hit 3`. */
export function houseCommand(text: string): HouseCommand {
  const [word = '', first, second] = text.split(' ');
  const action = ACTIONS.find((known) => known === word);
  if (action) return { type: 'act', action, ...(first !== undefined && { turn: Number(first) }) };
  switch (word) {
    case 'sit':
    case 'leave':
      return { type: word, seat: Number(first) };
    case 'bet':
      return { type: 'bet', seat: Number(first), amount: Number(second) };
    case 'start':
    case 'next':
      return { type: word };
    default:
      throw new Error(`not a command of the House table: ${text}`);
  }
}

/** A House table with listed cards, in words that read like play. */
export interface HouseSession {
  readonly run: HouseRun;
  readonly chance: ReturnType<typeof listedChance>;
  readonly say: (name: string, command: string | HouseCommand) => Answer;
  /** Everybody in turn bets one amount, in the order of the seats that may bet; throws when one is refused. */
  readonly bet: (...amounts: readonly number[]) => void;
  /** Actions between spaces, each by whoever is asked; throws when one is refused. */
  readonly act: (actions: string) => void;
  /** A whole round: its cards, its bets, its actions. Goes on from a shown result by itself. */
  readonly round: (cards: string, bets: readonly number[], actions?: string) => void;
  readonly wait: (milliseconds: number) => void;
  readonly view: () => HouseView;
  readonly overlay: (name: string) => HouseOverlay;
  /** What happened in the newest step, as everybody hears it. */
  readonly heard: () => readonly HouseHappening[];
  /** Chips of the taken seats, ascending. */
  readonly chips: () => readonly number[];
}

function must(answer: Answer, what: string): void {
  if (answer !== 'ok') throw new Error(`${what} was refused: ${answer}`);
}

function newestHappenings(run: HouseRun): readonly HouseHappening[] {
  const step = run.steps().at(-1);
  return step ? HOUSE_TABLE.happenings(step.before, step.events) : [];
}

/** Names between spaces take seats 1, 2, … of a table that the first of them has opened. Not yet started. */
export function seatedHouse(names: string): HouseSession {
  const people = names.split(' ');
  const chance = listedChance();
  const run = openHouse(people[0] ?? '', chance);
  const say = (name: string, command: string | HouseCommand) =>
    run.say(named(name), typeof command === 'string' ? houseCommand(command) : command);
  people.forEach((name, index) => {
    must(say(name, `sit ${index + 1}`), 'a seat');
  });

  const view = () => HOUSE_TABLE.view(run.state());
  const ownerOf = (seat: number) => view().seats.find((taken) => taken.seat === seat)?.person.id ?? '';
  const bet = (...amounts: readonly number[]) => {
    const open = view().seats.filter(({ status }) => status === 'choosing');
    if (open.length !== amounts.length) throw new Error(`${open.length} seats may bet, not ${amounts.length}`);
    open.forEach(({ seat, person }, index) => {
      must(say(person.id, `bet ${seat} ${amounts[index]}`), 'a bet');
    });
  };
  const act = (actions: string) => {
    for (const action of actions.split(' ').filter(Boolean))
      must(say(ownerOf(view().active?.spot ?? 0), action), action);
  };
  const round = (cards: string, bets: readonly number[], actions = '') => {
    if (view().phase === 'break') must(say(ownerOf(view().seats[0]?.seat ?? 0), 'next'), 'the next hand');
    chance.add(cards);
    bet(...bets);
    act(actions);
  };
  return {
    run,
    chance,
    say,
    bet,
    act,
    round,
    wait: (milliseconds) => run.passTo(run.now() + milliseconds),
    view,
    overlay: (name) => HOUSE_TABLE.overlay(run.state(), name),
    heard: () => newestHappenings(run),
    chips: () => view().seats.map(({ chips }) => chips),
  };
}

/** Like `seatedHouse`, started by the first of the names: bets are open. */
export function startedHouse(names: string): HouseSession {
  const session = seatedHouse(names);
  must(session.say(session.view().opener.id, 'start'), 'the start');
  return session;
}

const shownRank = (card: ShownCard): string => (card.kind === 'faceUp' ? rankOf(card.card) : '?');
const signed = (net: number): string => (net > 0 ? `+${net}` : `${net}`);

/** A dealt round in lines: `1: 10 8 win +50` for every hand (its status while it is not settled), `dealer: 9 ?`. */
export function told(table: RoundView | null): string[] {
  if (!table) return [];
  const hands = table.spots.flatMap(({ id, hands }) =>
    hands.map(({ cards, status, result }) => {
      const ranks = cards.map(({ card }) => rankOf(card)).join(' ');
      return `${id}: ${ranks} ${result ? `${result.outcome} ${signed(result.net)}` : status}`;
    }),
  );
  return [...hands, `dealer: ${table.dealer.cards.map(shownRank).join(' ')}`];
}
