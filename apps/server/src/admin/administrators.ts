import type { AuditSubject } from '@upcard/protocol';
import type { Kysely, Selectable } from 'kysely';
import { lookAlikeKeys } from '../auth/look-alikes.ts';
import { newRecoveryCode, recoveryCodeHash } from '../auth/recovery-code.ts';
import { cryptoRandomIndex } from '../cards/crypto-random.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { type Deed, writeDown } from './audit-log.ts';

type Account = Selectable<DatabaseSchema['accounts']>;

/** Whether somebody's role was changed, or had been that way before. */
export type RoleChange = 'changed' | 'unchanged';

const random = cryptoRandomIndex();

/** The account of this name, or one that looks like it; null when there is none. */
export async function accountNamed(db: Kysely<DatabaseSchema>, name: string): Promise<Account | null> {
  const query = db.selectFrom('accounts').selectAll().where('name_key', '=', lookAlikeKeys(name).small);
  return (await query.executeTakeFirst()) ?? null;
}

/** The account of the person of this id; null for guests and nobody. */
export async function accountOf(db: Kysely<DatabaseSchema>, person: string): Promise<Account | null> {
  const query = db.selectFrom('accounts').selectAll().where('person_id', '=', person);
  return (await query.executeTakeFirst()) ?? null;
}

function subjectOf({ person_id, username }: Account): AuditSubject {
  return { kind: 'person', id: person_id, name: username };
}

/** Makes somebody an administrator. */
export function grant(db: Kysely<DatabaseSchema>, account: Account, deed: Deed): Promise<RoleChange> {
  return changeRole(db, account, { deed, act: 'grant' });
}

/** Makes an administrator an ordinary player again. */
export function revoke(db: Kysely<DatabaseSchema>, account: Account, deed: Deed): Promise<RoleChange> {
  return changeRole(db, account, { deed, act: 'revoke' });
}

function changeRole(
  db: Kysely<DatabaseSchema>,
  account: Account,
  { deed, act }: { readonly deed: Deed; readonly act: 'grant' | 'revoke' },
): Promise<RoleChange> {
  return db.transaction().execute(async (all) => {
    const changed = await all
      .updateTable('accounts')
      .set({ administrator_since: act === 'grant' ? deed.at : null })
      .where('person_id', '=', account.person_id)
      .where('administrator_since', act === 'grant' ? 'is' : 'is not', null)
      .returning('person_id')
      .executeTakeFirst();
    if (changed === undefined) return 'unchanged';
    await writeDown(all, deed, { act, subject: subjectOf(account) });
    return 'changed';
  });
}

/** Gives an account one more recovery code, which lets whoever has it set a new password once. It is nowhere kept as such. */
export function giveRecoveryCode(db: Kysely<DatabaseSchema>, account: Account, deed: Deed): Promise<string> {
  const code = newRecoveryCode(random);
  return db.transaction().execute(async (all) => {
    const row = { person_id: account.person_id, code_hash: recoveryCodeHash(account.person_id, code) };
    await all.insertInto('recovery_codes').values(row).execute();
    await writeDown(all, deed, { act: 'reset', subject: subjectOf(account) });
    return code;
  });
}
