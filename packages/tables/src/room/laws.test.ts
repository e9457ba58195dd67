import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE_ROOM } from '../house/house-room.ts';
import { listedChance } from '../testkit/chance.ts';
import { begin, CROWD, type Move, make, SEED, scripts, shoesOf } from '../testkit/house-random.ts';
import { named } from '../testkit/house-run.ts';
import {
  allRoomCommands,
  beginRoom,
  makeRoomMove,
  NEIGHBOURS,
  type RoomMove,
  roomScripts,
} from '../testkit/room-random.ts';
import { openRoomRun, type RoomRun } from '../testkit/room-run.ts';
import type { RoomCommand } from './command.ts';
import type { RoomOverlay, RoomView } from './view.ts';

/** Plays random rooms and looks at each of them after every move. */
function always(look: (run: RoomRun, made: RoomMove | null) => void, { runs = 60, moves = 60 } = {}): void {
  fc.assert(
    fc.property(roomScripts(moves), (script) => {
      const run = beginRoom(script);
      look(run, null);
      for (const next of script.moves) {
        makeRoomMove(run, next);
        look(run, next);
      }
    }),
    { numRuns: runs, seed: SEED },
  );
}

const idsOf = ({ members }: RoomView): readonly string[] => members.map(({ person }) => person.id);

/** Whether the overlay shows this command as on, about this person. */
function isShownOn(
  { commands, requests, blocked }: RoomOverlay,
  { host, members }: RoomView,
  command: RoomCommand,
): boolean {
  if (!commands[command.type].isLegal) return false;
  if (!('person' in command)) return true;
  const isAsking = requests.some(({ id }) => id === command.person);
  const isOther = command.person !== host.id && members.some(({ person }) => person.id === command.person);
  switch (command.type) {
    case 'admit':
    case 'turnAway':
      return isAsking;
    case 'remove':
      return isAsking || isOther;
    case 'handOver':
      return isOther;
    case 'unblock':
      return blocked.some(({ id }) => id === command.person);
  }
}

/** Whether a move is the same for a table and for its room. */
function isPlain(move: Move): move is Extract<Move, RoomMove> {
  return move.kind === 'wild' || move.kind === 'wait';
}

