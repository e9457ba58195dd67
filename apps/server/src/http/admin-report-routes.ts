import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { auditEntries, writeDown } from '../admin/audit-log.ts';
import { closeReport, listReports } from '../admin/reports.ts';
import { readDeed } from './admin-deed.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import {
  actSchema,
  answered,
  auditSchema,
  closeReportSchema,
  doneSchema,
  idParam,
  LOOK_REFUSED,
  pageQuery,
  reportsSchema,
} from './moderation-schemas.ts';
import { refuse } from './refuse.ts';
import { jsonBody, refused } from './route-parts.ts';

/** The ways in which an act can be refused. */
const REFUSED = {
  400: refused('The words are empty or too many'),
  401: refused('You are nobody yet'),
  403: refused('You are no administrator'),
  404: refused('There is none such, or it is done already'),
  429: refused('Too often'),
};

const reports = createRoute({
  method: 'get',
  path: '/api/admin/reports',
  summary: 'What people have reported',
  request: { query: pageQuery },
  responses: {
    200: answered('Fifty at most; open ones first, the newest of each first', reportsSchema),
    400: refused('There is no such page'),
    ...LOOK_REFUSED,
  },
});

const close = createRoute({
  method: 'post',
  path: '/api/admin/reports/{id}/close',
  summary: 'Close a report',
  request: { params: idParam, ...jsonBody(closeReportSchema) },
  responses: { 200: answered('It is closed', doneSchema), ...REFUSED },
});

const hide = createRoute({
  method: 'post',
  path: '/api/admin/lines/{id}/hide',
  summary: 'Take a line of a chat out of sight',
  description: 'Its text is shown to nobody any more and stays in the log.',
  request: { params: idParam, ...jsonBody(actSchema) },
  responses: { 200: answered('It is hidden', doneSchema), ...REFUSED },
});

const audit = createRoute({
  method: 'get',
  path: '/api/admin/audit',
  summary: 'Everything that administrators have done',
  request: { query: pageQuery },
  responses: {
    200: answered('Fifty at most, newest first', auditSchema),
    400: refused('There is no such page'),
    ...LOOK_REFUSED,
  },
});

/** Reports, lines of chat, and the log of every act. */
export function addAdminReportRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { chat, db } = parts;
  app.openapi(reports, async (context) => {
    const { rows, hasMore } = await listReports(db, context.req.valid('query').page);
    return context.json({ reports: rows, hasMore }, 200);
  });
  app.openapi(close, async (context) => {
    const read = await readDeed(context, parts, context.req.valid('json').note);
    if (!read.ok) return read.answer;
    const isClosed = await closeReport(db, context.req.valid('param').id, read.deed);
    return isClosed ? context.json({ isDone: true as const }, 200) : refuse(context, 'not-found');
  });
  app.openapi(hide, async (context) => {
    const read = await readDeed(context, parts, context.req.valid('json').reason);
    if (!read.ok) return read.answer;
    const line = await chat.find(context.req.valid('param').id);
    if (line === null) return refuse(context, 'not-found');
    const subject = { kind: 'line', id: line.id, name: line.person.name } as const;
    const isHidden = await chat.hide(line, (all) => writeDown(all, read.deed, { act: 'hide-line', subject }));
    return isHidden ? context.json({ isDone: true as const }, 200) : refuse(context, 'not-found');
  });
  app.openapi(audit, async (context) => {
    const { rows, hasMore } = await auditEntries(db, context.req.valid('query').page);
    return context.json({ entries: rows, hasMore }, 200);
  });
}
