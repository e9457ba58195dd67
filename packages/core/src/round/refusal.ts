/** Why a table refuses a command. When several fit, the first in this list is given. */
export const REFUSALS = [
  'not-participant',
  'not-active',
  'too-late',
  'wrong-phase',
  'not-your-turn',
  'already-submitted',
  'illegal-action',
  'bad-amount',
  'bid-too-low',
  'bet-below-minimum',
  'over-capital',
  'bet-not-even',
  'seat-taken',
  'bet-above-maximum',
  'bad-cards',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The answer of every `decide`: what happened, or why nothing did. */
export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** An accepted command's decision. */
export function accepted<Event>(...events: readonly Event[]): Decision<Event> {
  return { ok: true, events };
}

/** A refused command's decision. */
export function refused(refusal: Refusal): Decision<never> {
  return { ok: false, refusal };
}
