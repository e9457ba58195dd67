import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DatabaseSchema } from '../store/schema.ts';
import { accountNamed, giveRecoveryCode, grant, revoke } from './administrators.ts';
import type { Deed } from './audit-log.ts';

/** What whoever holds the data folder may do without being anybody. */
export const LOCAL_ACTS = ['grant', 'revoke', 'reset'] as const;

/** One such act, on the account of this name. */
export const localAct = z.strictObject({ act: z.enum(LOCAL_ACTS), name: z.string().min(1).max(200) });
export type LocalAct = z.infer<typeof localAct>;

/** What came of it: a line for the terminal. */
export const localAnswer = z.strictObject({ ok: z.boolean(), text: z.string() });
export type LocalAnswer = z.infer<typeof localAnswer>;

/** Does it and writes it down as done from the command line. `now` in milliseconds. */
export async function performLocalAct(
  db: Kysely<DatabaseSchema>,
  { act, name }: LocalAct,
  now: number,
): Promise<LocalAnswer> {
  const account = await accountNamed(db, name);
  if (account === null) return { ok: false, text: `There is no account named ${name}.` };
  const deed: Deed = { by: { kind: 'commandLine' }, at: now, reason: '' };
  const { username } = account;
  switch (act) {
    case 'grant':
      return (await grant(db, account, deed)) === 'changed'
        ? { ok: true, text: `${username} is an administrator now.` }
        : { ok: true, text: `${username} is an administrator already.` };
    case 'revoke':
      return (await revoke(db, account, deed)) === 'changed'
        ? { ok: true, text: `${username} is no administrator any more.` }
        : { ok: true, text: `${username} is no administrator.` };
    case 'reset': {
      const code = await giveRecoveryCode(db, account, deed);
      return { ok: true, text: `Recovery code of ${username}, shown this once: ${code}` };
    }
  }
}
