import { ACTIONS, type HandView, type RoundView, rankOf, type ShownCard } from '@upcard/core';
import {
  CardsRanOut,
  listedSource,
  memoryStore,
  openTableHost,
  type SteppedClock,
  steppedClock,
  type TableHost,
} from '@upcard/host';
import type { HouseStep, Scenario } from '@upcard/protocol';
import {
  checkSettings,
  HOUSE_ROOM,
  type HouseCommand,
  type HouseHappening,
  type HouseOverlay,
  type HouseView,
  type HouseViewPhase,
  PLAIN_TERMS,
  type RoomCommand,
  type RoomedOverlay,
  type RoomedView,
} from '@upcard/tables';
import { personNamed, type RefusedStep, type RunError } from './scenario-run.ts';

type HouseHost = TableHost<
  HouseCommand | RoomCommand,
  RoomedView<HouseView>,
  RoomedOverlay<HouseOverlay>,
  HouseHappening
>;

/** A card as scenarios print it: its rank, `?` face down. */
function printCard(card: ShownCard): string {
  return card.kind === 'faceUp' ? rankOf(card.card) : '?';
}

function printHand({ cards, wager, result }: HandView) {
  return {
    cards: cards.map(({ card }) => rankOf(card)),
    wager,
    outcome: result?.outcome ?? null,
    payout: result?.payout ?? 0,
    net: result?.net ?? 0,
  };
}

/** A settled round as scenarios print it. */
function printRound(round: number, table: RoundView, nameOf: (seat: number) => string) {
  return {
    round,
    dealerCards: table.dealer.cards.map(printCard),
    players: table.spots.map(({ id, hands }, index) => ({
      name: nameOf(id),
      seat: id,
      position: index + 1,
      hands: hands.map(printHand),
    })),
  };
}

