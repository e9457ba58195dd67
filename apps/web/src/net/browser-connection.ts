import { joinColyseusRoom } from './colyseus-room.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';
import { loadSession, sessionFeed } from './session.ts';
import { TableConnection } from './table-connection.ts';
import type { SendCommand } from './table-link.ts';

/** Also where `crypto.randomUUID` is missing: on plain HTTP in a home network. */
function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A table followed in this browser, with the server's clock. `close` ends it. */
export interface FollowedTable {
  readonly connection: TableConnection;
  readonly clock: ServerClock;
  readonly send: SendCommand;
  readonly say: TableConnection['say'];
  readonly dismissNotice: () => void;
  readonly close: () => void;
}

/** Follows a table and listens to the browser: offline ends a connection, online or in sight again tries at once. */
export function followTable(tableId: string): FollowedTable {
  const clock = createServerClock(() => performance.timeOrigin + performance.now());
  const connection = new TableConnection(tableId, {
    join: joinColyseusRoom,
    clock,
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    newId: newCommandId,
    unknown: () => void loadSession(),
  });
  const abort = new AbortController();
  const { signal } = abort;
  globalThis.addEventListener('offline', () => connection.lost(), { signal });
  globalThis.addEventListener('online', () => connection.retry(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || connection.retry(), { signal });
  signal.addEventListener(
    'abort',
    sessionFeed.subscribe(() => connection.retry()),
  );
  return {
    connection,
    clock,
    send: connection.send,
    say: (text) => connection.say(text),
    dismissNotice: () => connection.dismissNotice(),
    close: () => {
      abort.abort();
      connection.close();
    },
  };
}
