import { digitsOf } from '../tables/room/use-passcode-form.ts';

/** How people may come into a table of one's own. */
export const OFFERED_JOININGS = ['open', 'approval', 'passcode'] as const;
export type OfferedJoining = (typeof OFFERED_JOININGS)[number];

/** The joining setting as it stands in its fields. */
export interface JoiningDraft {
  readonly joining: OfferedJoining;
  readonly passcode: string;
}

/** As it is for whoever has set nothing. */
export const INITIAL_JOINING: JoiningDraft = { joining: 'open', passcode: '' };

/** The value of this name, or null. */
export function parseJoining(value: unknown): OfferedJoining | null {
  return OFFERED_JOININGS.find((offered) => offered === value) ?? null;
}

/** What is wrong with the passcode, in a few words, or null. */
export function passcodeFault({ joining, passcode }: JoiningDraft): string | null {
  return joining === 'passcode' && digitsOf(passcode).length < 4 ? 'Four digits' : null;
}

/** The joining setting as it is sent. */
export function joiningBody({ joining, passcode }: JoiningDraft): Readonly<Record<string, string>> {
  return joining === 'passcode' ? { joining, passcode } : { joining };
}
