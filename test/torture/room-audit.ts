import { isDeepStrictEqual } from 'node:util';
import {
  HOUSE_ROOM,
  type HouseCommand,
  type HouseRoomEvent,
  type HouseRoomState,
  type Person,
  type RoomCommand,
} from '@upcard/tables';
import { eventOf } from './event-of.ts';
import type { LogRow } from './table-audit.ts';
import type { TableEvidence } from './witness.ts';

/** One event of a row with the states around it. */
interface Step {
  readonly event: HouseRoomEvent;
  readonly before: HouseRoomState;
  readonly after: HouseRoomState;
}

/** Somebody who is somebody else from then on, by id. */
export interface LoggedMove {
  readonly from: string;
  readonly to: string;
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** Everybody whom a table knows, by id. */
export function peopleAt({ room, game }: HouseRoomState): readonly string[] {
  const people: readonly Person[] = [
    room.host,
    game.opener,
    ...room.blocked,
    ...[...room.members, ...room.requests, ...game.seats].map(({ person }) => person),
  ];
  return unique([...people.map(({ id }) => id), ...room.turnedAway, ...game.connected]);
}

function movesIn({ events }: LogRow): readonly LoggedMove[] {
  return events.flatMap((event) => {
    const told = event.type === 'room' ? event.event : event;
    return told.type === 'personMoved' ? [{ from: told.from, to: told.to.id }] : [];
  });
}

/**
 * Watches one table's log for what rooms, accounts and administrators do to it, by its own small bookkeeping: what seats have at
 * stake, who stood where before a move, who may have come in how.
 */
export class RoomAudit {
  readonly moves: LoggedMove[] = [];
  /** Ids of all who have ever been members, or asked to be. */
  readonly members: Set<string>;
  readonly asking = new Set<string>();
  voids = 0;
  pauses = 0;
  readonly #evidence: TableEvidence;
  readonly #fault: (text: string) => void;
  /** What each seat has staked in this round. */
  #staked = new Map<number, number>();

  constructor(evidence: TableEvidence, opener: string, fault: (text: string) => void) {
    this.#evidence = evidence;
    this.#fault = fault;
    this.members = new Set([opener]);
  }

  /** Takes the next row, which begins at this state. */
  take(row: LogRow, start: HouseRoomState): void {
    let before = start;
    for (const event of row.events) {
      const after = HOUSE_ROOM.evolve(before, event);
      this.#takeStep({ event, before, after }, row);
      before = after;
    }
    this.#checkHost(before);
    this.#checkCommand(row, start);
    for (const { from, to } of movesIn(row))
      if (from !== to && peopleAt(before).includes(from)) this.#fault(`still knows ${from}, who is ${to}`);
  }

  #takeStep(step: Step, row: LogRow): void {
    const { event } = step;
    this.#keepStakes(step);
    if (event.type === 'personMoved') this.#checkSeats(step, event);
    if (event.type === 'clockShifted') this.#checkShift(step, event.by, row.at);
    if (event.type !== 'room') return;
    if (event.event.type === 'personMoved') this.#checkMove(step, event.event);
    if (event.event.type === 'joined') this.#checkJoin(step, event.event.person.id, row);
    if (event.event.type === 'requested') this.asking.add(event.event.person.id);
    if (event.event.type === 'paused' && step.before.room.pausedAt === null) this.pauses += 1;
  }

