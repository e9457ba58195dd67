import type { LobbyLine, Person, RoomLegality, RoomOverlay, RoomView } from '@upcard/tables';

const LEGAL: RoomLegality = { isLegal: true };
const OFF: RoomLegality = { isLegal: false, reason: 'wrong-phase' };
const STAGES = { waiting: 'waiting', running: 'playing', finished: 'over' } as const;

/** A room that anybody may join, hosted by whoever opened the table. */
export function bareRoom(host: Person, { seated, state }: LobbyLine): RoomView {
  const people = [...new Map(seated.map((person) => [person.id, person])).values()];
  return {
    stage: STAGES[state],
    joining: 'open',
    host,
    members: people.map((person) => ({ person, isReady: false, isConnected: true })),
    memberLimit: null,
    isPaused: false,
    pausedAt: null,
  };
}

/** What somebody may do in such a room: play. */
export function bareRoomOverlay({ host, members }: RoomView, id: string): RoomOverlay {
  return {
    isMember: members.some(({ person }) => person.id === id),
    isHost: host.id === id,
    isBlocked: false,
    myRequest: 'none',
    requests: [],
    commands: {
      join: OFF,
      ready: OFF,
      admit: OFF,
      turnAway: OFF,
      remove: OFF,
      handOver: OFF,
      closeRoom: OFF,
      leaveRoom: OFF,
    },
    play: LEGAL,
  };
}
