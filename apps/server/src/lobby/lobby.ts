import type { Clock } from '@upcard/host';
import type { LobbyChanges, LobbyTable } from '@upcard/protocol';
import { paced } from '../clock/paced.ts';

/** Milliseconds between two messages to those who follow the list. */
const TOLD_EVERY = 500;

/** The public list of tables and those who follow it. */
export interface Lobby {
  readonly tables: () => readonly LobbyTable[];
  /** Something about some table may read differently now. */
  readonly touch: () => void;
  /** Calls with the changes as JSON, the same text for everybody, until the returned function is called. */
  readonly follow: (listener: (changes: string) => void) => () => void;
  /** The whole list as JSON, in step with the changes that `follow` will bring. */
  readonly text: () => string;
}

/** Opens a lobby over `list`, which gives the tables as they are now. */
export function openLobby(clock: Clock, list: () => readonly LobbyTable[]): Lobby {
  const listeners = new Set<(changes: string) => void>();
  /** Every line as it was told last, by table. */
  let told = new Map<string, string>();
  const tell = (): void => {
    const tables = list();
    const now = new Map(tables.map((table) => [table.id, JSON.stringify(table)]));
    const changes: LobbyChanges = {
      changed: tables.filter((table) => told.get(table.id) !== now.get(table.id)),
      gone: [...told.keys()].filter((id) => !now.has(id)),
    };
    told = now;
    if (changes.changed.length === 0 && changes.gone.length === 0) return;
    const text = JSON.stringify(changes);
    for (const listener of [...listeners]) listener(text);
  };
  const pace = paced(clock, TOLD_EVERY, tell);
  return {
    tables: list,
    touch: () => pace.request(),
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    text: () => {
      tell();
      return JSON.stringify(list());
    },
  };
}
