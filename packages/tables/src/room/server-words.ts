import type { Person, ServerWord } from '../table.ts';
import { join } from './decide.ts';
import { close, passHost, type RoomPlan, type RoomStep, record, tell } from './plan.ts';
import { admissionFault, connectedHeir, isMember, type RoomFacts } from './query.ts';
import { DESERTED_AFTER, type RoomState } from './state.ts';

const TYPES: Readonly<Record<ServerWord['type'], true>> = {
  presence: true,
  personMoved: true,
  roundVoided: true,
  closed: true,
  rated: true,
  admitted: true,
  paused: true,
  resumed: true,
};

/** Whether a command is one that the server may say to a table with its room. */
export function isServerWord(command: { readonly type: string }): command is ServerWord {
  return Object.hasOwn(TYPES, command.type);
}

/** When a host who is not there loses the role: never while nobody is there to take it. */
export function hostDeadline({ room, stage }: Pick<RoomFacts, 'room' | 'stage'>): number | null {
  const isAwaited = room.hostDueAt !== null && stage === 'waiting' && connectedHeir(room, room.host.id) !== null;
  return isAwaited ? room.hostDueAt : null;
}

/** A host who has been away for too long loses the role to whoever is there, while people wait. */
export function hostOverdue({ room, stage }: Pick<RoomFacts, 'room' | 'stage'>, at: number): readonly RoomStep[] {
  const isOverdue = stage === 'waiting' && room.pausedAt === null && room.hostDueAt !== null && room.hostDueAt <= at;
  const heir = isOverdue ? connectedHeir(room, room.host.id) : null;
  return heir === null ? [] : passHost(heir, at);
}

/** When a room in which people wait closes, because none of them is there. */
export function desertedDeadline({ room, stage }: Pick<RoomFacts, 'room' | 'stage'>): number | null {
  return stage === 'waiting' && room.emptySince !== null ? room.emptySince + DESERTED_AFTER : null;
}

/** Notes that the last member who was there has gone, or that one has come, while people wait. */
export function watchEmptiness({ room, stage }: Pick<RoomFacts, 'room' | 'stage'>, at: number): readonly RoomStep[] {
  if (stage !== 'waiting') return [];
  const isEmpty = !room.members.some(({ isConnected }) => isConnected);
  if (isEmpty === (room.emptySince !== null)) return [];
  return [record({ type: 'emptied', since: isEmpty ? at : null })];
}

function presence(
  { room }: RoomFacts,
  word: Extract<ServerWord, { type: 'presence' }>,
  at: number,
): readonly RoomStep[] {
  const { person: id, isConnected } = word;
  const known = [...room.members, ...room.requests].find(({ person }) => person.id === id);
  if (known === undefined || known.isConnected === isConnected) return [tell(word)];
  return [record({ type: 'presenceChanged', person: id, isConnected, at }), tell(word)];
}

/** Everybody whom a room knows, by id. */
export function knownIds({ host, members, requests, turnedAway, blocked }: RoomState): readonly string[] {
  const people: readonly Person[] = [host, ...[...members, ...requests].map(({ person }) => person), ...blocked];
  return [...people.map(({ id }) => id), ...turnedAway];
}

function admit(facts: RoomFacts, person: Person, at: number): RoomPlan {
  if (isMember(facts.room, person.id)) return [];
  return admissionFault(facts, person.id) ?? join(facts, { person, isConnected: true, at });
}

/** The game hears how long it has stood still, if it has. */
function catchUp({ room }: RoomFacts, at: number): readonly RoomStep[] {
  return room.pausedAt === null ? [] : [tell({ type: 'clockShifted', by: at - room.pausedAt })];
}

/**
 * When a word of the server's is heard, in milliseconds: whoever comes or goes while a table stands still does so at the moment at
 * which its clocks stand, or the time that they will be moved on by would count twice for them.
 */
export function heardAt({ pausedAt }: RoomState, { type }: ServerWord, at: number): number {
  return type === 'presence' ? (pausedAt ?? at) : at;
}

/** What a word of the server's leads to: nothing if it is so already. `at` in milliseconds. */
export function fromServer(facts: RoomFacts, word: ServerWord, at: number): RoomPlan {
  const { room, stage } = facts;
  const isPaused = room.pausedAt !== null;
  if (word.type === 'presence') return presence(facts, word, at);
  if (word.type === 'personMoved')
    return knownIds(room).includes(word.from) ? [record(word), tell(word)] : [tell(word)];
  if (stage === 'over') return word.type === 'closed' ? [] : 'wrong-phase';
  switch (word.type) {
    case 'rated':
      return [tell(word)];
    case 'admitted':
      return admit(facts, word.person, at);
    case 'paused':
      return isPaused ? [] : [record({ type: 'paused', at })];
    case 'resumed':
      return isPaused ? [...catchUp(facts, at), record({ type: 'resumed', at })] : [];
    case 'roundVoided': {
      const voided = [...catchUp(facts, at), tell(word)];
      return isPaused ? [...voided, record({ type: 'paused', at })] : voided;
    }
    case 'closed':
      return close('byAdministrator');
  }
}
