import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { type MeAnswer, meChange, type Suspension } from '@upcard/protocol';
import { suspensionText } from '../auth/suspension.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { refuse } from './refuse.ts';
import { jsonBody, NOBODY, refused } from './route-parts.ts';
import { meSchema } from './schemas.ts';
import { setCookies } from './session-cookies.ts';

const me = createRoute({
  method: 'get',
  path: '/api/me',
  summary: 'Who you are',
  description: 'Whoever holds a session of a suspended person’s is told so, with the reason.',
  responses: { 200: { description: 'You, or nobody', content: { 'application/json': { schema: meSchema } } } },
});

const changeMe = createRoute({
  method: 'patch',
  path: '/api/me',
  summary: 'Choose your picture',
  description: 'Everybody sees it at once, in the list of tables and at them.',
  request: jsonBody(meChange),
  responses: {
    200: { description: 'You', content: { 'application/json': { schema: meSchema } } },
    400: refused('There is no such picture'),
    401: refused('You are nobody yet'),
    429: refused('Too often'),
  },
});

const guest = createRoute({
  method: 'post',
  path: '/api/guest',
  summary: 'Come in as a guest',
  description: 'Gives you a name and a session cookie. If you are somebody already, you stay who you are.',
  responses: {
    200: { description: 'You', content: { 'application/json': { schema: meSchema } } },
    429: refused('Too many new guests from your address'),
  },
});

const signOut = createRoute({
  method: 'post',
  path: '/api/sign-out',
  summary: 'Leave',
  description: 'Ends your session and every connection to a table. A guest who leaves is gone for good.',
  responses: { 200: { description: 'Nobody', content: { 'application/json': { schema: meSchema } } } },
});

function suspendedMe(suspension: Suspension): MeAnswer & { readonly kind: 'suspended' } {
  return { person: null, kind: 'suspended', isAdministrator: false, text: suspensionText(suspension) };
}

/** Who somebody is, and becoming somebody. */
export function addAccountRoutes(app: OpenAPIHono<HttpEnv>, { accounts, hall, limits, log }: HttpParts): void {
  app.openapi(me, async (context) => {
    const known = await context.get('recognise')();
    if (known.kind === 'nobody') return context.json(NOBODY, 200);
    if (known.kind === 'suspended') return context.json(suspendedMe(known.suspension), 200);
    setCookies(context, await accounts.prolong(context.req.raw.headers));
    return context.json(known.visitor, 200);
  });
  app.openapi(changeMe, async (context) => {
    const visitor = await context.get('visitorOf')();
    if (visitor === null) return refuse(context, 'unauthenticated');
    const taken = limits.pictures.take(visitor.person.id);
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const { avatar } = context.req.valid('json');
    await accounts.change(visitor.person.id, { avatar });
    return context.json({ ...visitor, person: { ...visitor.person, avatar } }, 200);
  });
  app.openapi(guest, async (context) => {
    const known = await context.get('visitorOf')();
    if (known !== null) return context.json(known, 200);
    const taken = limits.guests.take(context.get('address'));
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const { visitor, cookies } = await accounts.signInGuest();
    setCookies(context, cookies);
    log.info({ person: visitor.person.id }, 'guest came in');
    return context.json(visitor, 200);
  });
  app.openapi(signOut, async (context) => {
    const visitor = await context.get('visitorOf')();
    setCookies(context, await accounts.signOut(context.req.raw.headers));
    if (visitor !== null) hall.signedOut(visitor.person.id);
    return context.json(NOBODY, 200);
  });
}
