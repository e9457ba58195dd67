import { Client, type Room } from '@colyseus/sdk';
import type { Person } from '@upcard/tables';

/** A guest who has come in: who they are, and the cookie that proves it. */
export interface Guest {
  readonly person: Person;
  readonly cookie: string;
}

/** Comes in as a new guest. Rejects when the server does not answer as it should. */
export async function becomeGuest(origin: string): Promise<Guest> {
  const response = await fetch(`${origin}/api/guest`, { method: 'POST' });
  const { person }: { person: Person } = await response.json();
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { person, cookie };
}

/** Opens a new House table and returns its id. Rejects when that was not acknowledged. */
export async function openNewTable(origin: string, { cookie }: Guest): Promise<string> {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'house', settings: {} }),
  });
  if (response.status !== 201) throw new Error(`a new table was answered with ${response.status}`);
  const { id }: { id: string } = await response.json();
  return id;
}

/** A connection to a table, or that there is no such table any more. */
export type Entry = { readonly kind: 'joined'; readonly room: Room } | { readonly kind: 'gone' };

/** Joins a table over a socket. Rejects when the server cannot be reached or lets nobody in. */
export async function enterTable(origin: string, { cookie }: Guest, table: string): Promise<Entry> {
  const opened = await fetch(`${origin}/api/tables/${table}/open`, { method: 'POST', headers: { cookie } });
  if (opened.status === 404) return { kind: 'gone' };
  if (opened.status !== 200) throw new Error(`opening a table was answered with ${opened.status}`);
  const { room: id }: { room: string } = await opened.json();
  const room = await new Client(origin, { headers: { cookie } }).joinById(id);
  room.reconnection.enabled = false;
  return { kind: 'joined', room };
}