describe('laws of rooms', () => {
  test('the log, folded, is the live state, and both are plain JSON', () => {
    always((run) => expect(JSON.parse(JSON.stringify(run.state()))).toEqual(run.state()), { runs: 20 });
    fc.assert(
      fc.property(roomScripts(80), (script) => {
        const run = beginRoom(script);
        for (const next of script.moves) makeRoomMove(run, next);
        const events = run.steps().flatMap((step) => step.events);
        const log: typeof events = JSON.parse(JSON.stringify(events));
        const start = openRoomRun(script.joining, listedChance()).state();
        expect(log.reduce(HOUSE_ROOM.evolve, start)).toEqual(run.state());
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  test('what is refused changes nothing', () => {
    fc.assert(
      fc.property(roomScripts(80), (script) => {
        const run = beginRoom(script);
        for (const next of script.moves) {
          const before = run.state();
          const answer = makeRoomMove(run, next);
          if (answer !== null && answer !== 'ok') expect(run.state()).toBe(before);
        }
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  test('there is a host among the members for as long as there are any', () => {
    always((run) => {
      const { room, game } = HOUSE_ROOM.view(run.state());
      if (room.members.length > 0) expect(idsOf(room)).toContain(room.host.id);
      expect(game.opener).toEqual(room.host);
    });
  });

  test('nobody is in the room twice, in two ways, or against a block', () => {
    always((run) => {
      const { members, requests, blocked } = run.state().room;
      const inside = [...members, ...requests].map(({ person }) => person.id);
      expect(new Set(inside).size).toBe(inside.length);
      expect(blocked.filter(({ id }) => inside.includes(id))).toEqual([]);
      expect(new Set(blocked.map(({ id }) => id)).size).toBe(blocked.length);
    });
  });

  test('nobody but members has a seat', () => {
    always((run) => {
      const { room, game } = HOUSE_ROOM.view(run.state());
      const members = idsOf(room);
      expect(game.seats.filter(({ person }) => !members.includes(person.id))).toEqual([]);
    });
  });

  test('no chip appears or vanishes, whatever is voided, moved or closed', () => {
    always((run) => {
      const { game } = run.state();
      const amounts = Object.entries(game.ledger.balances).map(([account, amount = 0]) => ({ account, amount }));
      expect(amounts.reduce((total, { amount }) => total + amount, 0)).toBe(0);
      expect(amounts.filter(({ account, amount }) => account !== 'mint' && amount < 0)).toEqual([]);
    });
  });

  test('a paused or finished room has no deadline, and no deadline lies behind', () => {
    always((run) => {
      const deadline = HOUSE_ROOM.deadline(run.state());
      const { isPaused, stage } = HOUSE_ROOM.view(run.state()).room;
      if (isPaused || stage === 'over') expect(deadline).toBeNull();
      else expect(deadline ?? Number.POSITIVE_INFINITY).toBeGreaterThan(run.now());
    });
  });

  test('what the overlay shows as on is accepted, and what it shows as off is refused', () => {
    always(
      (run) => {
        const { room } = HOUSE_ROOM.view(run.state());
        for (const name of NEIGHBOURS) {
          const overlay = HOUSE_ROOM.overlay(run.state(), name);
          for (const command of allRoomCommands(run)) {
            const isTaken = run.ask(named(name), command) === 'ok';
            expect([name, command, isTaken]).toEqual([name, command, isShownOn(overlay.room, room, command)]);
          }
          const canSit = [1, 2, 3, 4, 5, 6].some((seat) => run.ask(named(name), { type: 'sit', seat }) === 'ok');
          expect([name, overlay.game.canSit]).toEqual([name, canSit]);
        }
      },
      { runs: 30, moves: 40 },
    );
  });

  test('somebody whom the table has never seen knows nothing of requests, blocks and other people’s commands', () => {
    always((run) => {
      const { room, game } = run.state();
      const hidden = { requests: [], turnedAway: [], blocked: [] };
      const shown = (state: ReturnType<typeof run.state>) =>
        JSON.stringify([HOUSE_ROOM.view(state), HOUSE_ROOM.overlay(state, 'stranger'), HOUSE_ROOM.lobbyLine(state)]);
      expect(shown({ room: { ...room, ...hidden }, game })).toBe(shown(run.state()));
    });
  });

  test('the room shows whoever is no insider what it shows to everybody', () => {
    always((run) => {
      const insiders = HOUSE_ROOM.insiders(run.state());
      const stranger = HOUSE_ROOM.overlay(run.state(), '');
      for (const name of NEIGHBOURS)
        if (!insiders.includes(name)) expect(HOUSE_ROOM.overlay(run.state(), name)).toEqual(stranger);
    });
  });

  test('the rooms that these laws are tried on come to every event of a room', () => {
    const seen = new Set<string>();
    always(
      (run) => {
        for (const event of run.steps().at(-1)?.events ?? [])
          seen.add(event.type === 'room' ? event.event.type : event.type);
      },
      { runs: 300 },
    );
    const wanted = [
      'joined',
      'requested',
      'turnedAway',
      'left',
      'removed',
      'unblocked',
      'readyChanged',
      'hostChanged',
      'presenceChanged',
    ];
    const more = ['personMoved', 'paused', 'resumed', 'closed', 'roundVoided', 'clockShifted', 'seatLeft', 'betPlaced'];
    expect([...wanted, ...more].filter((type) => !seen.has(type))).toEqual([]);
  });
});

test('a House session goes the same way with a room around it as without', () => {
  fc.assert(
    fc.property(scripts(60), (script) => {
      const bare = begin(script, shoesOf(script));
      const roomed = openRoomRun('open', shoesOf(script));
      // Everybody belongs to the room before the session begins.
      for (const name of CROWD) roomed.say(named(name), { type: 'join' });
      script.seats.forEach((owner, index) => {
        if (owner !== null) roomed.say(named(CROWD[owner] ?? ''), { type: 'sit', seat: index + 1 });
      });
      for (const name of CROWD) roomed.say(named(name), { type: 'start' });
      for (const next of script.moves.filter(isPlain)) {
        make(bare, next);
        makeRoomMove(roomed, next);
        expect(roomed.state().game).toEqual(bare.state());
      }
    }),
    { numRuns: 60, seed: SEED },
  );
});
