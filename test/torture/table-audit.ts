import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Card, DECK, fullDecks } from '@upcard/core';
import type { LogEntry, Snapshot } from '@upcard/host';
import { HOUSE_ROOM, type HouseRoomEvent, type HouseRoomState, type TableSetup } from '@upcard/tables';
import { type LoggedMove, peopleAt, RoomAudit } from './room-audit.ts';
import { isSameJson, type Sighting, type TableEvidence } from './witness.ts';

/** One row of a House table's log. */
export interface LogRow extends Omit<LogEntry, 'table' | 'events'> {
  readonly events: readonly HouseRoomEvent[];
}

/** A shoe as the log has it: its order, and how many cards have been dealt of it. */
interface ShoePosition {
  readonly order: readonly string[];
  readonly drawn: number;
}

const CARDS: ReadonlySet<string> = new Set<string>(DECK);
const DECKS = 5;
const WHOLE_SHOE = fullDecks(DECKS).toSorted().join(' ');

/** Reads one table's log row by row, folds it, and holds everything that people saw and were told against it. */
export class TableAudit {
  readonly faults: string[] = [];
  readonly #id: string;
  readonly #evidence: TableEvidence;
  readonly #commands = new Map<string, number>();
  readonly #checked = new Set<string>();
  #digest = '';
  #state: HouseRoomState;
  #before: HouseRoomState;
  #newest: LogRow | null = null;
  #shoe: ShoePosition | null = null;
  #rows = 0;
  readonly #room: RoomAudit;

  constructor(id: string, setup: TableSetup, evidence: TableEvidence) {
    this.#id = id;
    this.#evidence = evidence;
    this.#state = HOUSE_ROOM.create(setup);
    this.#before = this.#state;
    this.#room = new RoomAudit(evidence, setup.opener.id, (text) => this.#fault(this.#rows, text));
    this.#hold();
  }

  /** Rows taken so far: the newest position. */
  get rows(): number {
    return this.#rows;
  }

  /** Rounds settled so far. */
  get rounds(): number {
    return this.#state.game.roundNumber;
  }

