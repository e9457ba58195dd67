import type { Person } from '../table.ts';
import type { RoomCommand } from './command.ts';
import { isAsking, isBlocked, isHost, isMember, playFault, type RoomFacts, roomFault } from './query.ts';
import type { TableRefusal } from './refusal.ts';
import type { RoomLegality, RoomOverlay, RoomView } from './view.ts';

const LEGAL: RoomLegality = { isLegal: true };
const legality = (reason: TableRefusal | null): RoomLegality => (reason === null ? LEGAL : { isLegal: false, reason });

const shown = ({ id, name, avatar }: Person): Person => ({ id, name, avatar });

/** What everybody may know of a room. */
export function roomView({ room, stage, memberLimit }: RoomFacts): RoomView {
  return {
    stage,
    joining: room.joining,
    host: shown(room.host),
    members: room.members.map(({ person, isReady, isConnected }) => ({ person: shown(person), isReady, isConnected })),
    memberLimit,
    closing: room.closing,
    isPaused: room.pausedAt !== null,
    pausedAt: room.pausedAt,
  };
}

function requestOf({ room }: RoomFacts, id: string): RoomOverlay['myRequest'] {
  if (isAsking(room, id)) return 'waiting';
  return room.turnedAway.includes(id) ? 'refused' : 'none';
}

/** What one person (by id) may know and do in a room. `leaveFault` is why the game does not let a member go now, or null. */
export function roomOverlay(facts: RoomFacts, id: string, leaveFault: TableRefusal | null): RoomOverlay {
  const { room } = facts;
  const of = (type: RoomCommand['type']): RoomLegality => legality(roomFault(facts, id, type));
  const runsIt = isHost(room, id);
  return {
    isMember: isMember(room, id),
    isHost: runsIt,
    isBlocked: isBlocked(room, id),
    myRequest: requestOf(facts, id),
    requests: runsIt ? room.requests.map(({ person }) => shown(person)) : [],
    blocked: runsIt ? room.blocked.map(shown) : [],
    commands: {
      join: of('join'),
      ready: of('ready'),
      admit: of('admit'),
      turnAway: of('turnAway'),
      remove: of('remove'),
      unblock: of('unblock'),
      handOver: of('handOver'),
      closeRoom: of('closeRoom'),
      leaveRoom: legality(roomFault(facts, id, 'leaveRoom') ?? leaveFault),
    },
    play: legality(playFault(facts, id)),
  };
}
