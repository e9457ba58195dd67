import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { TableRecord } from '@upcard/host';
import { cryptoRandomIndex } from '../cards/crypto-random.ts';
import { ownTableName } from '../hall/own-table-name.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { addJoinRoute } from './join-route.ts';
import { checkNewTable } from './new-table.ts';
import { REFUSAL_STATUS, refusalBody, refuse } from './refuse.ts';
import { lobbySchema, newTableSchema, openedTableSchema, refusalSchema, tableIdSchema } from './schemas.ts';

const refused = (description: string) => ({ description, content: { 'application/json': { schema: refusalSchema } } });

const list = createRoute({
  method: 'get',
  path: '/api/tables',
  summary: 'All open tables',
  responses: {
    200: { description: 'The tables, newest first', content: { 'application/json': { schema: lobbySchema } } },
  },
});

const create = createRoute({
  method: 'post',
  path: '/api/tables',
  summary: 'Open a new table',
  request: { body: { required: true, content: { 'application/json': { schema: newTableSchema } } } },
  responses: {
    201: { description: 'Its id', content: { 'application/json': { schema: tableIdSchema } } },
    400: refused('Something in the request is not allowed'),
    401: refused('You are nobody yet'),
    403: refused('Cards can be listed in the testing mode only'),
    429: refused('Too many new tables'),
  },
});

const open = createRoute({
  method: 'post',
  path: '/api/tables/{id}/open',
  summary: 'Find a table, to join its room',
  description:
    'Opens the table again if no process runs it; one that is over can be looked at for seven days. Join the room with a Colyseus client by its id.',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    200: { description: 'Its room', content: { 'application/json': { schema: openedTableSchema } } },
    401: refused('You are nobody yet'),
    404: refused('No such table, or it has been over for too long'),
    429: refused('Too often'),
  },
});

/** The list of tables, new tables, and the way to each. */
export function addTableRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { hall, lobby, limits, log } = parts;
  app.openapi(list, (context) => context.json({ tables: lobby.tables() }, 200));
  app.openapi(create, async (context) => {
    const visitor = await context.get('visitorOf')();
    if (visitor === null) return refuse(context, 'unauthenticated');
    const { person } = visitor;
    const asked = context.req.valid('json');
    const checked = checkNewTable(asked, { isGuest: visitor.kind === 'guest', isTesting: parts.isTesting });
    if (!checked.ok) {
      const { code, text } = checked;
      return context.json({ ...refusalBody(code), text }, REFUSAL_STATUS[code]);
    }
    for (const taken of [limits.tablesOfPerson.take(person.id), limits.tablesOfAddress.take(context.get('address'))]) {
      if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    }
    const id = newTableId();
    const passcodeHash = checked.passcode === null ? null : await parts.passcodes.hash(checked.passcode);
    const record: TableRecord = {
      id,
      ...checked.table,
      name: asked.name ?? ownTableName(person),
      opener: person,
      createdAt: parts.clock.now(),
    };
    await hall.create(record, passcodeHash);
    log.info({ table: id, person: person.id }, 'table opened');
    return context.json({ id }, 201);
  });
  app.openapi(open, async (context) => {
    if ((await context.get('visitorOf')()) === null) return refuse(context, 'unauthenticated');
    const taken = limits.joins.take(context.get('address'));
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const { id } = context.req.valid('param');
    const table = await hall.open(id);
    return table === null ? refuse(context, 'not-found') : context.json({ id, room: id }, 200);
  });
  addJoinRoute(app, parts);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const random = cryptoRandomIndex();

/** Nine characters, as long as the rooms' own ids, which proxies may look for. */
function newTableId(): string {
  return Array.from({ length: 9 }, () => LETTERS[random(LETTERS.length)]).join('');
}