  get isFinished(): boolean {
    return HOUSE_ROOM.stage(this.#state) === 'over';
  }

  get isPaused(): boolean {
    return this.#state.room.pausedAt !== null;
  }

  /** How often a round was voided and the table was paused. */
  get rulings(): Pick<RoomAudit, 'voids' | 'pauses'> {
    return this.#room;
  }

  /** Who became whom at this table. */
  get moves(): readonly LoggedMove[] {
    return this.#room.moves;
  }

  /** Ids of everybody whom the table knows now. */
  get people(): readonly string[] {
    return peopleAt(this.#state);
  }

  /** Stands for all rows taken, in their order. */
  get digest(): string {
    return this.#digest;
  }

  /** Takes the next row, and the snapshot of the table if there is one. */
  take(row: LogRow, snapshot: Snapshot | null): void {
    if (row.seq !== this.#rows + 1) this.#fault(row.seq, `follows ${this.#rows}`);
    if (row.epoch < (this.#newest?.epoch ?? 0)) this.#fault(row.seq, 'belongs to an earlier owner than the one before');
    if (row.at < (this.#newest?.at ?? 0)) this.#fault(row.seq, 'is older than the one before');
    this.#rows = row.seq;
    this.#newest = row;
    this.#digest = digestAfter(this.#digest, row);
    this.#noteCommand(row);
    this.#room.take(row, this.#state);
    this.#before = this.#state;
    this.#state = row.events.reduce(HOUSE_ROOM.evolve, this.#state);
    this.#checkMoney();
    this.#checkCards(row);
    this.#hold();
    if (snapshot?.seq === row.seq && !isSameJson(JSON.stringify(snapshot.state), JSON.stringify(this.#state)))
      this.#fault(row.seq, 'has another state in the snapshot');
  }

  /** After the newest row that there is: nothing may have been shown or promised beyond it. */
  conclude(): void {
    const { sightings, accepted } = this.#evidence;
    for (const seq of sightings.keys())
      this.#fault(seq, seq > this.#rows ? 'was shown and is not in the log' : 'was shown again after newer ones');
    sightings.clear();
    for (const [person, told] of this.#evidence.joiners) {
      const isThere = told === 'member' ? this.#room.members.has(person) : this.#room.asking.has(person);
      if (told !== 'asked' && !isThere) this.#fault(this.#rows, `has no ${told} ${person}, who was told to be one`);
    }
    for (const [key, seq] of accepted) {
      if (this.#checked.has(key)) continue;
      this.#checked.add(key);
      const logged = this.#commands.get(key);
      if (logged !== seq) this.#fault(seq, `was promised to ${key}, which is at ${logged ?? 'no position'}`);
    }
  }

  #match(seen: string, due: unknown, what: string): void {
    const dueText = JSON.stringify(due);
    if (isSameJson(seen, dueText)) return;
    this.#fault(this.#rows, `was shown otherwise: ${difference(JSON.parse(seen), JSON.parse(dueText), what)}`);
  }

  #fault(seq: number, text: string): void {
    this.faults.push(`${this.#id}: position ${seq} ${text}`);
  }

  #noteCommand({ seq, commandId }: LogRow): void {
    if (commandId === null) return;
    if (this.#commands.has(commandId)) this.#fault(seq, `has ${commandId}, which is in the log already`);
    const isHouse = commandId.startsWith('house:');
    const isJoining = /:join-/.test(commandId) && this.#evidence.joiners.has(commandId.split(':')[0] ?? '');
    if (!this.#evidence.sent.has(commandId) && !isJoining && !isHouse)
      this.#fault(seq, `has ${commandId}, which nobody sent`);
    this.#commands.set(commandId, seq);
  }

  #checkMoney(): void {
    const balances = Object.entries(this.#state.game.ledger.balances);
    const total = balances.reduce((sum, [, amount = 0]) => sum + amount, 0);
    if (total !== 0) this.#fault(this.#rows, `leaves ${total} too much`);
    for (const [account, amount = 0] of balances)
      if (account !== 'mint' && amount < 0) this.#fault(this.#rows, `leaves ${amount} in ${account}`);
  }

  /** Cards are dealt in the order of the shoe, whoever was killed in between. */
  #checkCards({ seq, events, cards }: LogRow): void {
    const dealt = events.flatMap((event) =>
      event.type === 'round' && event.event.type === 'cardDealt' ? [event.event.card] : [],
    );
    if (cards === null) {
      if (dealt.length > 0) this.#fault(seq, 'deals cards out of nowhere');
      return;
    }
    const isMixed = cards.shoe !== null;
    const order: readonly string[] = cards.shoe?.split(' ') ?? this.#shoe?.order ?? [];
    if (isMixed && order.toSorted().join(' ') !== WHOLE_SHOE) this.#fault(seq, `mixes what is not ${DECKS} decks`);
    const due = order.slice(isMixed ? 0 : (this.#shoe?.drawn ?? 0), cards.drawn);
    if (due.join(' ') !== dealt.join(' ')) this.#fault(seq, `deals ${dealt.join(' ')} and not ${due.join(' ')}`);
    this.#shoe = { order, drawn: cards.drawn };
  }

  /** Holds what was seen of the present position against it. */
  #hold(): void {
    const { sightings } = this.#evidence;
    const sighting = sightings.get(this.#rows);
    if (sighting === undefined) return;
    sightings.delete(this.#rows);
    this.#compare(sighting);
  }

  /** Holds late sightings of the newest position, seen after a restart, against it. */
  holdNewest(): void {
    this.#hold();
  }

  #compare({ view, happenings, overlays }: Sighting): void {
    const seq = this.#rows;
    const due = HOUSE_ROOM.happenings(this.#before, this.#newest?.events ?? []);
    this.#match(view, HOUSE_ROOM.view(this.#state), 'view');
    if (happenings !== null) this.#match(happenings, due, 'happenings');
    for (const [person, overlay] of overlays)
      this.#match(overlay, HOUSE_ROOM.overlay(this.#state, person), `overlay of ${person}`);
    const shown = cardsIn([view, happenings ?? '', ...overlays.values()]);
    const faceUp = faceUpCards(this.#state).toSorted().join(' ');
    if (shown !== faceUp) this.#fault(seq, `showed ${shown} where ${faceUp} lay face up`);
  }
}

/** Where two plain JSON values differ first, and how. */
function difference(one: unknown, other: unknown, path: string): string {
  const isParted = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
  if (!isParted) return `${path}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`;
  const left: ReadonlyMap<string, unknown> = new Map(Object.entries(one));
  const right: ReadonlyMap<string, unknown> = new Map(Object.entries(other));
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const name = names.find((key) => !isDeepStrictEqual(left.get(key), right.get(key)));
  return name === undefined ? path : difference(left.get(name), right.get(name), `${path}.${name}`);
}

/** A digest over a row and everything before it. */
function digestAfter(before: string, row: LogRow): string {
  return createHash('sha256').update(before).update(JSON.stringify(row)).digest('hex');
}

/** Every card named anywhere in these JSON texts, sorted. */
function cardsIn(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.match(/(?<=")[^"]{2,3}(?=")/g) ?? []);
  return words
    .filter((word) => CARDS.has(word))
    .toSorted()
    .join(' ');
}

/** The cards on the table that anybody may see, counted from the state without the help of its view. */
function faceUpCards({ game: { round } }: HouseRoomState): Card[] {
  if (round === null) return [];
  const players = round.spots.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const dealer = round.dealer.flatMap((dealt) => (dealt.kind === 'faceUp' ? [dealt.card] : []));
  return [...players, ...dealer, ...(round.discarded === null ? [] : [round.discarded.card])];
}
