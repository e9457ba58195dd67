import type { LobbyTable } from '@upcard/protocol';
import type { OpenTable } from './hall.ts';

/** An open table as the lobby shows it. */
export function lobbyTable({ record: { id, name }, host, audience }: OpenTable): LobbyTable {
  const { room } = host.frame().view;
  return {
    ...host.lobbyLine(),
    id,
    name,
    host: room.host,
    joining: room.joining,
    members: room.members.map(({ person }) => person),
    ready: room.members.filter(({ isReady }) => isReady).length,
    isPaused: room.isPaused,
    watching: audience.watching().length,
  };
}
