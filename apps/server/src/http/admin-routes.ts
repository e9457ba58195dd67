import type { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { addAdminPeopleRoutes } from './admin-people-routes.ts';
import { addAdminReportRoutes } from './admin-report-routes.ts';
import { addAdminTableRoutes } from './admin-table-routes.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { refuse } from './refuse.ts';

/** Everything that administrators ask for. Who is one is decided in front of all routes. */
export function addAdminRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  app.use('/api/admin/*', rationLooks(parts));
  addAdminPeopleRoutes(app, parts);
  addAdminReportRoutes(app, parts);
  addAdminTableRoutes(app, parts);
}

/** What is looked up is rationed here, what is done where it is done. */
function rationLooks({ limits }: Pick<HttpParts, 'limits'>) {
  return createMiddleware<HttpEnv>(async (context, next) => {
    const visitor = context.req.method === 'GET' ? await context.get('visitorOf')() : null;
    const taken = visitor === null ? null : limits.administratorLooks.take(visitor.person.id);
    return taken?.ok === false ? refuse(context, 'rate-limited', taken.retryAfter) : next();
  });
}