/** What `upcard play` prints for a House scenario. */
export interface HouseReport {
  readonly table: 'house';
  readonly phase: HouseViewPhase;
  readonly time: number;
  readonly deadline: number | null;
  readonly refused: readonly RefusedStep[];
  readonly error: RunError | null;
  readonly bank: number;
  readonly winner: 'house' | readonly number[] | null;
  readonly participants: readonly { readonly name: string; readonly seat: number; readonly capital: number }[];
  readonly rounds: readonly ReturnType<typeof printRound>[];
  readonly views: Readonly<Record<string, { readonly view: HouseView; readonly overlay: HouseOverlay }>>;
  readonly legal: Readonly<Record<string, readonly string[]>>;
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

/** Everything of one run. */
interface Run {
  readonly scenario: Scenario;
  readonly clock: SteppedClock;
  readonly host: HouseHost;
  readonly rounds: ReturnType<typeof printRound>[];
  /** What stopped the host, if anything did. */
  readonly failure: () => unknown;
}

const ID = 'scenario';

async function openRun(scenario: Scenario): Promise<Run> {
  const settings = checkSettings(HOUSE_ROOM.settings, scenario.settings);
  if (!settings.ok) throw new SettingsFault(settings.faults);
  const [first] = scenario.participants;
  const opener = personNamed(first?.name ?? '');
  const store = memoryStore();
  await store.createTable({
    id: ID,
    kind: 'house',
    name: ID,
    settings: settings.settings,
    opener,
    joining: 'open',
    terms: PLAIN_TERMS,
    createdAt: 0,
    listedCards: null,
  });
  const stored = await store.claim(ID);
  if (!stored) throw new Error('the table just made is not there');
  const clock = steppedClock(0);
  const rounds: ReturnType<typeof printRound>[] = [];
  const nameOf = (seat: number): string => scenario.participants[seat - 1]?.name ?? '';
  let failure: unknown = null;
  const keep = (error: unknown): void => {
    failure ??= error;
  };
  const host = openTableHost(
    {
      store,
      clock,
      cardSource: listedSource(scenario.cards, null),
      policies: [],
      thinkingTime: () => 0,
      outbox: {
        changed: ({ view: { game: view }, happenings }) => {
          const isSettled = happenings.some(({ type }) => type === 'settled');
          if (isSettled && view.table) rounds.push(printRound(view.round, view.table, nameOf));
        },
      },
      onFenced: () => {},
      onFailed: keep,
      onFault: keep,
    },
    HOUSE_ROOM,
    stored,
  );
  return { scenario, clock, host, rounds, failure: () => failure };
}

async function sitDown({ scenario, host }: Run): Promise<void> {
  for (const [index, { name }] of scenario.participants.entries()) {
    const command: HouseCommand = { type: 'sit', seat: index + 1 };
    await host.submit({ person: personNamed(name), commandId: `sit-${index}`, command });
  }
  const [first] = scenario.participants;
  await host.submit({ person: personNamed(first?.name ?? ''), commandId: 'start', command: { type: 'start' } });
}

/** One step: time passes, then somebody speaks. Returns the refusal, or null. */
async function takeStep({ clock, host }: Run, step: HouseStep, index: number): Promise<RefusedStep | null> {
  await clock.advanceTo(step.at, host.settled);
  if (!('do' in step)) return null;
  const answer = await host.submit({
    person: personNamed(step.by),
    commandId: `step-${index}`,
    command: commandOf(step),
  });
  return answer.ok ? null : { step: index, code: answer.refusal };
}

/** Whether the listed cards are what ended the run; anything else that did is thrown. */
function ranOut(run: Run, error: unknown): boolean {
  const cause = run.failure() ?? error;
  if (cause instanceof CardsRanOut) return true;
  if (cause) throw cause;
  return false;
}

async function takeSteps(run: Run): Promise<{ refused: RefusedStep[]; error: RunError | null }> {
  const refused: RefusedStep[] = [];
  for (const [index, step] of run.scenario.steps.entries()) {
    let thrown: unknown = null;
    try {
      const refusal = await takeStep(run, step, index);
      if (refusal) refused.push(refusal);
    } catch (error) {
      thrown = error;
    }
    if (ranOut(run, thrown)) return { refused, error: { step: index, code: 'cards-ran-out' } };
  }
  return { refused, error: null };
}

function winnerOf({ ending }: HouseView): HouseReport['winner'] {
  if (!ending || ending.kind === 'closed') return null;
  return ending.kind === 'houseWins' ? 'house' : ending.winners;
}

function legalOf(host: HouseHost, view: HouseView): HouseReport['legal'] {
  const owner = view.seats.find(({ seat }) => seat === view.active?.spot)?.person;
  const actions = owner ? host.overlay(owner.id).game.actions : null;
  return owner && actions ? { [owner.name]: ACTIONS.filter((action) => actions[action].isLegal) } : {};
}

function report({ scenario, clock, host, rounds }: Run, result: Awaited<ReturnType<typeof takeSteps>>): HouseReport {
  const { game: view } = host.frame().view;
  const names = new Set(scenario.participants.map(({ name }) => name));
  const shown = (id: string) => ({ view, overlay: host.overlay(id).game });
  return {
    table: 'house',
    phase: view.phase,
    time: clock.now(),
    deadline: view.clock?.deadline ?? null,
    ...result,
    bank: view.bank,
    winner: winnerOf(view),
    participants: view.seats.map(({ person, seat, chips }) => ({ name: person.name, seat, capital: chips })),
    rounds,
    views: Object.fromEntries([...[...names].map((name) => [name, shown(name)] as const), ['spectator', shown('')]]),
    legal: legalOf(host, view),
  };
}

/** Thrown for settings that the table does not have; `faults` names them. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`settings not allowed: ${faults.join(', ')}`);
    this.faults = faults;
  }
}

/**
 * Plays a House scenario with listed cards and a stepped clock. Throws `SettingsFault` for settings that the table does not
 * have, and errors only for bugs.
 */
export async function playHouse(scenario: Scenario): Promise<HouseReport> {
  const run = await openRun(scenario);
  await sitDown(run);
  return report(run, await takeSteps(run));
}
