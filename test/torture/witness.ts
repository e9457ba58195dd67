import { isDeepStrictEqual } from 'node:util';
import type { AnswerMessage, ChatMessage, ViewMessage } from '@upcard/protocol';
import type { HouseCommand, Joining, RoomCommand } from '@upcard/tables';
import { ChatWitness } from './chat-witness.ts';
import { DeedWitness } from './deed-witness.ts';
import { PeopleWitness } from './people-witness.ts';

/** One position of a table as it was shown to people, all as JSON. */
export interface Sighting {
  /** The common view. */
  readonly view: string;
  /** What led there; null while only newcomers have seen the position. */
  happenings: string | null;
  /** Overlays by person. */
  readonly overlays: Map<string, string>;
}

/** Who may belong to a table, as it was opened. The passcode is null unless one is needed. */
export interface Access {
  readonly joining: Extract<Joining, 'open' | 'approval' | 'passcode'>;
  readonly passcode: string | null;
}

/** Everything that people have seen and been told of one table. */
export interface TableEvidence {
  readonly access: Access;
  /** Ids of those who have typed the right passcode. */
  readonly knowing: Set<string>;
  /** Ids of those who have asked to join over HTTP, and what they were told that they are. */
  readonly joiners: Map<string, 'asked' | 'member' | 'asking'>;
  /** Positions not yet held against the log, by their number. */
  readonly sightings: Map<number, Sighting>;
  /** All commands ever sent, by key. */
  readonly sent: Map<string, HouseCommand | RoomCommand>;
  /** Positions of the accepted commands by key. */
  readonly accepted: Map<string, number>;
  /** Whether somebody was told that the table is not there any more. */
  isGone: boolean;
}

/** What the crowd has done and heard so far. */
export interface Counts {
  sent: number;
  sentAgain: number;
  accepted: number;
  refused: number;
  answeredAgain: number;
  views: number;
  connections: number;
  neverAnswered: number;
}

/** Who says something about a table: the table, the person, and in which of the servers' lives. */
export interface Occasion {
  readonly table: string;
  readonly person: string;
  readonly life: number;
}

interface FirstAnswer {
  readonly answer: AnswerMessage;
  readonly life: number;
}

/** Progress is looked at so often, in milliseconds, and so many times at most. */
const STEP = 200;
const MOST_STEPS = 100;

/** What every password and e-mail address of the crowd has in it. */
const SECRET = /sesame/i;

/** The key under which the log keeps a command. */
function keyOf(person: string, commandId: string): string {
  return `${person}:${commandId}`;
}

/** Whether two JSON texts mean the same. */
export function isSameJson(one: string, other: string): boolean {
  return one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
}

/** Writes down what the whole crowd sees, and at once whatever contradicts what was seen before. */
export class Witness {
  readonly faults: string[] = [];
  readonly counts: Counts = {
    sent: 0,
    sentAgain: 0,
    accepted: 0,
    refused: 0,
    answeredAgain: 0,
    views: 0,
    connections: 0,
    neverAnswered: 0,
  };
  readonly tables = new Map<string, TableEvidence>();
  readonly people = new PeopleWitness((text) => this.fault(text));
  readonly chat = new ChatWitness((text) => this.fault(text));
  readonly deeds = new DeedWitness();
  readonly #answers = new Map<string, FirstAnswer>();
  readonly #waiting = new Set<() => void>();

  /** A new table was acknowledged. */
  opened(table: string, access: Access): void {
    this.tables.set(table, {
      access,
      knowing: new Set(),
      joiners: new Map(),
      sightings: new Map(),
      sent: new Map(),
      accepted: new Map(),
      isGone: false,
    });
  }

  /** All that was acknowledged so far, commands, lines and deeds. */
  get acknowledged(): number {
    return this.counts.accepted + this.chat.accepted + this.people.moved + this.deeds.done;
  }

  of(table: string): TableEvidence {
    const evidence = this.tables.get(table);
    if (evidence === undefined) throw new Error(`nobody has opened ${table}`);
    return evidence;
  }

  fault(text: string): void {
    this.faults.push(text);
  }

  /** A command leaves, for the first time or once more. */
  sent({ table, person }: Occasion, id: string, command: HouseCommand | RoomCommand): void {
    const { sent } = this.of(table);
    const key = keyOf(person, id);
    if (sent.has(key)) this.counts.sentAgain += 1;
    else this.counts.sent += 1;
    sent.set(key, command);
  }

