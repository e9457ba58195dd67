import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Transfer } from '@upcard/core';
import { type Participant, STANDARD_ROOM, type StandardRoomEvent } from '@upcard/tables';
import { text, textOrNull, whole } from './row.ts';
import type { StandardSaying } from './standard-script.ts';
import { type StandardWitness, viewDigest } from './standard-witness.ts';

/** One row of a Standard game's log. */
interface LogRow {
  readonly seq: number;
  readonly epoch: number;
  readonly at: number;
  readonly commandId: string | null;
  readonly events: readonly StandardRoomEvent[];
}

/** What the log of a game came to. */
export interface StandardLogCounts {
  readonly rows: number;
  /** Servers that have written to it. */
  readonly owners: number;
  readonly rounds: number;
  readonly timeouts: number;
}

/** A book of its own, kept from the log's events and nothing else. */
class Book {
  readonly balances = new Map<string, number>();

  take(event: StandardRoomEvent, startingCapital: number): void {
    switch (event.type) {
      case 'gameStarted':
        for (const { number } of event.participants) this.#move('mint', `purse:${number}`, startingCapital);
        break;
      case 'moneyMoved':
        this.#moveAll(event.transfers);
        break;
      case 'betPlaced':
        this.#move(`purse:${event.by}`, `bet:${event.by}`, event.amount);
        break;
      case 'round':
        this.#takeRound(event.event);
        break;
    }
  }

  #takeRound(event: Extract<StandardRoomEvent, { type: 'round' }>['event']): void {
    if (event.type === 'wagerRaised') this.#move(`purse:${event.at.spot}`, `bet:${event.at.spot}`, event.amount);
    else if (event.type === 'handSplit') this.#move(`purse:${event.at.spot}`, `bet:${event.at.spot}`, event.stake);
    else if (event.type === 'roundSettled' || event.type === 'dealerPeeked') this.#moveAll(event.transfers);
  }

  #moveAll(transfers: readonly Transfer[]): void {
    for (const { from, to, amount } of transfers) this.#move(from, to, amount);
  }

  #move(from: string, to: string, amount: number): void {
    this.balances.set(from, (this.balances.get(from) ?? 0) - amount);
    this.balances.set(to, (this.balances.get(to) ?? 0) + amount);
  }
}

/** How often these events of a participant's are what such a command leads to; null where the room answers. */
function effects(command: StandardSaying, number: number, events: readonly StandardRoomEvent[]): number | null {
  const count = (fits: (event: StandardRoomEvent) => boolean): number => events.filter(fits).length;
  switch (command.type) {
    case 'bid':
      return count((event) => event.type === 'bidPlaced' && event.by === number && event.amount === command.amount);
    case 'skip':
    case 'skipCurrent':
    case 'skipRest':
      return count((event) => event.type === 'auctionSkipped' && event.by === number);
    case 'bet':
      return count((event) => event.type === 'betPlaced' && event.by === number && event.amount === command.amount);
    case 'discard':
      return count((event) => event.type === 'round' && event.event.type === 'dealerDiscarded');
    case 'reveal':
      return count((event) => event.type === 'round' && event.event.type === 'cardRevealed');
    case 'act': {
      const inRound = (type: string): number => count((event) => event.type === 'round' && event.event.type === type);
      // The Dealer's own moves are known by what comes of them: one more card, or that the Dealer stands.
      const byDealer = command.action === 'hit' ? inRound('cardDealt') : inRound('dealerStood');
      return inRound('actionTaken') || byDealer;
    }
    case 'agree':
      return count((event) => event.type === 'agreed' && event.who.includes(number));
    case 'autoContinue':
      return count((event) => event.type === 'autoContinueSet' && event.by === number);
    case 'start':
      return count(({ type }) => type === 'gameStarted');
    default:
      return null;
  }
}

