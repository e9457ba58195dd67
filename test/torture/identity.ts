import { Client, type Room } from '@colyseus/sdk';
import type { MeAnswer } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { ask } from './request.ts';

/** Who somebody is at the moment, and the cookie that proves it. */
export interface Identity {
  readonly person: Person;
  readonly kind: 'guest' | 'account';
  readonly cookie: string;
}

/** Comes in as a new guest. Rejects when the server does not answer as it should. */
export async function becomeGuest(origin: string): Promise<Identity> {
  const { status, said, cookie } = await ask<MeAnswer>(origin, { path: '/api/guest', cookie: null });
  if (said.person === null || cookie === null) throw new Error(`a new guest was answered with ${status}`);
  return { person: said.person, kind: 'guest', cookie };
}

/** A connection to a table, that there is no such table any more, or that the server knows nobody with this cookie. */
export type Entry =
  | { readonly kind: 'joined'; readonly room: Room }
  | { readonly kind: 'gone' }
  | { readonly kind: 'nobody' };

/** Joins a table over a socket. Rejects when the server cannot be reached or lets nobody in. */
export async function enterTable(origin: string, { cookie }: Identity, table: string): Promise<Entry> {
  const { status, said } = await ask<{ room: string }>(origin, { path: `/api/tables/${table}/open`, cookie });
  if (status === 404) return { kind: 'gone' };
  if (status === 401 || status === 403) return { kind: 'nobody' };
  if (status !== 200) throw new Error(`opening a table was answered with ${status}`);
  const room = await new Client(origin, { headers: { cookie } }).joinById(said.room);
  room.reconnection.enabled = false;
  return { kind: 'joined', room };
}
