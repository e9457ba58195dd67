import { ACTIONS, type HandView, type RoundView, rankOf } from '@upcard/core';
import { openTableHost } from '@upcard/host';
import type { HouseScenario, HouseStep } from '@upcard/protocol';
import {
  HOUSE_ROOM,
  type HouseCommand,
  type HouseView,
  type HouseViewPhase,
  type Person,
  PLAIN_TERMS,
} from '@upcard/tables';
import { type PrintedHand, printHand } from './printed-hand.ts';
import { personNamed, type RunResult, runScenario, type ScenarioGame, type ScenarioHost } from './scenario-run.ts';
import { type SentViews, sentViews } from './sent-views.ts';

/** A settled round as House scenarios print it. */
interface PrintedRound {
  readonly round: number;
  readonly dealerCards: readonly string[];
  readonly players: readonly {
    readonly name: string;
    readonly seat: number;
    readonly position: number;
    readonly hands: readonly PrintedHand[];
  }[];
}

/** What `upcard play` prints for a House scenario. */
export interface HouseReport extends RunResult {
  readonly table: 'house';
  readonly phase: HouseViewPhase;
  readonly deadline: number | null;
  readonly bank: number;
  readonly winner: 'house' | readonly number[] | null;
  readonly participants: readonly { readonly name: string; readonly seat: number; readonly capital: number }[];
  readonly rounds: readonly PrintedRound[];
  readonly views: SentViews<'house'>;
  readonly legal: Readonly<Record<string, readonly string[]>>;
}

function printSettled({ cards, result }: HandView): PrintedHand[] {
  const shown = cards.map(({ card }) => card);
  return result === null ? [] : [printHand(shown, result)];
}

/** A settled round. `nameOf` knows who has a seat. */
function printRound(round: number, { dealer, spots }: RoundView, nameOf: (seat: number) => string): PrintedRound {
  return {
    round,
    dealerCards: dealer.cards.map((card) => (card.kind === 'faceUp' ? rankOf(card.card) : '?')),
    players: spots.map(({ id, hands }, index) => ({
      name: nameOf(id),
      seat: id,
      position: index + 1,
      hands: hands.flatMap(printSettled),
    })),
  };
}

function commandOf(step: Extract<HouseStep, { do: string }>): HouseCommand {
  switch (step.do) {
    case 'bet':
      return { type: 'bet', seat: step.seat, amount: step.amount };
    case 'next':
      return { type: 'next' };
    default:
      return { type: 'act', action: step.do };
  }
}

/** A House table at which these people have their seats and the first of them has started. Settled rounds are added to `rounds`. */
function houseGame(people: readonly Person[], rounds: PrintedRound[]): ScenarioGame<'house', HouseStep> {
  return {
    kind: 'house',
    settings: HOUSE_ROOM.settings,
    terms: PLAIN_TERMS,
    people,
    policies: [],
    open: (deps, stored) => openTableHost(deps, HOUSE_ROOM, stored),
    begin: async ({ opener, say }) => {
      for (const [index, person] of people.entries()) await say(person, { type: 'sit', seat: index + 1 });
      await say(opener, { type: 'start' });
    },
    changed: ({ view: { game }, happenings }) => {
      const isSettled = happenings.some(({ type }) => type === 'settled');
      if (isSettled && game.table)
        rounds.push(printRound(game.round, game.table, (seat) => people[seat - 1]?.name ?? ''));
    },
    said: (step) => ('do' in step ? { by: personNamed(step.by), command: commandOf(step) } : null),
  };
}

function winnerOf({ ending }: HouseView): HouseReport['winner'] {
  if (!ending || ending.kind === 'closed') return null;
  return ending.kind === 'houseWins' ? 'house' : ending.winners;
}

function legalOf(host: ScenarioHost<'house'>, view: HouseView): HouseReport['legal'] {
  const owner = view.seats.find(({ seat }) => seat === view.active?.spot)?.person;
  const actions = owner ? host.overlay(owner.id).game.actions : null;
  return owner && actions ? { [owner.name]: ACTIONS.filter((action) => actions[action].isLegal) } : {};
}

/** Plays a House scenario. Throws `ScenarioFault` for settings that the table does not have. */
export async function playHouse(scenario: HouseScenario): Promise<HouseReport> {
  const people = scenario.participants.map(({ name }) => personNamed(name));
  const rounds: PrintedRound[] = [];
  const { host, result } = await runScenario(houseGame(people, rounds), scenario);
  const { game: view } = host.frame().view;
  return {
    table: 'house',
    phase: view.phase,
    deadline: view.clock?.deadline ?? null,
    ...result,
    bank: view.bank,
    winner: winnerOf(view),
    participants: view.seats.map(({ person, seat, chips }) => ({ name: person.name, seat, capital: chips })),
    rounds,
    views: sentViews(
      host,
      people.map((person) => ({ name: person.name, person })),
    ),
    legal: legalOf(host, view),
  };
}
