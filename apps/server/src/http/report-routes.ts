import { createRoute, type OpenAPIHono, type z } from '@hono/zod-openapi';
import type { ReportedLine } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { findPerson } from '../admin/people.ts';
import { addReport, type NewReport } from '../admin/reports.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { answered, doneSchema, newReportSchema } from './moderation-schemas.ts';
import { readReason } from './reason.ts';
import { refuse, refuseBecause } from './refuse.ts';
import { jsonBody, refused } from './route-parts.ts';

const report = createRoute({
  method: 'post',
  path: '/api/reports',
  summary: 'Tell the administrators about somebody',
  description: 'With a line of a chat, that line is copied as it stands now.',
  request: jsonBody(newReportSchema),
  responses: {
    201: answered('The administrators will see it', doneSchema),
    400: refused('The reason is empty or too long, or it is about yourself'),
    401: refused('You are nobody yet'),
    404: refused('There is no such table, person or line'),
    429: refused('Too many reports'),
  },
});

type Asked = z.infer<typeof newReportSchema>;

/** How people tell the administrators of each other. */
export function addReportRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { accounts, db, limits, log } = parts;
  app.openapi(report, async (context) => {
    const visitor = await context.get('visitorOf')();
    if (visitor === null) return refuse(context, 'unauthenticated');
    const asked = context.req.valid('json');
    if (asked.person === visitor.person.id) return refuseBecause(context, 'bad-message', 'notOneself');
    const read = readReason(context, asked.reason);
    if (!read.ok) return read.answer;
    const own = limits.reportsOfPerson.take(visitor.person.id);
    const taken = own.ok ? limits.reportsOfAddress.take(context.get('address')) : own;
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const found = await look(parts, visitor.person, { ...asked, reason: read.reason });
    if (found === null || accounts.isGone(asked.person)) return refuse(context, 'not-found');
    if (accounts.isGone(visitor.person.id)) return refuse(context, 'unauthenticated');
    await addReport(db, found);
    log.info({ table: asked.table, person: asked.person }, 'somebody was reported');
    return context.json({ isDone: true as const }, 201);
  });
}

/** Finds what a report speaks of, or null when any of it isn't there. */
async function look({ chat, clock, db }: HttpParts, reporter: Person, asked: Asked): Promise<NewReport | null> {
  const at = clock.now();
  const table = await db.selectFrom('tables').select(['id', 'name']).where('id', '=', asked.table).executeTakeFirst();
  const found = await findPerson(db, asked.person, at);
  if (table === undefined || found === null) return null;
  const person = { id: found.id, name: found.name, avatar: found.avatar };
  const report = { at, table, reporter, person, reason: asked.reason };
  if (asked.line === undefined) return { ...report, line: null };
  const line = await chat.find(asked.line);
  if (line === null || line.table !== table.id || line.person.id !== person.id) return null;
  const copied: ReportedLine = { id: line.id, at: line.at, text: line.text, isHidden: line.isHidden };
  return { ...report, line: copied };
}
