import type { Card } from '@upcard/core';
import {
  CardsRanOut,
  listedSource,
  memoryStore,
  type SteppedClock,
  type Store,
  type StoredTable,
  steppedClock,
  type TableFrame,
  type TableHost,
  type TableHostDeps,
  type TableRecord,
} from '@upcard/host';
import type { GameCommand, GameHappening, GameKind, GameOverlay, GameView } from '@upcard/protocol';
import {
  checkSettings,
  type Person,
  type RoomCommand,
  type RoomedOverlay,
  type RoomedView,
  type Settings,
  type SettingsSchema,
  type TableTerms,
} from '@upcard/tables';

/** What the scenarios of all tables have in common. */
interface AnyScenario<Step> {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly cards: readonly Card[];
  readonly steps: readonly Step[];
}

type Command<Kind extends GameKind> = GameCommand<Kind> | RoomCommand;
type View<Kind extends GameKind> = RoomedView<GameView<Kind>>;
type Overlay<Kind extends GameKind> = RoomedOverlay<GameOverlay<Kind>>;

/** A running table of this kind with its room. */
export type ScenarioHost<Kind extends GameKind> = TableHost<
  Command<Kind>,
  View<Kind>,
  Overlay<Kind>,
  GameHappening<Kind>
>;

/** A command and who says it. */
interface Said<Kind extends GameKind> {
  readonly by: Person;
  readonly command: Command<Kind>;
}

/** A table that has just been opened. `say` throws a `ScenarioFault` for a command that is refused. */
interface Beginning<Kind extends GameKind> {
  readonly host: ScenarioHost<Kind>;
  readonly opener: Person;
  readonly say: (by: Person, command: Command<Kind>) => Promise<void>;
}

/** What a kind of table adds to the running of its scenarios. */
export interface ScenarioGame<Kind extends GameKind, Step> {
  readonly kind: Kind;
  readonly settings: SettingsSchema;
  readonly terms: TableTerms;
  /** Who plays, in the order of the scenario; the first of them opens the table. */
  readonly people: readonly Person[];
  readonly policies: TableHostDeps<Command<Kind>, View<Kind>, Overlay<Kind>, GameHappening<Kind>>['policies'];
  readonly open: (
    deps: TableHostDeps<Command<Kind>, View<Kind>, Overlay<Kind>, GameHappening<Kind>>,
    stored: StoredTable,
  ) => ScenarioHost<Kind>;
  /** Brings the table to where the first step finds it, all at time 0. */
  readonly begin: (beginning: Beginning<Kind>) => Promise<void>;
  /** Hears of every change. */
  readonly changed: (frame: TableFrame<View<Kind>, Overlay<Kind>, GameHappening<Kind>>) => void;
  /** What is said in a step; null where only time passes. */
  readonly said: (step: Step) => Said<Kind> | null;
}

/** A refused step of a scenario; `step` counts from 0. */
interface RefusedStep {
  readonly step: number;
  readonly code: string;
}

/** Why a run ended before its last step. */
interface RunError {
  readonly step: number;
  readonly code: 'cards-ran-out';
}

/** What the reports of all tables say of how a run went. `time` in milliseconds since the start. */
export interface RunResult {
  readonly time: number;
  readonly refused: readonly RefusedStep[];
  readonly error: RunError | null;
}

/** A scenario that has been played to its end. */
export interface EndedRun<Kind extends GameKind> {
  readonly host: ScenarioHost<Kind>;
  readonly result: RunResult;
}

/** Thrown for a scenario that its table cannot be opened or begun with; each fault names the place and says what is wrong. */
export class ScenarioFault extends Error {
  override readonly name = 'ScenarioFault';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('; '));
    this.faults = faults;
  }
}

/** The person that a name of a scenario stands for. The same name is the same person, and nobody of the house. */
export function personNamed(name: string): Person {
  return { id: `person-${name}`, name, avatar: 'fox' };
}

/** Everything of one run. */
interface Run<Kind extends GameKind, Step> {
  readonly game: ScenarioGame<Kind, Step>;
  readonly clock: SteppedClock;
  readonly opener: Person;
  readonly host: ScenarioHost<Kind>;
  /** What stopped the host, if anything did. */
  readonly failure: () => unknown;
}

const ID = 'scenario';

