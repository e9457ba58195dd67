import { REASON_LENGTH } from '@upcard/protocol';
import type { Context } from 'hono';
import { readPlainText } from '../chat/plain-text.ts';
import type { HttpEnv } from './http-parts.ts';
import { refuseBecause } from './refuse.ts';

/** The sentence for a reason that will not do. */
const WHY_NOT = { nothingSaid: 'nothingSaid', tooLong: 'reasonTooLong' } as const;

/** A reason as it may be shown, or the answer to one that is empty or too long. */
export function readReason(context: Context<HttpEnv>, typed: string) {
  const read = readPlainText(typed, REASON_LENGTH);
  if (read.ok) return { ok: true, reason: read.text } as const;
  return { ok: false, answer: refuseBecause(context, 'bad-message', WHY_NOT[read.why]) } as const;
}
