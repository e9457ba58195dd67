import { REFUSAL_REASON, REFUSAL_TEXT, type RefusalCode, type RefusedRequest } from '@upcard/protocol';
import type { Context } from 'hono';
import type { HttpEnv } from './http-parts.ts';

/** The codes that requests are refused with, and the HTTP status of each. */
export const REFUSAL_STATUS = {
  'bad-cards': 400,
  'bad-message': 400,
  'bad-name': 400,
  'weak-password': 400,
  unauthenticated: 401,
  'wrong-login': 401,
  'wrong-recovery': 401,
  forbidden: 403,
  suspended: 403,
  'wrong-password': 403,
  'wrong-passcode': 403,
  'passcode-needed': 403,
  'account-needed': 403,
  'watch-only': 403,
  blocked: 403,
  'not-found': 404,
  'name-taken': 409,
  'room-full': 409,
  'table-paused': 409,
  'wrong-phase': 409,
  'already-submitted': 409,
  'rate-limited': 429,
} as const;
/** The codes with which a request can be refused. */
export type RequestRefusal = keyof typeof REFUSAL_STATUS;

/** Body of a refusal. `retryAfter` in milliseconds, with `rate-limited` only. */
export function refusalBody(code: RefusalCode, retryAfter: number | null = null): RefusedRequest {
  return { code, text: REFUSAL_TEXT[code], retryAfter };
}

/** Answers with a refusal. `retryAfter` in milliseconds. */
export function refuse<Code extends RequestRefusal>(
  context: Context<HttpEnv>,
  code: Code,
  retryAfter: number | null = null,
) {
  if (retryAfter !== null) context.header('retry-after', `${Math.ceil(retryAfter / 1_000)}`);
  return context.json<RefusedRequest, (typeof REFUSAL_STATUS)[Code]>(
    refusalBody(code, retryAfter),
    REFUSAL_STATUS[code],
  );
}

/** Answers that something may be asked again in so many milliseconds, with the sentence that says why. */
export function refuseUntil(context: Context<HttpEnv>, retryAfter: number, reason: keyof typeof REFUSAL_REASON) {
  context.header('retry-after', `${Math.ceil(retryAfter / 1_000)}`);
  const body = { ...refusalBody('rate-limited', retryAfter), text: REFUSAL_REASON[reason] };
  return context.json<RefusedRequest, 429>(body, REFUSAL_STATUS['rate-limited']);
}

/** Answers that something is forbidden or can't be understood, with the sentence that says why. */
export function refuseBecause<Code extends 'forbidden' | 'bad-message'>(
  context: Context<HttpEnv>,
  code: Code,
  reason: keyof typeof REFUSAL_REASON,
) {
  const body = { ...refusalBody(code), text: REFUSAL_REASON[reason] };
  return context.json<RefusedRequest, (typeof REFUSAL_STATUS)[Code]>(body, REFUSAL_STATUS[code]);
}
