import type { HouseCommand } from '../house/command.ts';
import { HOUSE_ROOM, type HouseRoomEvent, type HouseRoomState } from '../house/house-room.ts';
import type { RoomCommand } from '../room/command.ts';
import type { Joining } from '../room/joining.ts';
import type { RoomOverlay, RoomView } from '../room/view.ts';
import { PLAIN_TERMS } from '../table.ts';
import { type ListedChance, listedChance } from './chance.ts';
import { named } from './house-run.ts';
import { type Answer, type Chance, runTable, type TableRun } from './table-run.ts';

/** A House table with its room, under test. */
export type RoomRun = TableRun<HouseRoomState, HouseCommand | RoomCommand, HouseRoomEvent>;

/** Ann's room at time 0. */
export function openRoomRun(joining: Joining, chance: Chance): RoomRun {
  const setup = { settings: {}, opener: named('ann'), joining, terms: PLAIN_TERMS, createdAt: 0 };
  return runTable(HOUSE_ROOM, HOUSE_ROOM.create(setup), chance);
}

/** A room to be told about by the names of people. */
export interface RoomSession {
  readonly run: RoomRun;
  readonly chance: ListedChance;
  readonly say: (name: string, command: HouseCommand | RoomCommand) => Answer;
  readonly view: () => RoomView;
  readonly overlay: (name: string) => RoomOverlay;
  /** The names of the members, in their order. */
  readonly members: () => readonly string[];
  readonly wait: (milliseconds: number) => void;
  readonly comes: (name: string) => Answer;
  readonly goes: (name: string) => Answer;
}

/** Ann's room, with her in it. */
export function roomSession(joining: Joining): RoomSession {
  const chance = listedChance();
  const run = openRoomRun(joining, chance);
  const view = () => HOUSE_ROOM.view(run.state()).room;
  return {
    run,
    chance,
    say: (name, command) => run.say(named(name), command),
    view,
    overlay: (name) => HOUSE_ROOM.overlay(run.state(), name).room,
    members: () => view().members.map(({ person }) => person.id),
    wait: (milliseconds) => run.passTo(run.now() + milliseconds),
    comes: (name) => run.presence(named(name), true),
    goes: (name) => run.presence(named(name), false),
  };
}
