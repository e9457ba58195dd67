import type { Clock } from '@upcard/host';
import {
  type ClosingMessage,
  type PeopleMessage,
  PROTOCOL_VERSION,
  type TableInfo,
  type ViewMessage,
} from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { type Paced, paced } from '../clock/paced.ts';
import { bareRoom, bareRoomOverlay } from './bare-room.ts';
import type { HouseFrame, HouseHost } from './house-host.ts';
import type { Encode, Member } from './member.ts';
import { type Presence, watchPresence } from './presence.ts';

/** People named in a `people` message; the others are only counted. */
const MOST_NAMED = 100;
/** Milliseconds between two `people` messages. */
const PEOPLE_EVERY = 250;
/** Nobody has this id: what a person without a seat may know. */
const STRANGER = '';

/** What an audience needs of its surroundings. `countChanged` hears when somebody came to watch or went. */
export interface AudienceParts {
  readonly info: TableInfo;
  readonly opener: Person;
  readonly host: HouseHost;
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
  /** Who was told of as watching, and who had a seat, as ids in a row. */
  #told = '';
  #seats = '';

  constructor(parts: AudienceParts) {
    const { clock, host } = parts;
    this.#parts = parts;
    this.#presence = watchPresence(clock, (person, isConnected) => host.setPresence(person, isConnected));
    this.#people = paced(clock, PEOPLE_EVERY, () => this.#tellPeople());
  }

  /** Greets a new connection with all it needs. */
  join(member: Member): void {
    const { info, host, encode } = this.#parts;
    this.#members.add(member);
    member.send(encode('hello', { v: PROTOCOL_VERSION, you: member.person, table: info }));
    const { seq, now, view, overlay } = host.frame();
    const room = bareRoom(this.#parts.opener, host.lobbyLine());
    const roomOverlay = bareRoomOverlay(room, member.person.id);
    member.send(
      encode('view', { seq, now, view, happenings: [], overlay: overlay(member.person.id), room, roomOverlay }),
    );
    member.send(encode('people', this.#peopleMessage()));
    this.#presence.arrived(member.person.id);
    this.#watchersMayDiffer();
  }

  leave(member: Member): void {
    if (!this.#members.delete(member)) return;
    this.#presence.left(member.person.id);
    this.#watchersMayDiffer();
  }

  /** Ends all connections of a person's. */
  drop(person: string): void {
    for (const member of this.#members) if (member.person.id === person) member.drop();
  }

  connectionsOf(person: string): number {
    return this.#presence.connectionsOf(person);
  }

  /** People without a seat, each once, longest here first. */
  watching(): readonly Person[] {
    const seated = this.#seated();
    const people = new Map<string, Person>();
    for (const { person } of this.#members) if (!seated.has(person.id)) people.set(person.id, person);
    return [...people.values()];
  }

  /** Shows a change to everybody. What those without a seat see is built and encoded once; the same bytes go to all. */
  changed(frame: HouseFrame): void {
    const { encode } = this.#parts;
    const { seq, now, view, happenings, overlay } = frame;
    const seated = this.#seated();
    const room = bareRoom(this.#parts.opener, this.#parts.host.lobbyLine());
    const encoded = new Map<string, Uint8Array>();
    for (const member of this.#members) {
      const eyes = seated.has(member.person.id) ? member.person.id : STRANGER;
      const message = (): ViewMessage => ({
        seq,
        now,
        view,
        happenings,
        overlay: overlay(eyes),
        room,
        roomOverlay: bareRoomOverlay(room, eyes),
      });
      const bytes = encoded.get(eyes) ?? encode('view', message());
      encoded.set(eyes, bytes);
      member.send(bytes);
    }
    const seats = [...seated].join(' ');
    if (seats !== this.#seats) this.#watchersMayDiffer();
    this.#seats = seats;
  }

  /** Says why the connections are about to end. */
  close(reason: ClosingMessage['reason']): void {
    this.#people.cancel();
    this.#presence.cancel();
    const bytes = this.#parts.encode('closing', { reason });
    for (const member of this.#members) member.send(bytes);
  }

  #seated(): ReadonlySet<string> {
    return new Set(this.#parts.host.lobbyLine().seated.map(({ id }) => id));
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
