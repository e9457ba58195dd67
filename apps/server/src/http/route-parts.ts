import type { MeAnswer } from '@upcard/protocol';
import type { z } from 'zod';
import { refusalSchema } from './schemas.ts';

/** The answer about nobody. */
export const NOBODY = { person: null, kind: null, isAdministrator: false } as const satisfies MeAnswer;

/** A refusal among a route's responses. */
export function refused(description: string) {
  return { description, content: { 'application/json': { schema: refusalSchema } } };
}

/** A body that a route must be sent, as JSON. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } };
}
