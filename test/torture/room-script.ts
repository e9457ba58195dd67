import type { RandomIndex } from '@upcard/core';
import type { RoomCommand, RoomOverlay, RoomView } from '@upcard/tables';

/** What a scripted person sees of the room, and who they are. */
export interface SeenRoom {
  readonly room: RoomView;
  readonly roomOverlay: RoomOverlay;
  readonly me: string;
}

/** Somebody at random who is not this person. */
function anotherOf({ room, me }: SeenRoom, chance: RandomIndex): string | null {
  const others = room.members.filter(({ person }) => person.id !== me);
  return others.length === 0 ? null : (others[chance(others.length)]?.person.id ?? null);
}

/** What a host does: lets people in for the most part, and now and then gives up the role or takes somebody out. */
function hostCommand(seen: SeenRoom, chance: RandomIndex): RoomCommand | null {
  const { requests, commands } = seen.roomOverlay;
  const [asking] = requests;
  if (asking !== undefined && commands.admit.isLegal)
    return { type: chance(5) === 0 ? 'turnAway' : 'admit', person: asking.id };
  const [blocked] = seen.roomOverlay.blocked;
  if (blocked !== undefined && commands.unblock.isLegal && chance(20) === 0)
    return { type: 'unblock', person: blocked.id };
  const person = anotherOf(seen, chance);
  if (person === null) return null;
  if (commands.remove.isLegal && chance(80) === 0) return { type: 'remove', person };
  if (commands.handOver.isLegal && chance(60) === 0) return { type: 'handOver', person };
  return commands.closeRoom.isLegal && chance(250) === 0 ? { type: 'closeRoom' } : null;
}

/** What anybody may say to any room at any time; most of it is refused. */
export function wildRoomCommand(seen: SeenRoom, chance: RandomIndex): RoomCommand {
  const person = anotherOf(seen, chance) ?? seen.me;
  switch (chance(8)) {
    case 0:
      return { type: 'join' };
    case 1:
      return { type: 'admit', person };
    case 2:
      return { type: 'turnAway', person };
    case 3:
      return { type: 'handOver', person };
    case 4:
      return { type: 'ready', isReady: chance(2) === 0 };
    case 5:
      return { type: 'remove', person };
    case 6:
      return { type: 'leaveRoom' };
    default:
      return { type: 'admit', person: seen.me };
  }
}

/** What somebody says to the room next, or null when there is nothing for them to say. */
export function roomCommand(seen: SeenRoom, wantsSeat: boolean, chance: RandomIndex): RoomCommand | null {
  const { room, roomOverlay, me } = seen;
  const { commands, isMember, isHost } = roomOverlay;
  if (!isMember) return wantsSeat && commands.join.isLegal && room.joining !== 'open' ? { type: 'join' } : null;
  const hosting = isHost ? hostCommand(seen, chance) : null;
  if (hosting !== null) return hosting;
  const own = room.members.find(({ person }) => person.id === me);
  if (commands.ready.isLegal && own !== undefined && chance(10) === 0) return { type: 'ready', isReady: !own.isReady };
  return commands.leaveRoom.isLegal && chance(150) === 0 ? { type: 'leaveRoom' } : null;
}
