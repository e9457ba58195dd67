import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { loginRequest, recoverRequest, registerRequest } from '@upcard/protocol';
import type { Context } from 'hono';
import type { Entry } from '../auth/entrance.ts';
import { lookAlikeKeys } from '../auth/look-alikes.ts';
import type { SignIn } from '../auth/sessions.ts';
import type { Visitor } from '../auth/visitor.ts';
import type { Taken } from '../limits/token-bucket.ts';
import { registeredSchema } from './account-schemas.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { refuse } from './refuse.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { jsonBody, refused } from './route-parts.ts';
import { meSchema } from './schemas.ts';
import { comeBack, setCookies } from './session-cookies.ts';

const register = createRoute({
  method: 'post',
  path: '/api/account/register',
  summary: 'Make an account',
  description:
    'A guest who registers keeps seats, tables and games; they are the account’s from then on. Answers with recovery codes, which are shown this once.',
  request: jsonBody(registerRequest),
  responses: {
    200: { description: 'Your account', content: { 'application/json': { schema: registeredSchema } } },
    400: refused('A name or password that will not do, or something else that was not understood'),
    403: refused('You have an account and are logged in'),
    409: refused('Somebody has that name or one that looks like it'),
    429: refused('Too many new accounts from your address'),
  },
});

const logIn = createRoute({
  method: 'post',
  path: '/api/account/login',
  summary: 'Log in',
  description: 'What you had as a guest becomes the account’s. Wrong names and wrong passwords are answered alike.',
  request: jsonBody(loginRequest),
  responses: {
    200: { description: 'You', content: { 'application/json': { schema: meSchema } } },
    400: refused('Not understood'),
    401: refused('Name and password do not belong together'),
    403: refused('The account is suspended'),
    429: refused('Too many tries for this name or from your address'),
  },
});

const recover = createRoute({
  method: 'post',
  path: '/api/account/recover',
  summary: 'Set a new password by a recovery code',
  description: 'Uses the code up, ends every session of the account and opens one for you.',
  request: jsonBody(recoverRequest),
  responses: {
    200: { description: 'You', content: { 'application/json': { schema: meSchema } } },
    400: refused('The new password will not do, or something else was not understood'),
    401: refused('Name and code do not belong together'),
    403: refused('The account is suspended'),
    429: refused('Too many tries for this name or from your address'),
  },
});

function addRegister(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { accounts, limits, log } = parts;
  app.openapi(register, async (context) => {
    const visitor = await context.get('visitorOf')();
    if (visitor?.kind === 'account') return refuse(context, 'forbidden');
    const taken = limits.signUps.take(context.get('address'));
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const { username, password, email = null } = context.req.valid('json');
    const registered = await accounts.register(
      { username, password, email },
      { visitor, headers: context.req.raw.headers },
    );
    if (!registered.ok) return refuse(context, registered.code);
    const { signIn, recoveryCodes } = registered;
    const { person, isAdministrator } = letIn(context, parts, { visitor, signIn });
    log.info({ person: person.id }, 'account made');
    return context.json({ person, kind: 'account' as const, isAdministrator, recoveryCodes }, 200);
  });
}

/** Ways in for people with a name and password. */
export function addAccountEntryRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  addRegister(app, parts);
  const { accounts, limits, log } = parts;
  app.openapi(logIn, async (context) => {
    const login = context.req.valid('json');
    const taken = takeTry(context, parts, login.username);
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const visitor = await context.get('visitorOf')();
    const entry = await accounts.logIn(login, { visitor, headers: context.req.raw.headers });
    if (!entry.ok) return turnAway(context, entry);
    limits.loginTries.succeeded(lookAlikeKeys(login.username).small);
    return context.json(letIn(context, parts, { visitor, signIn: entry.signIn }), 200);
  });
  app.openapi(recover, async (context) => {
    const recovery = context.req.valid('json');
    const taken = takeTry(context, parts, recovery.username);
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const visitor = await context.get('visitorOf')();
    const entry = await accounts.recover(recovery, { visitor, headers: context.req.raw.headers });
    if (!entry.ok) return turnAway(context, entry);
    limits.loginTries.succeeded(lookAlikeKeys(recovery.username).small);
    const { person } = entry.signIn.visitor;
    log.info({ person: person.id }, 'password set by a recovery code');
    // Whoever was in with the old password is out.
    comeBack(context, parts, person.id);
    return context.json(letIn(context, parts, { visitor, signIn: entry.signIn }), 200);
  });
}

/** Says why somebody can't come in; whoever is suspended is told the reason, now that they have proved who they are. */
function turnAway<Code extends 'wrong-login' | 'wrong-recovery' | 'weak-password'>(
  context: Context<HttpEnv>,
  entry: Extract<Entry<Code>, { readonly ok: false }>,
) {
  return 'suspension' in entry ? refuseSuspended(context, entry.suspension) : refuse(context, entry.code);
}

/** One more try at the secrets of a name, whether anybody has that name or not. */
function takeTry(context: Context<HttpEnv>, { limits }: HttpParts, username: string): Taken {
  const taken = limits.logins.take(context.get('address'));
  return taken.ok ? limits.loginTries.take(lookAlikeKeys(username).small) : taken;
}

interface Arrival {
  readonly visitor: Visitor | null;
  readonly signIn: SignIn;
}

/** Gives somebody their session, and has the sockets of who they were until now come back. */
function letIn(
  context: Context<HttpEnv>,
  parts: HttpParts,
  { visitor: before, signIn: { visitor, cookies } }: Arrival,
): Visitor {
  const { person } = visitor;
  setCookies(context, cookies);
  if (before !== null && before.person.id !== person.id) comeBack(context, parts, before.person.id);
  return visitor;
}
