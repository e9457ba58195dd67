import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { isOwnOrigin } from '../auth/same-origin.ts';
import { clientAddress } from './address.ts';
import type { HttpApp } from './app.ts';
import type { HttpParts } from './http-parts.ts';
import { REFUSAL_STATUS, type RequestRefusal, refusalBody } from './refuse.ts';
import { securityHeaders } from './security-headers.ts';

const ROOMS = '/matchmake/';

/** The one thing asked of the rooms over HTTP: a place in the room of this id. */
const JOIN = /^\/matchmake\/joinById\/[A-Za-z0-9_-]{1,64}$/;

/** Bodies of such requests hold nothing that matters; in bytes. */
const MOST_BODY = 1_024;

/** What a socket may be opened to: a room of a process, by their ids. */
const SOCKET = /^\/[A-Za-z0-9_-]{9}\/[A-Za-z0-9]{9}\?/;

/**
 * Takes over the server's requests from the rooms, which have laid hands on all of them, and leaves them only those for
 * a place in a room, if they come from Upcard's own pages. Sockets reach the rooms at the address of one only.
 */
export function takeRequests(server: Server, { app }: HttpApp, parts: HttpParts): void {
  const rooms = server.listeners('request');
  server.removeAllListeners('request');
  const hono = getRequestListener(app.fetch);
  const headers = Object.entries(securityHeaders(parts.isSecure));
  const listener: RequestListener = (request, response) => {
    if (!request.url?.startsWith(ROOMS)) {
      void hono(request, response);
      return;
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    const code = whyNot(request, parts);
    if (code !== null) refuse(response, code);
    else for (const room of rooms) room.call(server, request, response);
  };
  server.on('request', listener);
  takeSockets(server, parts);
}

/** Whoever asks for a socket elsewhere would bring the rooms' reader of addresses down, and the process with it. */
function takeSockets(server: Server, { limits, trustsProxy }: HttpParts): void {
  const rooms = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  const open = new Map<string, number>();
  const count = (address: string, change: 1 | -1): void => {
    const now = (open.get(address) ?? 0) + change;
    if (now > 0) open.set(address, now);
    else open.delete(address);
  };
  server.on('upgrade', (request, socket, head) => {
    const { headers, url = '' } = request;
    const { remoteAddress: socketAddress } = request.socket;
    const address = clientAddress(one(headers['x-forwarded-for']), { socketAddress, trustsProxy });
    const isTooMany = !limits.requests.take(address).ok || (open.get(address) ?? 0) >= limits.socketsOfAddress;
    if (isTooMany || !SOCKET.test(url)) {
      refuseSocket(socket, isTooMany ? 'rate-limited' : 'not-found');
      return;
    }
    count(address, 1);
    socket.once('close', () => count(address, -1));
    for (const room of rooms) room.call(server, request, socket, head);
  });
}

function refuseSocket(socket: Duplex, code: RequestRefusal): void {
  const status = REFUSAL_STATUS[code];
  const body = JSON.stringify(refusalBody(code));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function whyNot({ headers, method, url = '', socket }: IncomingMessage, parts: HttpParts): RequestRefusal | null {
  const { publicOrigin, trustsProxy, limits } = parts;
  const { origin = null, host = null } = headers;
  const site = one(headers['sec-fetch-site']);
  if (!isOwnOrigin({ origin, site, host }, publicOrigin)) return 'forbidden';
  if (method !== 'POST' || !JOIN.test(url.split('?')[0] ?? '')) return 'not-found';
  const isSmall = Number(headers['content-length'] ?? 0) <= MOST_BODY && headers['transfer-encoding'] === undefined;
  if (!isSmall) return 'bad-message';
  const address = clientAddress(one(headers['x-forwarded-for']), { socketAddress: socket.remoteAddress, trustsProxy });
  return limits.joins.take(address).ok ? null : 'rate-limited';
}

function one(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' ? header : (header?.at(-1) ?? null);
}

function refuse(response: ServerResponse, code: RequestRefusal): void {
  const body = refusalBody(code);
  response.writeHead(REFUSAL_STATUS[code], { 'content-type': 'application/json', connection: 'close' });
  // The rooms' client shows what it finds under `error`.
  response.end(JSON.stringify({ ...body, error: body.text }));
}
