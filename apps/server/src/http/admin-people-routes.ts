import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { AdminPerson } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { accountOf, giveRecoveryCode } from '../admin/administrators.ts';
import { findPerson, restore, searchPeople, suspend } from '../admin/people.ts';
import { readDeed } from './admin-deed.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import {
  actSchema,
  adminPeopleSchema,
  answered,
  doneSchema,
  idParam,
  LOOK_REFUSED,
  peopleQuery,
  resetCodeSchema,
  suspendSchema,
} from './moderation-schemas.ts';
import { refuse, refuseBecause } from './refuse.ts';
import { jsonBody, refused } from './route-parts.ts';

/** The ways in which every act on a person can be refused. */
const REFUSED = {
  400: refused('The reason is empty or too long, or the time is over'),
  401: refused('You are nobody yet'),
  403: refused('You are no administrator, or they are one'),
  404: refused('Nobody has this id'),
  429: refused('Too often'),
};

const search = createRoute({
  method: 'get',
  path: '/api/admin/people',
  summary: 'People by the beginning of their name',
  request: { query: peopleQuery },
  responses: {
    200: answered('Fifty at most, by name', adminPeopleSchema),
    400: refused('There is no such page'),
    ...LOOK_REFUSED,
  },
});

const suspendRoute = createRoute({
  method: 'post',
  path: '/api/admin/people/{id}/suspend',
  summary: 'Keep somebody out',
  description:
    'Their connections end at once, and their sessions tell them why and no more. Their seats and games are kept.',
  request: { params: idParam, ...jsonBody(suspendSchema) },
  responses: { 200: answered('They are out', doneSchema), ...REFUSED },
});

const restoreRoute = createRoute({
  method: 'post',
  path: '/api/admin/people/{id}/restore',
  summary: 'Let somebody in again',
  request: { params: idParam, ...jsonBody(actSchema) },
  responses: { 200: answered('They may come in', doneSchema), ...REFUSED, 409: refused('They are not suspended') },
});

const reset = createRoute({
  method: 'post',
  path: '/api/admin/people/{id}/reset',
  summary: 'A recovery code for somebody who has lost their password',
  description: 'Their password and sessions stay until the code is used.',
  request: { params: idParam, ...jsonBody(actSchema) },
  responses: { 200: answered('The code', resetCodeSchema), ...REFUSED },
});

/** Why an administrator may not touch somebody, or null. Each other's roles they take back on the machine itself. */
function whyNot(found: AdminPerson, by: Person): 'notOneself' | 'administratorsStay' | null {
  if (found.id === by.id) return 'notOneself';
  return found.isAdministrator ? 'administratorsStay' : null;
}

/** What administrators do about people. */
export function addAdminPeopleRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { clock, db, hall, log } = parts;
  app.openapi(search, async (context) => {
    const { query, page } = context.req.valid('query');
    const { rows: people, hasMore } = await searchPeople(db, { query, page, now: clock.now() });
    return context.json({ people, hasMore }, 200);
  });
  app.openapi(suspendRoute, async (context) => {
    const { reason, until } = context.req.valid('json');
    const read = await readDeed(context, parts, reason);
    if (!read.ok) return read.answer;
    const found = await findPerson(db, context.req.valid('param').id, clock.now());
    if (found === null) return refuse(context, 'not-found');
    const why = whyNot(found, read.by);
    if (why !== null) return refuseBecause(context, 'forbidden', why);
    if (until !== null && until <= read.deed.at) return refuseBecause(context, 'bad-message', 'timeIsOver');
    await suspend(db, found, { deed: read.deed, until });
    hall.signedOut(found.id);
    log.info({ person: found.id, by: read.by.id }, 'suspended');
    return context.json({ isDone: true as const }, 200);
  });
  app.openapi(restoreRoute, async (context) => {
    const read = await readDeed(context, parts, context.req.valid('json').reason);
    if (!read.ok) return read.answer;
    const found = await findPerson(db, context.req.valid('param').id, clock.now());
    if (found === null) return refuse(context, 'not-found');
    const isRestored = found.suspension !== null && (await restore(db, found, read.deed));
    if (!isRestored) return refuse(context, 'wrong-phase');
    log.info({ person: found.id, by: read.by.id }, 'restored');
    return context.json({ isDone: true as const }, 200);
  });
  addReset(app, parts);
}

function addReset(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { clock, db, log } = parts;
  app.openapi(reset, async (context) => {
    const read = await readDeed(context, parts, context.req.valid('json').reason);
    if (!read.ok) return read.answer;
    const { id } = context.req.valid('param');
    const [found, account] = [await findPerson(db, id, clock.now()), await accountOf(db, id)];
    if (found === null || account === null) return refuse(context, 'not-found');
    const why = whyNot(found, read.by);
    if (why !== null) return refuseBecause(context, 'forbidden', why);
    const code = await giveRecoveryCode(db, account, read.deed);
    log.info({ person: id, by: read.by.id }, 'recovery code given');
    return context.json({ code }, 200);
  });
}
