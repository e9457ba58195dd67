import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { AdminAct } from '@upcard/protocol';
import { type Deed, type Done, writeDown } from '../admin/audit-log.ts';
import type { HouseWord } from '../hall/hall.ts';
import type { Alongside } from '../store/alongside.ts';
import { readDeed } from './admin-deed.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { actSchema, adminTablesSchema, answered, doneSchema, idParam, LOOK_REFUSED } from './moderation-schemas.ts';
import { refuse } from './refuse.ts';
import { jsonBody, refused } from './route-parts.ts';

const list = createRoute({
  method: 'get',
  path: '/api/admin/tables',
  summary: 'All running tables, for administrators',
  responses: { 200: answered('The tables, newest first', adminTablesSchema), ...LOOK_REFUSED },
});

/** What can be done to a table. */
interface TableAct {
  readonly word: 'pause' | 'resume' | 'void' | 'close';
  readonly act: AdminAct;
  readonly summary: string;
  readonly says: HouseWord;
}

const ACTS: readonly TableAct[] = [
  {
    word: 'pause',
    act: 'pause-table',
    summary: 'Let a table stand still, its clocks too',
    says: 'paused',
  },
  {
    word: 'resume',
    act: 'resume-table',
    summary: 'Let a table go on',
    says: 'resumed',
  },
  {
    word: 'void',
    act: 'void-round',
    summary: 'Give every bet of the running round back',
    says: 'roundVoided',
  },
  {
    word: 'close',
    act: 'close-table',
    summary: 'End a table; open bets go back',
    says: 'closed',
  },
];

const routeOf = ({ word, summary }: TableAct) =>
  createRoute({
    method: 'post',
    path: `/api/admin/tables/{id}/${word}`,
    summary,
    request: { params: idParam, ...jsonBody(actSchema) },
    responses: {
      200: answered('It is done', doneSchema),
      400: refused('The reason is empty or too long'),
      401: refused('You are nobody yet'),
      403: refused('You are no administrator'),
      404: refused('No such table is running'),
      409: refused('Not at this point of the round, or it is so already'),
      429: refused('Too often'),
    },
  });

/** What administrators do about running tables. */
export function addAdminTableRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  app.openapi(list, (context) => context.json({ tables: parts.lobby.tables() }, 200));
  for (const act of ACTS) addTableAct(app, parts, act);
}

function addTableAct(app: OpenAPIHono<HttpEnv>, parts: HttpParts, tableAct: TableAct): void {
  const { hall, lobby, log } = parts;
  const { act, says } = tableAct;
  app.openapi(routeOf(tableAct), async (context) => {
    const read = await readDeed(context, parts, context.req.valid('json').reason);
    if (!read.ok) return read.answer;
    const { id } = context.req.valid('param');
    const name = lobby.tables().find((table) => table.id === id)?.name;
    if (name === undefined) return refuse(context, 'not-found');
    const entry = writing(read.deed, { act, subject: { kind: 'table', id, name } });
    const answer = await hall.instruct(id, says, entry.write);
    if (answer === null) return refuse(context, 'not-found');
    // A table that is so already has nothing to do, and nothing was done to it.
    if (!answer.ok || !entry.isWritten()) return refuse(context, 'wrong-phase');
    log.info({ table: id, by: read.by.id, act }, 'an administrator did something to a table');
    return context.json({ isDone: true as const }, 200);
  });
}

/** The entry about an act, to be stored with the act itself. */
function writing(deed: Deed, done: Done): { readonly write: Alongside; readonly isWritten: () => boolean } {
  let isWritten = false;
  const write: Alongside = async (all) => {
    await writeDown(all, deed, done);
    isWritten = true;
  };
  return { write, isWritten: () => isWritten };
}
