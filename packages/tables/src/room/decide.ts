import type { Person } from '../table.ts';
import type { RoomCommand } from './command.ts';
import { close, passHost, type RoomPlan, type RoomStep, record, tell } from './plan.ts';
import { connectedHeir, isAsking, isBlocked, isHost, isMember, type RoomFacts, roomFault } from './query.ts';

/** What a person says to a room, with the time in milliseconds. */
export interface SaidToRoom {
  readonly person: Person;
  readonly command: RoomCommand;
  readonly at: number;
}

/** Somebody belongs to the room from now on; where nobody else does, they run it. */
export function join(
  { room }: Pick<RoomFacts, 'room'>,
  { person, isConnected, at }: { person: Person; isConnected: boolean; at: number },
): readonly RoomStep[] {
  const joined = record({ type: 'joined', person, isConnected });
  return room.members.length > 0 ? [joined] : [joined, ...passHost(person, at)];
}

/** With the last member a waiting room goes as well; else the role of a host who goes passes on. */
function afterLeaving({ room, stage }: RoomFacts, gone: string, at: number): readonly RoomStep[] {
  const [first] = room.members.filter(({ person }) => person.id !== gone);
  if (first === undefined) return stage === 'waiting' ? close('deserted') : [];
  return room.host.id === gone ? passHost(connectedHeir(room, gone) ?? first.person, at) : [];
}

function leave(facts: RoomFacts, person: string, at: number): RoomPlan {
  const left = record({ type: 'left', person });
  if (!isMember(facts.room, person)) return [left];
  return [tell({ type: 'personLeft', person }), left, ...afterLeaving(facts, person, at)];
}

function remove({ room }: RoomFacts, person: string): RoomPlan {
  if (isHost(room, person) || !(isMember(room, person) || isAsking(room, person))) return 'illegal-action';
  return [tell({ type: 'personLeft', person }), record({ type: 'removed', person })];
}

function unblock({ room }: RoomFacts, person: string): RoomPlan {
  return isBlocked(room, person) ? [record({ type: 'unblocked', person })] : 'illegal-action';
}

function admit(facts: RoomFacts, id: string, at: number): RoomPlan {
  const request = facts.room.requests.find(({ person }) => person.id === id);
  return request === undefined ? 'illegal-action' : join(facts, { ...request, at });
}

function handOver({ room }: RoomFacts, id: string, at: number): RoomPlan {
  const heir = room.members.find(({ person }) => person.id === id)?.person;
  return heir === undefined || isHost(room, id) ? 'illegal-action' : passHost(heir, at);
}

function setReady({ room }: RoomFacts, person: string, isReady: boolean): RoomPlan {
  const isNews = room.members.some((member) => member.person.id === person && member.isReady !== isReady);
  return isNews ? [record({ type: 'readyChanged', person, isReady })] : [];
}

/** What a person's command to the room leads to. */
export function fromPerson(facts: RoomFacts, { person, command, at }: SaidToRoom): RoomPlan {
  const fault = roomFault(facts, person.id, command.type);
  if (fault) return fault;
  switch (command.type) {
    case 'join':
      if (facts.room.joining === 'approval') return [record({ type: 'requested', person })];
      return join(facts, { person, isConnected: true, at });
    case 'ready':
      return setReady(facts, person.id, command.isReady);
    case 'admit':
      return admit(facts, command.person, at);
    case 'turnAway':
      return isAsking(facts.room, command.person)
        ? [record({ type: 'turnedAway', person: command.person })]
        : 'illegal-action';
    case 'remove':
      return remove(facts, command.person);
    case 'unblock':
      return unblock(facts, command.person);
    case 'handOver':
      return handOver(facts, command.person, at);
    case 'closeRoom':
      return close('byHost');
    case 'leaveRoom':
      return leave(facts, person.id, at);
  }
}
