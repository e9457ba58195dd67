import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { leaderboard } from '../ratings/leaderboard.ts';
import { leaderboardSchema, profileSchema } from './account-schemas.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { pageQuery } from './moderation-schemas.ts';
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

const best = createRoute({
  method: 'get',
  path: '/api/leaderboard',
  summary: 'The highest ratings',
  description: 'Fifty at most of those who have an account and a rated game and are not suspended.',
  request: { query: pageQuery },
  responses: {
    200: { description: 'One page', content: { 'application/json': { schema: leaderboardSchema } } },
    400: refused('There is no such page'),
    429: refused('Too often'),
  },
});

/** What everybody may know of people. */
export function addPeopleRoutes(app: OpenAPIHono<HttpEnv>, { accounts, clock, db, limits }: HttpParts): void {
  app.openapi(profile, async (context) => {
    const taken = limits.profiles.take(context.get('address'));
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const found = await accounts.profile(context.req.valid('param').id);
    return found === null ? refuse(context, 'not-found') : context.json(found, 200);
  });
  app.openapi(best, async (context) => {
    const taken = limits.leaderboards.take(context.get('address'));
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const { page } = context.req.valid('query');
    return context.json(await leaderboard(db, { page, now: clock.now() }), 200);
  });
}
