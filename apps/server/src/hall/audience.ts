import type { Clock } from '@upcard/host';
import { type ClosingMessage, type PeopleMessage, PROTOCOL_VERSION, type TableInfo } from '@upcard/protocol';
import { guestOverlay, type Person, type RoomOverlay, type RoomRules } from '@upcard/tables';
import { type Paced, paced } from '../clock/paced.ts';
import type { Encode, Member } from './member.ts';
import { type Presence, watchPresence } from './presence.ts';
import type { RunningGame, Shown } from './running-game.ts';

/** People named in a `people` message; the others are only counted. */
const MOST_NAMED = 100;
/** Milliseconds between two `people` messages. */
const PEOPLE_EVERY = 250;
/** Nobody has this id: what somebody may know whom the table has never seen. */
const STRANGER = '';

/** What an audience needs of its surroundings. `countChanged` hears when somebody came to watch or went. */
export interface AudienceParts {
  readonly info: TableInfo;
  readonly rules: Pick<RoomRules, 'admitsGuests'>;
  readonly game: Pick<RunningGame, 'host' | 'shown'>;
  readonly clock: Clock;
  readonly encode: Encode;
  readonly countChanged: () => void;
}

/** Everybody connected to one table. */
export class Audience {
  readonly #parts: AudienceParts;
  readonly #members = new Set<Member>();
  readonly #presence: Presence;
  readonly #people: Paced;
  #info: TableInfo;
  /** Who was told of as watching, and who took part, as ids in a row. */
  #told = '';
  #part = '';

  constructor(parts: AudienceParts) {
    const { clock, game } = parts;
    this.#parts = parts;
    this.#info = parts.info;
    this.#presence = watchPresence(clock, (person, isConnected) => game.host.setPresence(person, isConnected));
    this.#people = paced(clock, PEOPLE_EVERY, () => this.#tellPeople());
  }

  /** Greets a new connection with all it needs. */
  join(member: Member): void {
    const { game, encode } = this.#parts;
    this.#members.add(member);
    member.send(encode('hello', { v: PROTOCOL_VERSION, you: member.person, table: this.#info }));
    member.send(encode('view', game.shown().messageFor(member.person.id, this.#roomFor(member))));
    member.send(encode('people', this.#peopleMessage()));
    this.#presence.arrived(member.person.id);
    this.#watchersMayDiffer();
  }

  leave(member: Member): void {
    if (!this.#members.delete(member)) return;
    this.#presence.left(member.person.id);
    this.#watchersMayDiffer();
  }

  /** The table is called this for whoever comes from now on. */
  rename(name: string): void {
    this.#info = { ...this.#info, name };
  }

  /** Somebody whom the table takes for connected will come; if not, it is told that they are away. */
  expect(person: string): void {
    this.#presence.expected(person);
  }

  /** Ends all connections of a person's. */
  drop(person: string): void {
    for (const member of this.#members) if (member.person.id === person) member.drop();
  }

  connectionsOf(person: string): number {
    return this.#presence.connectionsOf(person);
  }

  /** Whether nobody is connected. */
  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  /** People who only look on, each once, longest here first. */
  watching(): readonly Person[] {
    const takingPart = this.#takingPart();
    const people = new Map<string, Person>();
    for (const { person } of this.#members) if (!takingPart.has(person.id)) people.set(person.id, person);
    return [...people.values()];
  }

  /** Shows a change to everybody. What strangers see is built and encoded once; the same bytes go to all of them. */
  changed(shown: Shown): void {
    const { encode, game, rules } = this.#parts;
    const insiders = new Set(game.host.insiders());
    const encoded = new Map<string, Uint8Array>();
    for (const member of this.#members) {
      const eyes = insiders.has(member.person.id) ? member.person.id : STRANGER;
      const isGuest = member.isGuest && !rules.admitsGuests;
      const key = isGuest ? `guest ${eyes}` : eyes;
      const bytes = encoded.get(key) ?? encode('view', shown.messageFor(eyes, this.#roomFor(member)));
      encoded.set(key, bytes);
      member.send(bytes);
    }
    const part = [...this.#takingPart()].join(' ');
    if (part !== this.#part) this.#watchersMayDiffer();
    this.#part = part;
  }

  /** Says why the connections are about to end. */
  close(reason: ClosingMessage['reason']): void {
    this.#people.cancel();
    this.#presence.cancel();
    const bytes = this.#parts.encode('closing', { reason });
    for (const member of this.#members) member.send(bytes);
  }

  /** What somebody may do in the room: guests less than others where they can't belong to it. */
  #roomFor({ isGuest }: Pick<Member, 'isGuest'>): (overlay: RoomOverlay) => RoomOverlay {
    return (overlay) => (isGuest ? guestOverlay(overlay, this.#parts.rules) : overlay);
  }

  /** Who plays; where no seats are taken, until the start whoever belongs to the room: they do not only look on. */
  #takingPart(): ReadonlySet<string> {
    const { host } = this.#parts.game;
    const { seats, seated } = host.lobbyLine();
    const { stage, members } = host.frame().view.room;
    const waiting = seats === null && stage === 'waiting' ? members.map(({ person }) => person) : [];
    return new Set([...seated, ...waiting].map(({ id }) => id));
  }

  #peopleMessage(): PeopleMessage {
    const watching = this.watching();
    return { watching: watching.slice(0, MOST_NAMED), count: watching.length };
  }

  #watchersMayDiffer(): void {
    const watching = this.watching();
    const key = watching.map(({ id }) => id).join(' ');
    if (key === this.#told) return;
    this.#told = key;
    this.#people.request();
    this.#parts.countChanged();
  }

  #tellPeople(): void {
    const bytes = this.#parts.encode('people', this.#peopleMessage());
    for (const member of this.#members) member.send(bytes);
  }
}
