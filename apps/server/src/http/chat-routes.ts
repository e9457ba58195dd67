import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { findPerson } from '../admin/people.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { answered, idParam, silencedSchema, silenceSchema } from './moderation-schemas.ts';
import { refuse, refuseBecause } from './refuse.ts';
import { jsonBody, refused } from './route-parts.ts';

const silence = createRoute({
  method: 'post',
  path: '/api/tables/{id}/silence',
  summary: 'Silence somebody in your room, or let them talk again',
  description: 'For the host of the room. Whoever is silenced can read and play on.',
  request: { params: idParam, ...jsonBody(silenceSchema) },
  responses: {
    200: answered('Everybody who is silenced now', silencedSchema),
    400: refused('Not a person, or yourself'),
    401: refused('You are nobody yet'),
    403: refused('You are not the host'),
    404: refused('No such table is open, or nobody is called that'),
    429: refused('Too often'),
  },
});

/** What the host of a room may do about its chat. */
export function addChatRoutes(app: OpenAPIHono<HttpEnv>, { chat, clock, db, hall, limits }: HttpParts): void {
  app.openapi(silence, async (context) => {
    const visitor = await context.get('visitorOf')();
    if (visitor === null) return refuse(context, 'unauthenticated');
    const taken = limits.silencingsOfPerson.take(visitor.person.id);
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const { id } = context.req.valid('param');
    const { person, isSilenced } = context.req.valid('json');
    if (person === visitor.person.id) return refuseBecause(context, 'bad-message', 'notOneself');
    const isKnown = hall.find(id) !== null && (await findPerson(db, person, clock.now())) !== null;
    if (!isKnown) return refuse(context, 'not-found');
    const silenced = await chat.silence(id, person, isSilenced);
    return silenced === null ? refuse(context, 'not-found') : context.json({ silenced }, 200);
  });
}
