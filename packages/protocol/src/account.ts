import { AVATARS, type AvatarName, type Person, type TableKind } from '@upcard/tables';
import { z } from 'zod';
import type { RatingRecord } from './ratings.ts';

/** What is longer than anybody types is not looked at; the rules for names and passwords have answers of their own. */
const typed = z.string().max(1_000);
/** A password of one's own that is asked for again. */
const passwordOnly = z.strictObject({ password: typed });
const email = z.email().max(254);

/** `POST /api/account/register`. A name or password that will not do is refused with `bad-name` or `weak-password`. */
export const registerRequest = z.strictObject({ username: typed, password: typed, email: email.exactOptional() });
export type RegisterRequest = z.infer<typeof registerRequest>;

/** `POST /api/account/login`. */
export const loginRequest = z.strictObject({ username: typed, password: typed });
export type LoginRequest = z.infer<typeof loginRequest>;

/** `POST /api/account/recover`: one of the recovery codes, and the password to have from now on. */
export const recoverRequest = z.strictObject({ username: typed, code: typed, password: typed });
export type RecoverRequest = z.infer<typeof recoverRequest>;

/** `PATCH /api/me`: the picture of anybody who is in, guests too. */
export const meChange = z.strictObject({ avatar: z.enum(AVATARS) });
export type MeChange = z.infer<typeof meChange>;

/** `PATCH /api/account`: what is to be changed; `email: null` takes the address away. */
export const accountChange = z.strictObject({
  avatar: z.enum(AVATARS).exactOptional(),
  email: email.nullable().exactOptional(),
});
export type AccountChange = z.infer<typeof accountChange>;

/** `POST /api/account/password`. */
export const passwordChange = z.strictObject({ current: typed, next: typed });
export type PasswordChange = z.infer<typeof passwordChange>;

/** `POST /api/account/recovery-codes`: new codes; the old ones are void. */
export const newCodesRequest = passwordOnly;
export type NewCodesRequest = z.infer<typeof newCodesRequest>;

/** `DELETE /api/account`. */
export const deleteAccountRequest = passwordOnly;
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;

/** What somebody is to the house; null for nobody. */
export type PersonKind = 'guest' | 'account';

/**
 * Who asks (`GET /api/me`, and the answer to coming in, logging in and leaving). `suspended`: the session is somebody's who may not
 * come in; `text` tells them until when and why.
 */
export type MeAnswer =
  | { readonly person: Person; readonly kind: PersonKind; readonly isAdministrator: boolean }
  | { readonly person: null; readonly kind: null; readonly isAdministrator: false }
  | { readonly person: null; readonly kind: 'suspended'; readonly isAdministrator: false; readonly text: string };

/** Recovery codes, shown this once. */
export interface RecoveryCodesAnswer {
  readonly recoveryCodes: readonly string[];
}

/** The answer to registering. */
export interface RegisterAnswer extends RecoveryCodesAnswer {
  readonly person: Person;
  readonly kind: 'account';
  readonly isAdministrator: boolean;
}

/** One's own account (`GET /api/account`). `joinedAt` in the server's milliseconds. */
export interface AccountAnswer {
  readonly id: string;
  readonly name: string;
  readonly avatar: AvatarName;
  readonly email: string | null;
  readonly joinedAt: number;
  readonly recoveryCodesLeft: number;
}

/** A game somebody has been in. `finishedAt` in the server's milliseconds; null while it runs. */
export interface ProfileGame {
  readonly table: string;
  readonly kind: TableKind;
  readonly name: string;
  readonly finishedAt: number | null;
}

/** What everybody may know of somebody (`GET /api/people/{id}`): `games` are the newest fifty; no `rating` before the first rated game. */
export interface ProfileAnswer {
  readonly id: string;
  readonly name: string;
  readonly avatar: AvatarName;
  readonly kind: PersonKind;
  readonly joinedAt: number;
  readonly rating: RatingRecord | null;
  readonly games: readonly ProfileGame[];
}
