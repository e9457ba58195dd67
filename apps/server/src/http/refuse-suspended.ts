import type { Suspension } from '@upcard/protocol';
import type { Context } from 'hono';
import { suspensionText } from '../auth/suspension.ts';
import type { HttpEnv } from './http-parts.ts';
import { REFUSAL_STATUS, refusalBody } from './refuse.ts';

/** Answers somebody who has proved who they are, by a session, password or recovery code, and may not come in. */
export function refuseSuspended(context: Context<HttpEnv>, suspension: Suspension) {
  const body = { ...refusalBody('suspended'), text: suspensionText(suspension) };
  return context.json(body, REFUSAL_STATUS.suspended);
}
