import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** The passcodes of tables. What is kept of them can't be turned back. */
export interface Passcodes {
  /** What a table's row is to hold instead of its passcode. Takes its time. */
  readonly hash: (passcode: string) => Promise<string>;
  /** False as well for a table without one. Takes its time. */
  readonly isRight: (table: string, passcode: string) => Promise<boolean>;
}

/** Passcodes in the rows of their tables, hashed by scrypt with a salt of their own. */
export function openPasscodes(db: Kysely<DatabaseSchema>): Passcodes {
  return {
    hash: hashPassword,
    isRight: async (table, password) => {
      const row = await db.selectFrom('tables').select('passcode_hash').where('id', '=', table).executeTakeFirst();
      const hash = row?.passcode_hash ?? null;
      return hash !== null && (await verifyPassword({ hash, password }));
    },
  };
}
