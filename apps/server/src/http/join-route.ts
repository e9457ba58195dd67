import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { CommandAnswer } from '@upcard/host';
import { guestOverlay, ROOM_RULES, type RoomLegality } from '@upcard/tables';
import type { Visitor } from '../auth/visitor.ts';
import { askToJoin } from '../hall/ask-to-join.ts';
import type { OpenTable } from '../hall/hall.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { type RequestRefusal, refuse, refuseUntil } from './refuse.ts';
import { joinedTableSchema, joinTableSchema, refusalSchema } from './schemas.ts';

const refused = (description: string) => ({ description, content: { 'application/json': { schema: refusalSchema } } });

const join = createRoute({
  method: 'post',
  path: '/api/tables/{id}/join',
  summary: 'Belong to a table',
  description:
    'Joins at once where anybody may, asks the host where they decide, and opens a table with a passcode to whoever knows it.',
  request: {
    params: z.object({ id: z.string().max(64) }),
    body: { required: true, content: { 'application/json': { schema: joinTableSchema } } },
  },
  responses: {
    200: { description: 'What you are now', content: { 'application/json': { schema: joinedTableSchema } } },
    400: refused('Something in the request is not allowed'),
    401: refused('You are nobody yet'),
    403: refused('A passcode is needed or wrong, or you may not join'),
    404: refused('No such table'),
    409: refused('Nobody can join now'),
    429: refused('Too often, too many wrong passcodes, or asked again too soon'),
  },
});

/** Why somebody can't join, among the reasons that a request can be refused for, with the milliseconds to wait or null. */
interface NotJoined {
  readonly code: Extract<RequestRefusal, JoinFault>;
  readonly retryAfter: number | null;
}

const JOIN_FAULTS = [
  'wrong-passcode',
  'passcode-needed',
  'account-needed',
  'watch-only',
  'blocked',
  'not-found',
  'room-full',
  'table-paused',
  'wrong-phase',
  'already-submitted',
  'rate-limited',
] as const;
type JoinFault = (typeof JOIN_FAULTS)[number];

/** A room's other reasons have nothing to do with joining. */
function faultOf(reason: string): NotJoined {
  return { code: JOIN_FAULTS.find((fault) => fault === reason) ?? 'wrong-phase', retryAfter: null };
}

/** `asksAgainIn`: has asked too often, and may ask the host again in so many milliseconds. */
type Joined = { readonly membership: 'member' | 'asking' } | { readonly asksAgainIn: number } | NotJoined;

function outcome(answer: CommandAnswer | null, membership: 'member' | 'asking'): Joined {
  if (answer === null) return faultOf('not-found');
  return answer.ok ? { membership } : faultOf(answer.refusal);
}

interface Asking {
  readonly table: OpenTable;
  readonly visitor: Visitor;
  readonly passcode: string | undefined;
}

async function byPasscode(parts: HttpParts, { table, visitor: { person }, passcode }: Asking): Promise<Joined> {
  const { id } = table.record;
  if (passcode === undefined) return faultOf('passcode-needed');
  const taken = parts.limits.passcodeTries.take(person.id, id);
  if (!taken.ok) return { code: 'rate-limited', retryAfter: taken.retryAfter };
  if (!(await parts.passcodes.isRight(id, passcode))) return faultOf('wrong-passcode');
  parts.limits.passcodeTries.succeeded(person.id, id);
  return outcome(await parts.hall.admit(id, person), 'member');
}

function legalityFor({ table: { host, record }, visitor }: Asking): RoomLegality {
  const { room } = host.overlay(visitor.person.id);
  return (visitor.kind === 'guest' ? guestOverlay(room, ROOM_RULES[record.kind]) : room).commands.join;
}

async function joinTable(parts: HttpParts, asking: Asking): Promise<Joined> {
  const { table, visitor } = asking;
  const { isMember, myRequest } = table.host.overlay(visitor.person.id).room;
  if (isMember) return { membership: 'member' };
  if (myRequest === 'waiting') return { membership: 'asking' };
  const legality = legalityFor(asking);
  if (!legality.isLegal)
    return legality.reason === 'passcode-needed' ? byPasscode(parts, asking) : faultOf(legality.reason);
  const said = { person: visitor.person, commandId: `join-${crypto.randomUUID()}`, command: { type: 'join' } } as const;
  const { joining } = table.host.frame().view.room;
  const say = () => table.host.submit(said);
  const answer = await askToJoin(parts.limits.joinRequests, { table, person: visitor.person.id, say });
  if ('retryAfter' in answer) return { asksAgainIn: answer.retryAfter };
  // The room takes whoever joins or asks for connected; a request is no connection yet.
  if (answer.ok) table.audience.expect(visitor.person.id);
  return outcome(answer, joining === 'approval' ? 'asking' : 'member');
}

/** The way into a table's room. Passcodes come this way alone. */
export function addJoinRoute(app: OpenAPIHono<HttpEnv>, parts: HttpParts): void {
  app.openapi(join, async (context) => {
    const visitor = await context.get('visitorOf')();
    if (visitor === null) return refuse(context, 'unauthenticated');
    const taken = parts.limits.joins.take(context.get('address'));
    if (!taken.ok) return refuse(context, 'rate-limited', taken.retryAfter);
    const table = await parts.hall.open(context.req.valid('param').id);
    if (table === null) return refuse(context, 'not-found');
    const { passcode } = context.req.valid('json');
    const joined = await joinTable(parts, { table, visitor, passcode });
    if ('membership' in joined) return context.json(joined, 200);
    if ('asksAgainIn' in joined) return refuseUntil(context, joined.asksAgainIn, 'askedTooOften');
    return refuse(context, joined.code, joined.retryAfter);
  });
}
