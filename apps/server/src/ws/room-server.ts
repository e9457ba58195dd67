import { createServer, type Server as HttpServer } from 'node:http';
import { type AuthContext, matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { REFUSAL_TEXT, type RefusalCode, type RefusedRequest } from '@upcard/protocol';
import type { Logger } from 'pino';
import type { Accounts } from '../auth/accounts.ts';
import { isOwnOrigin, requestOrigin } from '../auth/same-origin.ts';
import { suspensionText } from '../auth/suspension.ts';
import type { Visitor } from '../auth/visitor.ts';
import type { Doors } from '../hall/hall.ts';
import { StartFault } from '../start-fault.ts';
import { MAX_FRAME_BYTES } from './frame-guard.ts';
import { type RoomParts, TABLE_ROOM, tableRoom } from './table-room.ts';

/** What the rooms' server needs of the rest. */
export interface RoomServerParts extends Omit<RoomParts, 'visitorOf' | 'visitorNow'> {
  readonly accounts: Accounts;
  readonly publicOrigin: string | null;
  readonly log: Logger;
}

/** Colyseus on its HTTP server. */
export interface RoomServer {
  readonly http: HttpServer;
  readonly doors: Doors;
  /** Rejects when the port can't be had. Only then does the server answer `/matchmake/` requests. */
  readonly listen: (port: number, host: string | null) => Promise<void>;
  /** Ends all connections and stops listening. */
  readonly stop: () => Promise<void>;
}

function forbidden(code: RefusalCode, text = REFUSAL_TEXT[code]): Response {
  const body: RefusedRequest = { code, text, retryAfter: null };
  // 403 and not 401, which some WebSocket clients answer by trying again.
  return Response.json(body, { status: 403 });
}

/** Prepares rooms on an HTTP server that doesn't listen yet. */
export async function openRoomServer(parts: RoomServerParts): Promise<RoomServer> {
  const http = createServer();
  const visitors = new WeakMap<AuthContext, Visitor>();
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: MAX_FRAME_BYTES,
    beforeUpgrade: async (request, context) => {
      if (!isOwnOrigin(requestOrigin(request.headers), parts.publicOrigin)) return forbidden('forbidden');
      const known = await parts.accounts.recognise(request.headers);
      if (known.kind === 'nobody') return forbidden('unauthenticated');
      if (known.kind === 'suspended') return forbidden('suspended', suspensionText(known.suspension));
      visitors.set(context, known.visitor);
      return undefined;
    },
  });
  const server = new Server({ transport, greet: false, gracefullyShutdown: false, logger: quietLogger(parts.log) });
  await matchMaker.onReady;
  const visitorOf = (context: AuthContext): Visitor | null => visitors.get(context) ?? null;
  const visitorNow = ({ headers }: AuthContext): Promise<Visitor | null> => parts.accounts.visitorOf(headers);
  server.define(TABLE_ROOM, tableRoom({ ...parts, visitorOf, visitorNow }));
  // Rooms are made by the server alone, looked for through the API, and are nothing for pages of others.
  Object.assign(matchMaker.controller, {
    exposedMethods: ['joinById'],
    DEFAULT_CORS_HEADERS: {},
    getCorsHeaders: () => ({}),
  });
  return {
    http,
    doors: {
      open: async (table) => {
        await matchMaker.handleCreateRoom(TABLE_ROOM, {}, undefined, table);
      },
      close: async (table) => {
        await matchMaker.getLocalRoomById(table)?.disconnect();
      },
    },
    listen: (port, host) => listen(server, http, { port, host }),
    stop: () => server.gracefullyShutdown(false),
  };
}

interface Address {
  readonly port: number;
  readonly host: string | null;
}

/** Colyseus never hears of a port that is taken; the HTTP server does. */
async function listen(server: Server, http: HttpServer, { port, host }: Address): Promise<void> {
  const failed = Promise.withResolvers<never>();
  http.once('error', failed.reject);
  try {
    await Promise.race([server.listen(port, host ?? undefined), failed.promise]);
  } catch (error) {
    throw new StartFault(whyNotListening(error, { port, host }));
  }
  http.off('error', failed.reject);
}

function whyNotListening(error: unknown, { port, host }: Address): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or set PORT to another one.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set HOST to one it has.`;
  return `The server can't listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Colyseus logs what clients do wrong as errors, stack and all; here that is worth a line at debug level. */
function quietLogger(log: Logger) {
  const write = (...words: unknown[]): void => log.debug({ words: words.map(String) }, 'rooms');
  return { debug: write, error: write, info: write, trace: write, warn: write };
}
