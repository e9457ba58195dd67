import type { OpenAPIHono } from '@hono/zod-openapi';
import { addAdminPeopleRoutes } from './admin-people-routes.ts';
import { addAdminReportRoutes } from './admin-report-routes.ts';
import { addAdminTableRoutes } from './admin-table-routes.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';

/** Everything that administrators ask for. Who is one is decided in front of all routes. */
export function addAdminRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  addAdminPeopleRoutes(app, parts);
  addAdminReportRoutes(app, parts);
  addAdminTableRoutes(app, parts);
}
