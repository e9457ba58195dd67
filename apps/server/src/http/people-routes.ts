import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { profileSchema } from './account-schemas.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { refuse } from './refuse.ts';
import { refused } from './route-parts.ts';

const profile = createRoute({
  method: 'get',
  path: '/api/people/{id}',
  summary: 'Somebody’s profile',
  description: 'What everybody may know of a guest or an account.',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    200: { description: 'The profile', content: { 'application/json': { schema: profileSchema } } },
    404: refused('Nobody has this id'),
    429: refused('Too often'),
  },
});

/** What everybody may know of people. */
export function addPeopleRoutes(app: OpenAPIHono<HttpEnv>, { accounts, limits }: HttpParts): void {
  app.openapi(profile, async (context) => {
    const taken = limits.profiles.take(context.get('address'));
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const found = await accounts.profile(context.req.valid('param').id);
    return found === null ? refuse(context, 'not-found') : context.json(found, 200);
  });
}
