import type { OpenAPIHono } from '@hono/zod-openapi';
import type { HttpEnv, HttpParts } from './http-parts.ts';

/** What those who run the server look at. */
export function addOperationsRoutes(app: OpenAPIHono<HttpEnv>, { isReady, metrics }: HttpParts): void {
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => ((await isReady()) ? context.text('ready') : context.text('not ready', 503)));
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
}