  /** Every bet of a round that does not count goes back, to the chip. */
  #keepStakes({ event, before, after }: Step): void {
    const stake = (seat: number, amount: number): void => {
      this.#staked.set(seat, (this.#staked.get(seat) ?? 0) + amount);
    };
    if (event.type === 'betPlaced') stake(event.seat, event.amount);
    if (event.type === 'round' && event.event.type === 'wagerRaised') stake(event.event.at.spot, event.event.amount);
    if (event.type === 'round' && event.event.type === 'handSplit') stake(event.event.at.spot, event.event.stake);
    const isVoid = event.type === 'roundVoided';
    const isClosed = event.type === 'sessionEnded' && event.ending.kind === 'closed';
    if (isVoid) this.voids += 1;
    if (isVoid || isClosed) this.#checkRefund(before, after, event.type);
    const isSettled = event.type === 'round' && event.event.type === 'roundSettled';
    if (isVoid || isClosed || isSettled || event.type === 'betsOpened') this.#staked = new Map();
  }

  #checkRefund({ game: { ledger: was } }: HouseRoomState, { game: { seats, ledger: is } }: HouseRoomState, by: string) {
    for (const { seat } of seats) {
      const purse = `purse:${seat}` as const;
      const due = (was.balances[purse] ?? 0) + (this.#staked.get(seat) ?? 0);
      if ((is.balances[purse] ?? 0) !== due)
        this.#fault(`gives seat ${seat} ${is.balances[purse] ?? 0} back by ${by}, not ${due}`);
      if ((is.balances[`bet:${seat}`] ?? 0) !== 0) this.#fault(`keeps a bet of seat ${seat} by ${by}`);
    }
    if ((was.balances.bank ?? 0) !== (is.balances.bank ?? 0)) this.#fault(`changes the bank by ${by}`);
  }

  /** Seats, chips and the right to start go with the person. */
  #checkSeats({ before, after }: Step, { from, to }: { readonly from: string; readonly to: Person }): void {
    const now = (id: string): string => (id === from ? to.id : id);
    const due = before.game.seats.map(({ seat, person, lastBet }) => [seat, now(person.id), lastBet]);
    const seats = after.game.seats.map(({ seat, person, lastBet }) => [seat, person.id, lastBet]);
    if (!isDeepStrictEqual(due, seats)) this.#fault(`loses a seat of ${from}, who is ${to.id}`);
    if (!isDeepStrictEqual(before.game.ledger, after.game.ledger)) this.#fault(`changes chips of ${from}`);
    if (after.game.opener.id !== now(before.game.opener.id)) this.#fault(`takes the start from ${from}`);
  }

  /** Membership, the role of the host, requests and blocks go with the person. */
  #checkMove({ before, after }: Step, { from, to }: { readonly from: string; readonly to: Person }): void {
    this.moves.push({ from, to: to.id });
    const now = (id: string): string => (id === from ? to.id : id);
    const idsOf = (list: readonly { readonly person: Person }[]) => unique(list.map(({ person }) => now(person.id)));
    const members = idsOf(before.room.members);
    const due = {
      host: now(before.room.host.id),
      members,
      requests: idsOf(before.room.requests).filter((id) => !members.includes(id)),
      blocked: unique(before.room.blocked.map(({ id }) => now(id)))
        .filter((id) => !members.includes(id))
        .toSorted(),
    };
    const { host, blocked } = after.room;
    const ids = (list: readonly { readonly person: Person }[]) => list.map(({ person }) => person.id);
    const is = {
      host: host.id,
      members: ids(after.room.members),
      requests: ids(after.room.requests),
      blocked: blocked.map(({ id }) => id).toSorted(),
    };
    if (!isDeepStrictEqual(is, due))
      this.#fault(`leaves ${JSON.stringify(is)} where ${from} is ${to.id}, not ${JSON.stringify(due)}`);
    for (const set of [this.members, this.asking]) if (set.has(from)) set.add(to.id);
  }

  /** The clocks of a table stand still for exactly as long as it was paused. */
  #checkShift({ before, after }: Step, by: number, at: number): void {
    const { pausedAt } = before.room;
    if (pausedAt === null || by !== at - pausedAt) this.#fault(`shifts its clocks by ${by} from ${pausedAt} at ${at}`);
    const [was, is] = [before.game.clock, after.game.clock];
    if (was !== null && is?.deadline !== was.deadline + by) this.#fault('does not wait for as long as it was paused');
  }

  #checkJoin({ before }: Step, id: string, { commandId }: LogRow): void {
    this.members.add(id);
    const { joining, knowing } = { ...this.#evidence.access, knowing: this.#evidence.knowing };
    if (before.room.blocked.some((person) => person.id === id)) this.#fault(`lets ${id} in, who is blocked`);
    const speaker = commandId?.split(':')[0];
    const isBid =
      joining === 'open'
        ? speaker === id
        : joining === 'passcode'
          ? commandId === null && knowing.has(id)
          : speaker === before.room.host.id && before.room.requests.some(({ person }) => person.id === id);
    if (!isBid) this.#fault(`lets ${id} in (${joining}, by ${commandId})`);
  }

  #checkHost({ room, game }: HouseRoomState): void {
    if (game.opener.id !== room.host.id) this.#fault(`has ${room.host.id} as host and ${game.opener.id} to start`);
    const isMember = room.members.some(({ person }) => person.id === room.host.id);
    if (room.members.length > 0 && !isMember) this.#fault(`has a host, ${room.host.id}, who is no member`);
  }

  /** What stands in the log under a command is what was asked for, and nothing is played while a table is paused. */
  #checkCommand({ commandId, events }: LogRow, { room }: HouseRoomState): void {
    if (commandId === null || commandId.startsWith('house:')) return;
    if (room.pausedAt !== null) this.#fault(`takes ${commandId} while it is paused`);
    const command: HouseCommand | RoomCommand | undefined = this.#evidence.sent.get(commandId);
    const [person = ''] = commandId.split(':');
    if (command !== undefined && !eventOf(command, person, events))
      this.#fault(`has no ${command.type} under ${commandId}: ${events.map(({ type }) => type).join()}`);
  }
}
