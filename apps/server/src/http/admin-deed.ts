import type { Context } from 'hono';
import type { Deed } from '../admin/audit-log.ts';
import type { HttpEnv, HttpParts } from './http-parts.ts';
import { readReason } from './reason.ts';
import { refuse } from './refuse.ts';

/**
 * What an administrator is about to do, as it will be written down, or the answer when it will not be done: the reason is empty or
 * too long, or there was too much in a short time. Who may come here at all is decided in front of every route.
 */
export async function readDeed(context: Context<HttpEnv>, { clock, limits }: HttpParts, typed: string) {
  const visitor = await context.get('visitorOf')();
  if (visitor === null) return { ok: false, answer: refuse(context, 'unauthenticated') } as const;
  const { id, name } = visitor.person;
  const taken = limits.administration.take(id);
  if (!taken.ok) return { ok: false, answer: refuse(context, 'rate-limited', taken.retryAfter) } as const;
  const read = readReason(context, typed);
  if (!read.ok) return read;
  const deed: Deed = { by: { kind: 'person', id, name }, at: clock.now(), reason: read.reason };
  return { ok: true, deed, by: visitor.person } as const;
}
