import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { isOwnOrigin, requestOrigin } from '../auth/same-origin.ts';
import { PersonGone } from '../hall/person-gone.ts';
import { addAccountEntryRoutes } from './account-entry-routes.ts';
import { addAccountOwnRoutes } from './account-own-routes.ts';
import { addAccountRoutes } from './account-routes.ts';
import { clientAddress } from './address.ts';
import { addAdminRoutes } from './admin-routes.ts';
import { addApiPage } from './api-page.ts';
import { guardRoutes } from './authorisation.ts';
import { addChatRoutes } from './chat-routes.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { addOperationsRoutes } from './operations-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { refuse } from './refuse.ts';
import { addReportRoutes } from './report-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { addTableFeed, type TableFeeds } from './table-feed.ts';
import { addTableRoutes } from './table-routes.ts';

/** Bodies of requests are small; in bytes. */
const MOST_BODY = 16_384;

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The whole HTTP side but for the rooms' own requests. */
export interface HttpApp {
  readonly app: OpenAPIHono<HttpEnv>;
  readonly feeds: TableFeeds;
}

/** Puts all routes together. */
export function openHttpApp(parts: HttpParts): HttpApp {
  const app = new OpenAPIHono<HttpEnv>({
    defaultHook: (read, context) => (read.success ? undefined : refuse(context, 'bad-message')),
  });
  app.use(dress(parts));
  app.use(
    '/api/*',
    admit(parts),
    bodyLimit({ maxSize: MOST_BODY, onError: (context) => refuse(context, 'bad-message') }),
    guardRoutes((table) => parts.hall.find(table)?.host.frame().view.room.host.id ?? null),
  );
  addOperationsRoutes(app, parts);
  addAccountRoutes(app, parts);
  addAccountEntryRoutes(app, parts);
  addAccountOwnRoutes(app, parts);
  addPeopleRoutes(app, parts);
  const feeds = addTableFeed(app, parts);
  addTableRoutes(app, parts);
  addChatRoutes(app, parts);
  addReportRoutes(app, parts);
  addAdminRoutes(app, parts);
  addApiPage(app);
  app.notFound(async (context) => {
    const { req } = context;
    const isPage = !req.path.startsWith('/api/') && (req.method === 'GET' || req.method === 'HEAD');
    return (isPage ? await parts.webApp.answer(req.raw) : null) ?? refuse(context, 'not-found');
  });
  app.onError((error, context) => {
    const { req } = context;
    // A body that isn't what its type says, or of a type that nobody asked for, is the sender's mistake.
    if ('status' in error && (error.status === 400 || error.status === 415)) return refuse(context, 'bad-message');
    if (error instanceof PersonGone) return refuse(context, 'unauthenticated');
    parts.log.error({ err: error, method: req.method, path: req.path }, 'a request failed');
    const text = 'Something went wrong on our side. Try again in a moment.';
    return Response.json({ code: 'server-error', text, retryAfter: null }, { status: 500 });
  });
  return { app, feeds };
}

/** What every answer gets: headers, and a place in the numbers. */
function dress({ isSecure, metrics, log }: HttpParts) {
  const headers = Object.entries(securityHeaders(isSecure));
  return createMiddleware<HttpEnv>(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    const { method, path } = context.req;
    metrics.http({ method, status: context.res.status });
    log.debug({ method, path, status: context.res.status }, 'request');
  });
}

/** Who may ask at all: not too often, and to change something only from the own pages. */
function admit({ accounts, limits, publicOrigin, trustsProxy }: HttpParts) {
  return createMiddleware<HttpEnv>(async (context, next) => {
    const { headers } = context.req.raw;
    const socketAddress = context.env.incoming.socket.remoteAddress;
    const address = clientAddress(headers.get('x-forwarded-for'), { socketAddress, trustsProxy });
    const taken = limits.requests.take(address);
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    if (!SAFE.has(context.req.method) && !isOwnOrigin(requestOrigin(headers), publicOrigin))
      return refuse(context, 'forbidden');
    context.set('address', address);
    let asked: ReturnType<typeof accounts.recognise> | null = null;
    const recognise = () => {
      asked ??= accounts.recognise(headers);
      return asked;
    };
    context.set('recognise', recognise);
    context.set('visitorOf', async () => {
      const known = await recognise();
      return known.kind === 'visitor' ? known.visitor : null;
    });
    await next();
    context.res.headers.set('cache-control', 'no-store');
    return undefined;
  });
}