  /** An answer arrives. Only a refusal of an earlier life may turn into something else. */
  answered(occasion: Occasion, answer: AnswerMessage): void {
    const { table, person, life } = occasion;
    if (answer.id === null) {
      this.fault(`${table}: an answer without an id: ${JSON.stringify(answer)}`);
      return;
    }
    const key = keyOf(person, answer.id);
    const first = this.#answers.get(key);
    const isNews = first === undefined || (!first.answer.ok && first.life !== life);
    if (first === undefined) this.counts[answer.ok ? 'accepted' : 'refused'] += 1;
    else this.counts.answeredAgain += 1;
    if (isNews) this.#note(occasion, key, answer);
    else if (!isDeepStrictEqual(first.answer, answer))
      this.fault(`${table}: ${key} was answered ${JSON.stringify(first.answer)}, then ${JSON.stringify(answer)}`);
    for (const wake of this.#waiting) wake();
  }

  /** Lines of a chat arrive. */
  heard({ table }: Occasion, message: ChatMessage): void {
    this.#guard(table, JSON.stringify(message));
    this.chat.saw(table, message);
  }

  /** A view arrives; what everybody has in common must be the same for all who see this position. */
  saw({ table, person }: Occasion, { seq, view, room, happenings, overlay, roomOverlay }: ViewMessage): void {
    this.counts.views += 1;
    const { sightings } = this.of(table);
    const text = JSON.stringify({ game: view, room });
    const sighting = sightings.get(seq) ?? { view: text, happenings: null, overlays: new Map<string, string>() };
    sightings.set(seq, sighting);
    if (!isSameJson(sighting.view, text)) this.fault(`${table}: two people saw different views of ${seq}`);
    if (happenings.length > 0) {
      const led = JSON.stringify(happenings);
      sighting.happenings ??= led;
      if (sighting.happenings !== led) this.fault(`${table}: two stories led to ${seq}`);
    }
    const own = JSON.stringify({ game: overlay, room: roomOverlay });
    this.#guard(table, text + own);
    if (roomOverlay.requests.length > 0 && room.host.id !== person)
      this.fault(`${table}: ${person} is no host and saw who asks to be let in at ${seq}`);
    const known = sighting.overlays.get(person) ?? own;
    if (known !== own) this.fault(`${table}: ${person} saw two overlays of ${seq}`);
    sighting.overlays.set(person, own);
  }

  /** Resolves once `isSo`, asked again after every answer, or when the time (milliseconds) is over; with which of the two. */
  async until(isSo: () => boolean, within: number): Promise<boolean> {
    const done = Promise.withResolvers<boolean>();
    const look = (): void => {
      if (isSo()) done.resolve(true);
    };
    const timer = setTimeout(() => done.resolve(false), within);
    const beat = setInterval(look, 20);
    this.#waiting.add(look);
    look();
    const isReached = await done.promise;
    this.#waiting.delete(look);
    clearInterval(beat);
    clearTimeout(timer);
    return isReached;
  }

  /** Nothing that people type as a secret may come back to anybody. */
  #guard(table: string, text: string): void {
    const passcode = this.tables.get(table)?.access.passcode ?? null;
    if (SECRET.test(text)) this.fault(`${table}: a secret was shown: ${text.slice(0, 200)}`);
    if (passcode !== null && text.includes(`"${passcode}"`)) this.fault(`${table}: the passcode was shown`);
  }

  /** Resolves once so much more has been acknowledged, or after a while without it. However slow a machine is, that is the same mixture. */
  async progress(more: number): Promise<void> {
    const goal = this.acknowledged + more;
    for (let steps = 0; steps < MOST_STEPS && this.acknowledged < goal; steps += 1)
      await new Promise((resolve) => setTimeout(resolve, STEP));
  }

  #note({ table, life }: Occasion, key: string, answer: AnswerMessage): void {
    this.#answers.set(key, { answer, life });
    if (!answer.ok) {
      if (answer.code === 'bad-message' || answer.code === 'rate-limited' || answer.code === 'protocol-outdated')
        this.fault(`${table}: ${key} was refused with ${answer.code}`);
      return;
    }
    this.of(table).accepted.set(key, answer.seq);
  }
}