/** Reads the log of one finished game from its database and holds it against what its people were told and shown. */
export class StandardAudit {
  readonly faults: string[] = [];
  readonly #db: DatabaseSync;
  readonly #table: string;
  readonly #witness: StandardWitness;

  constructor(dataDir: string, table: string, witness: StandardWitness) {
    this.#db = new DatabaseSync(join(dataDir, 'upcard.db'), { readOnly: true });
    this.#table = table;
    this.#witness = witness;
  }

  /** Checks commands, money, views and ratings. */
  run(): StandardLogCounts {
    try {
      const rows = this.#rows();
      this.#checkOrder(rows);
      this.#checkCommands(rows);
      this.#checkMoneyAndViews(rows);
      this.#checkRatings();
      const events = rows.flatMap(({ events }) => events);
      return {
        rows: rows.length,
        owners: new Set(rows.map(({ epoch }) => epoch)).size,
        rounds: events.filter(({ type }) => type === 'roundRecorded').length,
        timeouts: events.filter(({ type }) => type === 'timedOut').length,
      };
    } finally {
      this.#db.close();
    }
  }

  #fault(words: string): void {
    this.faults.push(words);
  }

  #rows(): LogRow[] {
    const found = this.#db
      .prepare('SELECT seq, epoch, at, command_id, events FROM events WHERE table_id = ? ORDER BY seq')
      .all(this.#table);
    return found.map((row) => ({
      seq: whole(row, 'seq'),
      epoch: whole(row, 'epoch'),
      at: whole(row, 'at'),
      commandId: textOrNull(row, 'command_id'),
      events: JSON.parse(text(row, 'events')),
    }));
  }

  #checkOrder(rows: readonly LogRow[]): void {
    for (const [index, { seq, epoch, at }] of rows.entries()) {
      const before = rows[index - 1];
      if (seq !== index + 1) this.#fault(`position ${seq} follows ${index}`);
      if (before !== undefined && (epoch < before.epoch || at < before.at))
        this.#fault(`position ${seq} is older than the one before`);
    }
  }

  /** Every acknowledged command is in the log once, at the promised position, with its effect once; no refused one is there. */
  #checkCommands(rows: readonly LogRow[]): void {
    const { accepted, refused, sent } = this.#witness;
    const logged = new Map<string, LogRow>();
    for (const row of rows) {
      const { commandId } = row;
      if (commandId === null) continue;
      if (logged.has(commandId)) this.#fault(`${commandId} is in the log twice`);
      if (!sent.has(commandId) && !/^[^:]+:policy\.\d+$/.test(commandId))
        this.#fault(`${commandId} is in the log, and nobody said it`);
      if (refused.has(commandId)) this.#fault(`${commandId} was refused and is in the log`);
      logged.set(commandId, row);
    }
    const participants = participantsOf(rows);
    for (const [key, seq] of accepted) {
      const row = logged.get(key);
      if (row?.seq !== seq) this.#fault(`${key} was accepted at ${seq} and is at ${row?.seq ?? 'no position'}`);
      const number = participants.find(({ person }) => key.startsWith(`${person.id}:`))?.number ?? 0;
      const command = sent.get(key);
      const count = command === undefined || row === undefined ? null : effects(command, number, row.events);
      if (count !== null && count !== 1) this.#fault(`${key} (${command?.type}) has ${count} effects`);
    }
  }

  #checkMoneyAndViews(rows: readonly LogRow[]): void {
    let state = STANDARD_ROOM.create(this.#setup());
    const book = new Book();
    for (const { seq, events } of rows) {
      for (const event of events) {
        book.take(event, state.game.options.startingCapital);
        state = STANDARD_ROOM.evolve(state, event);
      }
      const balances = [...book.balances];
      if (balances.some(([account, amount]) => account !== 'mint' && amount < 0))
        this.#fault(`position ${seq} leaves somebody less than nothing`);
      for (const [account, amount] of balances)
        if (amount !== (new Map(Object.entries(state.game.ledger.balances)).get(account) ?? 0))
          this.#fault(`position ${seq} leaves another amount in ${account} than its events say, ${amount}`);
      const seen = this.#witness.views.get(seq);
      if (seen !== undefined && seen !== viewDigest(STANDARD_ROOM.view(state).game))
        this.#fault(`position ${seq} was shown otherwise than it is in the log`);
    }
    const shown = [...this.#witness.views.keys()];
    if (shown.some((seq) => seq > rows.length)) this.#fault('something was shown that is not in the log');
    this.#checkEnd(book);
  }

  /** What people see at the end is what the book says, and every round is there once. */
  #checkEnd({ balances }: Book): void {
    const view = this.#witness.finalView;
    if (view === null) {
      this.#fault('nobody saw the end');
      return;
    }
    for (const { number, available } of view.participants)
      if (available !== balances.get(`purse:${number}`)) this.#fault(`${number} ends with ${available} coins`);
    if (view.bank !== (balances.get('bank') ?? 0)) this.#fault(`the Bank ends with ${view.bank} coins`);
    const rounds = view.results.map(({ round }) => round);
    if (rounds.some((round, index) => round !== index + 1)) this.#fault(`the results are of rounds ${rounds}`);
    if (view.capitals.length !== rounds.length + 1)
      this.#fault(`${view.capitals.length} capitals for ${rounds.length}`);
  }

  #setup() {
    const row = this.#db
      .prepare('SELECT founder, created_at, settings, terms FROM tables WHERE id = ?')
      .get(this.#table);
    if (row === undefined) throw new Error('the table is not there');
    return {
      opener: JSON.parse(text(row, 'founder')),
      joining: 'open' as const,
      terms: JSON.parse(text(row, 'terms')),
      createdAt: whole(row, 'created_at'),
      settings: JSON.parse(text(row, 'settings')),
    };
  }

  /** One line in everybody's history, all together zero, and each what the share of the money says, to a tenth. */
  #checkRatings(): void {
    const view = this.#witness.finalView;
    if (view === null) return;
    const { participants, bank, generated, options } = view;
    const lines = this.#db
      .prepare('SELECT person_id, game, change, rating_after FROM rating_history WHERE table_id = ?')
      .all(this.#table);
    const total = lines.reduce((sum, line) => sum + whole(line, 'change'), 0);
    if (total !== 0) this.#fault(`the ratings grow by ${total}`);
    if (lines.length !== participants.length) this.#fault(`${lines.length} ratings of ${participants.length} people`);
    const owners = participants.filter(({ available }) => available > 0).length;
    const all = participants.length * options.startingCapital + generated;
    for (const { person, available } of participants) {
      const line = lines.find((one) => text(one, 'person_id') === person.id);
      const now = this.#db.prepare('SELECT rating, games FROM ratings WHERE person_id = ?').get(person.id);
      if (line === undefined || now === undefined) {
        this.#fault(`${person.name} has no rating`);
        continue;
      }
      const change = whole(line, 'change');
      // Equal ratings at the start: everybody may expect an equal share of the money.
      const share = available > 0 ? (available + bank / owners) / all : 0;
      if (Math.abs(change - 400 * (share - 1 / participants.length)) >= 1)
        this.#fault(`${person.name} has ${share} of the money and ${change} tenths more`);
      const isOnce = whole(now, 'games') === 1 && whole(line, 'game') === 1;
      const isAdded = whole(now, 'rating') === 15_000 + change && whole(line, 'rating_after') === 15_000 + change;
      if (!isOnce || !isAdded) this.#fault(`${person.name} is at ${whole(now, 'rating')} after ${change}`);
    }
  }
}

function participantsOf(rows: readonly LogRow[]): readonly Participant[] {
  const events = rows.flatMap(({ events }) => events);
  return events.flatMap((event) => (event.type === 'gameStarted' ? event.participants : []));
}
