import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { accountChange, deleteAccountRequest, newCodesRequest, passwordChange } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import type { Context } from 'hono';
import { accountSchema, exportSchema, recoveryCodesSchema } from './account-schemas.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { refuse } from './refuse.ts';
import { jsonBody, NOBODY, refused } from './route-parts.ts';
import { meSchema } from './schemas.ts';
import { comeBack, setCookies } from './session-cookies.ts';

const REFUSED = {
  401: refused('You are nobody yet'),
  403: refused('You are a guest, or that is not your password'),
  429: refused('Too often'),
};
const ANSWERS_ACCOUNT = {
  ...REFUSED,
  200: { description: 'Your account', content: { 'application/json': { schema: accountSchema } } },
};

const details = createRoute({
  method: 'get',
  path: '/api/account',
  summary: 'Your account',
  responses: ANSWERS_ACCOUNT,
});

const change = createRoute({
  method: 'patch',
  path: '/api/account',
  summary: 'Change your avatar or e-mail address',
  request: jsonBody(accountChange),
  responses: { ...ANSWERS_ACCOUNT, 400: refused('Not understood') },
});

const password = createRoute({
  method: 'post',
  path: '/api/account/password',
  summary: 'Change your password',
  description: 'Every other session of the account ends.',
  request: jsonBody(passwordChange),
  responses: {
    ...REFUSED,
    200: { description: 'You', content: { 'application/json': { schema: meSchema } } },
    400: refused('The new password will not do'),
  },
});

const recoveryCodes = createRoute({
  method: 'post',
  path: '/api/account/recovery-codes',
  summary: 'New recovery codes',
  description: 'The old ones are void.',
  request: jsonBody(newCodesRequest),
  responses: {
    ...REFUSED,
    200: { description: 'The codes', content: { 'application/json': { schema: recoveryCodesSchema } } },
    400: refused('Not understood'),
  },
});

const signOutEverywhere = createRoute({
  method: 'post',
  path: '/api/account/sign-out-everywhere',
  summary: 'End all your sessions',
  responses: {
    401: REFUSED[401],
    429: REFUSED[429],
    200: { description: 'Nobody', content: { 'application/json': { schema: meSchema } } },
  },
});

const exported = createRoute({
  method: 'get',
  path: '/api/account/export',
  summary: 'Everything that is kept about you, as a file',
  responses: {
    ...REFUSED,
    200: {
      description: 'The file',
      headers: z.object({ 'content-disposition': z.string() }),
      content: { 'application/json': { schema: exportSchema } },
    },
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/account',
  summary: 'Delete your account',
  description: 'Your games stay, under the name of a former player. The username is free again at once.',
  request: jsonBody(deleteAccountRequest),
  responses: {
    ...REFUSED,
    200: { description: 'Nobody', content: { 'application/json': { schema: meSchema } } },
    400: refused('Not understood'),
  },
});

type Refusing = 'unauthenticated' | 'forbidden' | 'rate-limited' | 'wrong-password';

/** Somebody with an account, or why the request goes no further. */
type Owner =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly code: Refusing; readonly retryAfter: number | null };

/** What people with an account see of it and change. */
export function addAccountOwnRoutes(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { accounts } = parts;
  app.openapi(details, async (context) => {
    const owner = await ownerOf(context, parts);
    return owner.ok ? answerDetails(context, parts, owner.person) : refuse(context, owner.code, owner.retryAfter);
  });
  app.openapi(change, async (context) => {
    const owner = await ownerOf(context, parts);
    if (!owner.ok) return refuse(context, owner.code, owner.retryAfter);
    const wanted = context.req.valid('json');
    const taken = wanted.avatar === undefined ? null : parts.limits.pictures.take(owner.person.id);
    if (taken?.ok === false) return refuse(context, 'rate-limited', taken.retryAfter);
    await accounts.change(owner.person.id, wanted);
    return answerDetails(context, parts, owner.person);
  });
  app.openapi(exported, async (context) => {
    const owner = await ownerOf(context, parts);
    if (!owner.ok) return refuse(context, owner.code, owner.retryAfter);
    const all = await accounts.exportOf(owner.person.id);
    if (all === null) return refuse(context, 'unauthenticated');
    context.header('content-disposition', 'attachment; filename="upcard-account.json"');
    return context.json(all, 200);
  });
  app.openapi(signOutEverywhere, async (context) => {
    const visitor = await context.get('visitorOf')();
    if (visitor === null) return refuse(context, 'unauthenticated');
    const taken = parts.limits.ownAccount.take(visitor.person.id);
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    setCookies(context, await accounts.signOut(context.req.raw.headers));
    await accounts.endAll(visitor.person.id);
    parts.hall.signedOut(visitor.person.id);
    return context.json(NOBODY, 200);
  });
  addGuarded(app, parts);
}

/** What takes the password again. */
function addGuarded(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  const { accounts, hall, log } = parts;
  app.openapi(password, async (context) => {
    const { current, next } = context.req.valid('json');
    const owner = await ownerOf(context, parts, current);
    if (!owner.ok) return refuse(context, owner.code, owner.retryAfter);
    const signIn = await accounts.setPassword(owner.person, next, context.req.raw.headers);
    if (signIn === null) return refuse(context, 'weak-password');
    setCookies(context, signIn.cookies);
    comeBack(context, parts, owner.person.id);
    log.info({ person: owner.person.id }, 'password changed');
    return context.json(signIn.visitor, 200);
  });
  app.openapi(recoveryCodes, async (context) => {
    const owner = await ownerOf(context, parts, context.req.valid('json').password);
    if (!owner.ok) return refuse(context, owner.code, owner.retryAfter);
    return context.json({ recoveryCodes: await accounts.renewCodes(owner.person.id) }, 200);
  });
  app.openapi(remove, async (context) => {
    const owner = await ownerOf(context, parts, context.req.valid('json').password);
    if (!owner.ok) return refuse(context, owner.code, owner.retryAfter);
    setCookies(context, await accounts.signOut(context.req.raw.headers));
    await accounts.remove(owner.person.id);
    hall.signedOut(owner.person.id);
    comeBack(context, parts, owner.person.id);
    log.info({ person: owner.person.id }, 'account deleted');
    return context.json(NOBODY, 200);
  });
}

async function answerDetails(context: Context<HttpEnv>, { accounts }: HttpParts, { id }: Person) {
  const account = await accounts.details(id);
  return account === null ? refuse(context, 'unauthenticated') : context.json(account, 200);
}

/** Who asks, if it is somebody with an account; with a password, if that is theirs too. */
async function ownerOf(
  context: Context<HttpEnv>,
  { accounts, limits }: HttpParts,
  password: string | null = null,
): Promise<Owner> {
  const visitor = await context.get('visitorOf')();
  if (visitor === null) return { ok: false, code: 'unauthenticated', retryAfter: null };
  if (visitor.kind !== 'account') return { ok: false, code: 'forbidden', retryAfter: null };
  const { person } = visitor;
  const taken = limits.ownAccount.take(person.id);
  if (!taken.ok) return { ok: false, code: 'rate-limited', retryAfter: taken.retryAfter };
  if (password === null) return { ok: true, person };
  const tried = limits.passwordTries.take(person.id);
  if (!tried.ok) return { ok: false, code: 'rate-limited', retryAfter: tried.retryAfter };
  if (!(await accounts.isPassword(person.id, password))) return { ok: false, code: 'wrong-password', retryAfter: null };
  limits.passwordTries.succeeded(person.id);
  return { ok: true, person };
}
