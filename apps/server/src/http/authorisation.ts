import type { ClientMessage, CommandMessageOf, GameKind, REFUSAL_REASON } from '@upcard/protocol';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Visitor } from '../auth/visitor.ts';
import type { HttpEnv } from './http-parts.ts';
import { refuse, refuseBecause } from './refuse.ts';
import { refuseSuspended } from './refuse-suspended.ts';

/** What somebody can be to the server and to the room that they ask about. Suspended people are nobody, and told why. */
export const ROLES = ['nobody', 'guest', 'account', 'host', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

const EVERYBODY: readonly Role[] = ROLES;
const STRANGERS: readonly Role[] = ['nobody', 'guest'];
const PEOPLE: readonly Role[] = ['guest', 'account', 'host', 'administrator'];
const ACCOUNTS: readonly Role[] = ['account', 'host', 'administrator'];
const HOST: readonly Role[] = ['host'];
const ADMINISTRATORS: readonly Role[] = ['administrator'];

/** Who may ask for what. A route under `/api` that is not in it is asked for in vain. */
export const ROUTES: Readonly<Record<string, readonly Role[]>> = {
  'GET /api': EVERYBODY,
  'GET /api/openapi.json': EVERYBODY,
  'GET /api/page.css': EVERYBODY,
  'GET /api/me': EVERYBODY,
  'PATCH /api/me': PEOPLE,
  'POST /api/guest': EVERYBODY,
  'POST /api/sign-out': EVERYBODY,
  'POST /api/account/register': STRANGERS,
  'POST /api/account/login': EVERYBODY,
  'POST /api/account/recover': EVERYBODY,
  'POST /api/account/sign-out-everywhere': PEOPLE,
  'GET /api/account': ACCOUNTS,
  'PATCH /api/account': ACCOUNTS,
  'DELETE /api/account': ACCOUNTS,
  'POST /api/account/password': ACCOUNTS,
  'POST /api/account/recovery-codes': ACCOUNTS,
  'GET /api/account/export': ACCOUNTS,
  'GET /api/people/{id}': EVERYBODY,
  'GET /api/leaderboard': EVERYBODY,
  'GET /api/tables': EVERYBODY,
  'GET /api/tables/events': EVERYBODY,
  'POST /api/tables': PEOPLE,
  'POST /api/tables/{id}/open': PEOPLE,
  'POST /api/tables/{id}/join': PEOPLE,
  'POST /api/tables/{id}/silence': HOST,
  'POST /api/reports': PEOPLE,
  'GET /api/admin/people': ADMINISTRATORS,
  'POST /api/admin/people/{id}/suspend': ADMINISTRATORS,
  'POST /api/admin/people/{id}/restore': ADMINISTRATORS,
  'POST /api/admin/people/{id}/reset': ADMINISTRATORS,
  'GET /api/admin/reports': ADMINISTRATORS,
  'POST /api/admin/reports/{id}/close': ADMINISTRATORS,
  'POST /api/admin/lines/{id}/hide': ADMINISTRATORS,
  'GET /api/admin/tables': ADMINISTRATORS,
  'POST /api/admin/tables/{id}/pause': ADMINISTRATORS,
  'POST /api/admin/tables/{id}/resume': ADMINISTRATORS,
  'POST /api/admin/tables/{id}/void': ADMINISTRATORS,
  'POST /api/admin/tables/{id}/close': ADMINISTRATORS,
  'GET /api/admin/audit': ADMINISTRATORS,
};

/** Who may send what on a table's socket. Nobody without a session gets one. */
export const MESSAGES: Readonly<Record<ClientMessage, readonly Role[]>> = { command: PEOPLE, say: ACCOUNTS };

/** What only whoever hosts a room may say to it. */
const TO_ROOMS = {
  admit: HOST,
  turnAway: HOST,
  remove: HOST,
  unblock: HOST,
  handOver: HOST,
  closeRoom: HOST,
} as const;

/** The commands of a table of this kind, those of its room among them. */
type CommandOf<Kind extends GameKind> = CommandMessageOf<Kind>['command']['type'];

/** Who is heard by a table; whether it fits the moment is the table's to say. */
export const COMMANDS: { readonly [Kind in GameKind]: Readonly<Record<CommandOf<Kind>, readonly Role[]>> } = {
  standard: {
    ...TO_ROOMS,
    join: ACCOUNTS,
    ready: ACCOUNTS,
    leaveRoom: ACCOUNTS,
    start: HOST,
    bid: ACCOUNTS,
    skip: ACCOUNTS,
    skipCurrent: ACCOUNTS,
    skipRest: ACCOUNTS,
    bet: ACCOUNTS,
    discard: ACCOUNTS,
    reveal: ACCOUNTS,
    act: ACCOUNTS,
    agree: ACCOUNTS,
    autoContinue: ACCOUNTS,
    resign: ACCOUNTS,
    // In the testing mode; else nobody.
    applyCards: HOST,
  },
  house: {
    ...TO_ROOMS,
    join: PEOPLE,
    ready: PEOPLE,
    leaveRoom: PEOPLE,
    sit: PEOPLE,
    leave: PEOPLE,
    start: PEOPLE,
    bet: PEOPLE,
    act: PEOPLE,
    next: PEOPLE,
  },
};

/** Everything that somebody is. */
function rolesOf({ person, kind, isAdministrator }: Visitor, host: string | null): readonly Role[] {
  const roles: Role[] = [kind];
  if (isAdministrator) roles.push('administrator');
  if (person.id === host) roles.push('host');
  return roles;
}

/** Why somebody who is not among these may not. */
function reasonFor(allowed: readonly Role[]): keyof typeof REFUSAL_REASON {
  if (allowed.includes('guest')) return 'hasAccount';
  if (allowed.includes('account')) return 'accountNeeded';
  return allowed.includes('host') ? 'hostsOnly' : 'administratorsOnly';
}

/** Whether this visitor may send this type of message, leaving rooms and their hosts aside. */
export function maySend(type: ClientMessage, visitor: Visitor): boolean {
  return rolesOf(visitor, null).some((role) => MESSAGES[type].includes(role));
}

/** The route of a path as the table above and the description for programs write it. */
function written(path: string): string {
  return path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');
}

/** The id of the table that a path of the form `/api/tables/{id}/…` is about. */
function tableIn(path: string): string {
  return path.split('/')[3] ?? '';
}

/**
 * Stands in front of all routes of the API: whoever may not, by the table above, goes no further. `hostOf` knows the person (by
 * id) who hosts an open table.
 */
export function guardRoutes(hostOf: (table: string) => string | null) {
  return createMiddleware<HttpEnv>(async (context, next) => {
    const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
    // Nothing answers at this path.
    if (route === undefined) return next();
    const allowed = ROUTES[`${route.method} ${written(route.path)}`] ?? [];
    // Most of those who ask for what is everybody's needn't be known.
    if (ROLES.every((role) => allowed.includes(role))) return next();
    const known = await context.get('recognise')();
    if (known.kind !== 'visitor' && allowed.includes('nobody')) return next();
    if (known.kind === 'nobody') return refuse(context, 'unauthenticated');
    if (known.kind === 'suspended') return refuseSuspended(context, known.suspension);
    const { visitor } = known;
    const host = allowed.includes('host') ? hostOf(tableIn(context.req.path)) : null;
    const isAllowed = rolesOf(visitor, host).some((role) => allowed.includes(role));
    return isAllowed ? next() : refuseBecause(context, 'forbidden', reasonFor(allowed));
  });
}
