import fc from 'fast-check';
import type { HouseCommand } from '../house/command.ts';
import { HOUSE_ROOM } from '../house/house-room.ts';
import type { RoomCommand } from '../room/command.ts';
import { JOININGS, type Joining } from '../room/joining.ts';
import type { ServerWord } from '../table.ts';
import { seededShoes } from './chance.ts';
import { type Move, wildMove } from './house-random.ts';
import { named } from './house-run.ts';
import { openRoomRun, type RoomRun } from './room-run.ts';
import type { Answer } from './table-run.ts';

/** Everybody who comes near a random room; the last one never belongs to it but by chance. */
export const NEIGHBOURS = ['ann', 'ben', 'cat', 'dan', 'zed'] as const;

/** One thing that happens in or around a random room. */
export type RoomMove =
  /** One of the commands that would be taken now, ends of the room excepted. */
  | { readonly kind: 'offered'; readonly pick: number }
  | { readonly kind: 'room'; readonly who: number; readonly command: RoomCommand }
  | { readonly kind: 'server'; readonly word: ServerWord }
  | Exclude<Move, { kind: 'offered' | 'steady' | 'leave' }>;

/** How people join, and what happens then. */
export interface RoomScript {
  readonly joining: Joining;
  /** Whether Ann plays alone already. */
  readonly isPlaying: boolean;
  readonly seed: number;
  readonly moves: readonly RoomMove[];
}

const who = fc.nat({ max: NEIGHBOURS.length - 1 });
const id = fc.constantFrom(...NEIGHBOURS);
const command: fc.Arbitrary<RoomCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('join') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('closeRoom', 'leaveRoom') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('ready'), isReady: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('admit'), person: id }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('turnAway', 'remove', 'unblock', 'handOver'), person: id }),
  },
);
const word: fc.Arbitrary<ServerWord> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('presence'), person: id, isConnected: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('admitted'), person: id.map(named) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('personMoved'), from: id, to: id.map(named) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('paused', 'resumed', 'resumed') }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('roundVoided') }) },
);
const move: fc.Arbitrary<RoomMove> = fc.oneof(
  { weight: 18, arbitrary: fc.record({ kind: fc.constant('offered'), pick: fc.nat({ max: 1_000 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('room'), who, command }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('server'), word }) },
  { weight: 6, arbitrary: wildMove },
);

/** Rooms of every kind of joining with at most `most` moves. */
export function roomScripts(most: number): fc.Arbitrary<RoomScript> {
  return fc.record({
    joining: fc.constantFrom(...JOININGS),
    isPlaying: fc.boolean(),
    seed: fc.nat(),
    moves: fc.array(move, { minLength: 1, maxLength: most, size: 'max' }),
  });
}

/** The room before the moves of the script. */
export function beginRoom({ joining, isPlaying, seed }: RoomScript): RoomRun {
  const run = openRoomRun(joining, seededShoes(seed, { order: 'mixed', hands: 1 }));
  if (isPlaying) run.say(named('ann'), { type: 'sit', seat: 1 });
  if (isPlaying) run.say(named('ann'), { type: 'start' });
  return run;
}

function gameCommands(): readonly HouseCommand[] {
  const seats = [1, 2].flatMap((seat): HouseCommand[] => [
    { type: 'sit', seat },
    { type: 'leave', seat },
    { type: 'bet', seat, amount: 50 },
  ]);
  return [...seats, { type: 'start' }, { type: 'act', action: 'stand' }, { type: 'next' }];
}

function sayOffered(run: RoomRun, pick: number): Answer | null {
  const roomCommands = allRoomCommands(run).filter(({ type }) => type !== 'closeRoom' && type !== 'leaveRoom');
  const offered = NEIGHBOURS.flatMap((name) =>
    [...roomCommands, ...gameCommands()]
      .filter((said) => run.ask(named(name), said) === 'ok')
      .map((said) => ({ name, said })),
  );
  const chosen = offered[pick % Math.max(1, offered.length)];
  return chosen === undefined ? null : run.say(named(chosen.name), chosen.said);
}

/** Does one move. Null when it is no command. */
export function makeRoomMove(run: RoomRun, next: RoomMove): Answer | null {
  switch (next.kind) {
    case 'offered':
      return sayOffered(run, next.pick);
    case 'room':
    case 'wild':
      return run.say(named(NEIGHBOURS[next.who] ?? ''), next.command);
    case 'server':
      return run.hear(next.word);
    case 'presence':
      return run.presence(named(NEIGHBOURS[next.who] ?? ''), next.isConnected);
    case 'wait':
      run.passTo(run.now() + next.milliseconds);
      return null;
  }
}

/** Every room command that could be said now: with everybody as the person it is about. */
export function allRoomCommands(run: RoomRun): readonly RoomCommand[] {
  const { members } = HOUSE_ROOM.view(run.state()).room;
  const isReady = members.every((member) => !member.isReady);
  const about = (['admit', 'turnAway', 'remove', 'unblock', 'handOver'] as const).flatMap((type) =>
    NEIGHBOURS.map((person): RoomCommand => ({ type, person })),
  );
  return [{ type: 'join' }, { type: 'ready', isReady }, { type: 'closeRoom' }, { type: 'leaveRoom' }, ...about];
}
