import type { Clock } from '@upcard/host';
import type { LobbyChanges, LobbyTable } from '@upcard/protocol';
import { paced } from '../clock/paced.ts';

/** Milliseconds between two messages to those who follow the list. */
const TOLD_EVERY = 500;

/** The public list of tables and those who follow it. */
export interface Lobby {
  /** The tables as they are now, newest first. */
  readonly tables: () => readonly LobbyTable[];
  /** This table is new or gone, or may read differently now. */
  readonly touch: (table: string) => void;
  /** Calls with the changes as JSON, the same text for everybody, until the returned function is called. */
  readonly follow: (listener: (changes: string) => void) => () => void;
  /** The whole list as JSON, in step with the changes that `follow` will bring. */
  readonly text: () => string;
}

interface Line {
  readonly table: LobbyTable;
  readonly text: string;
}

/** Opens a lobby. `read` gives a table's line as it is now, null when it isn't open; only touched tables are read. */
export function openLobby(clock: Clock, read: (table: string) => LobbyTable | null): Lobby {
  const listeners = new Set<(changes: string) => void>();
  /** What everybody was told last, oldest first. */
  const lines = new Map<string, Line>();
  const touched = new Set<string>();
  const tell = (): void => {
    const changes = takeChanges(lines, touched, read);
    if (changes.changed.length === 0 && changes.gone.length === 0) return;
    const text = JSON.stringify(changes);
    for (const listener of [...listeners]) listener(text);
  };
  const pace = paced(clock, TOLD_EVERY, tell);
  return {
    tables: () => {
      tell();
      return [...lines.values()].reverse().map(({ table }) => table);
    },
    touch: (table) => {
      touched.add(table);
      pace.request();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    text: () => {
      tell();
      return `[${[...lines.values()].reverse().map(({ text }) => text)}]`;
    },
  };
}

/** Brings the lines up to date and tells how they differ from before. */
function takeChanges(
  lines: Map<string, Line>,
  touched: Set<string>,
  read: (table: string) => LobbyTable | null,
): LobbyChanges {
  const changed: LobbyTable[] = [];
  const gone: string[] = [];
  for (const id of touched) {
    const table = read(id);
    const text = JSON.stringify(table);
    if (table === null) {
      if (lines.delete(id)) gone.push(id);
    } else if (lines.get(id)?.text !== text) {
      lines.set(id, { table, text });
      changed.push(table);
    }
  }
  touched.clear();
  return { changed, gone };
}