function settingsOf(schema: SettingsSchema, given: AnyScenario<unknown>['settings']): Settings {
  const check = checkSettings(schema, given);
  if (!check.ok) throw new ScenarioFault(check.faults.map((name) => `settings.${name}: not allowed`));
  return check.settings;
}

async function storedTable(
  store: Store,
  chosen: Pick<TableRecord, 'kind' | 'terms' | 'opener' | 'settings'>,
): Promise<StoredTable> {
  await store.createTable({ id: ID, name: ID, joining: 'open', createdAt: 0, listedCards: null, ...chosen });
  const stored = await store.claim(ID);
  if (stored === null) throw new Error('the table just made is not there');
  return stored;
}

async function openRun<Kind extends GameKind, Step>(
  game: ScenarioGame<Kind, Step>,
  { settings, cards }: AnyScenario<Step>,
): Promise<Run<Kind, Step>> {
  const { kind, terms } = game;
  const [opener] = game.people;
  if (opener === undefined) throw new ScenarioFault(['participants: nobody plays']);
  const store = memoryStore();
  const stored = await storedTable(store, { kind, terms, opener, settings: settingsOf(game.settings, settings) });
  const clock = steppedClock(0);
  let failure: unknown = null;
  const keep = (error: unknown): void => {
    failure ??= error;
  };
  const host = game.open(
    {
      store,
      clock,
      cardSource: listedSource(cards, null),
      policies: game.policies,
      thinkingTime: () => 0,
      outbox: { changed: game.changed },
      onFenced: () => {},
      onFailed: keep,
      onFault: keep,
    },
    stored,
  );
  return { game, clock, opener, host, failure: () => failure };
}

/** Everything that follows from what was said, now: answers of the house, and deadlines that are due at once. */
async function settle<Kind extends GameKind, Step>({ clock, host }: Run<Kind, Step>): Promise<void> {
  await clock.advanceTo(clock.now(), host.settled);
}

async function begin<Kind extends GameKind, Step>(run: Run<Kind, Step>): Promise<void> {
  const { game, host, opener } = run;
  let count = 0;
  const say = async (person: Person, command: Command<Kind>): Promise<void> => {
    count += 1;
    const answer = await host.submit({ person, commandId: `begin-${count}`, command });
    if (!answer.ok) throw new ScenarioFault([`participants: ${person.name} can't ${command.type}: ${answer.refusal}`]);
  };
  await game.begin({ host, opener, say });
  await settle(run);
  const cause = run.failure();
  if (cause) throw cause;
}

/** One step: time passes, then somebody speaks. Returns the refusal, or null. */
async function takeStep<Kind extends GameKind, Step extends { readonly at: number }>(
  run: Run<Kind, Step>,
  step: Step,
  index: number,
): Promise<RefusedStep | null> {
  const { game, clock, host } = run;
  await clock.advanceTo(step.at, host.settled);
  const said = game.said(step);
  if (said === null) return null;
  const answer = await host.submit({ person: said.by, commandId: `step-${index}`, command: said.command });
  await settle(run);
  return answer.ok ? null : { step: index, code: answer.refusal };
}

/** Whether the listed cards are what ended the run; anything else that did is thrown. */
function ranOut<Kind extends GameKind, Step>(run: Run<Kind, Step>, error: unknown): boolean {
  const cause = run.failure() ?? error;
  if (cause instanceof CardsRanOut) return true;
  if (cause) throw cause;
  return false;
}

async function takeSteps<Kind extends GameKind, Step extends { readonly at: number }>(
  run: Run<Kind, Step>,
  steps: readonly Step[],
): Promise<Omit<RunResult, 'time'>> {
  const refused: RefusedStep[] = [];
  for (const [index, step] of steps.entries()) {
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

/**
 * Plays a scenario with listed cards and a stepped clock: the same for every table. Throws `ScenarioFault` where the table
 * cannot be opened or begun with it, and other errors only for bugs.
 */
export async function runScenario<Kind extends GameKind, Step extends { readonly at: number }>(
  game: ScenarioGame<Kind, Step>,
  scenario: AnyScenario<Step>,
): Promise<EndedRun<Kind>> {
  const run = await openRun(game, scenario);
  await begin(run);
  const steps = await takeSteps(run, scenario.steps);
  return { host: run.host, result: { time: run.clock.now(), ...steps } };
}
