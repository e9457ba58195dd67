import type { Suspension } from '@upcard/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Alongside } from '../store/alongside.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { StoreFailure } from '../store/store-failure.ts';
import type { LookAlikeKeys } from './look-alikes.ts';
import { endSuspension } from './suspension.ts';
import type { VisitorKind } from './visitor.ts';

/** Somebody's account as it is kept. */
export type StoredAccount = Selectable<DatabaseSchema['accounts']>;

/** A new account, and what is kept of its recovery codes. */
export interface AddedAccount {
  readonly account: StoredAccount;
  readonly codeHashes: readonly string[];
}

/** What somebody is to the house. */
export interface Standing {
  readonly kind: VisitorKind;
  readonly isAdministrator: boolean;
  /** Why they may not come in, or null. */
  readonly suspension: Suspension | null;
  /** Whether a suspension has run out only now, with which the sessions of an account end: see `endSuspension`. */
  readonly isBack: boolean;
}

/** Accounts in the database. Everything rejects with `StoreFailure` when the database can't do its work. */
export interface AccountStore {
  /** The account that a name typed by somebody belongs to, or null. */
  readonly named: (keys: LookAlikeKeys) => Promise<StoredAccount | null>;
  readonly of: (person: string) => Promise<StoredAccount | null>;
  /** Whether somebody has a name that looks like this one. */
  readonly isTaken: (keys: LookAlikeKeys) => Promise<boolean>;
  /**
   * Adds an account with its recovery codes, and stores what comes along with that. False when the name has been taken meanwhile;
   * nothing is stored then.
   */
  readonly add: (added: AddedAccount, alongside: Alongside) => Promise<boolean>;
  readonly setEmail: (person: string, email: string | null) => Promise<void>;
  /** These codes are the only ones from now on. */
  readonly replaceCodes: (person: string, codeHashes: readonly string[]) => Promise<void>;
  readonly addCode: (person: string, codeHash: string) => Promise<void>;
  /** Uses a code up. False when there is none such, or no more. */
  readonly useCode: (person: string, codeHash: string) => Promise<boolean>;
  readonly codesLeft: (person: string) => Promise<number>;
  /** The account is gone and its name free: for the transaction that decides it. */
  readonly remove: (person: string) => Alongside;
  /** What this person is to the house at this time (milliseconds). */
  readonly standing: (person: string, now: number) => Promise<Standing>;
}

/** Opens the accounts of a database. */
export function accountStore(db: Kysely<DatabaseSchema>): AccountStore {
  const account = (column: 'person_id' | 'name_key', value: string) =>
    db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
  return {
    ...recoveryCodes(db),
    named: async ({ small }) => (await account('name_key', small)) ?? null,
    of: async (person) => (await account('person_id', person)) ?? null,
    isTaken: ({ small, capitals }) => isTaken(db, { name_key: small, capitals_key: capitals }),
    add: (added, alongside) => addAccount(db, added, alongside),
    setEmail: async (person, email) => {
      await db.updateTable('accounts').set({ email }).where('person_id', '=', person).execute();
    },
    remove: (person) => async (all) => {
      await all.deleteFrom('recovery_codes').where('person_id', '=', person).execute();
      await all.deleteFrom('accounts').where('person_id', '=', person).execute();
    },
    standing: (person, now) => standingOf(db, person, now),
  };
}

async function isTaken(
  db: Kysely<DatabaseSchema>,
  { name_key, capitals_key }: Pick<StoredAccount, 'name_key' | 'capitals_key'>,
): Promise<boolean> {
  const query = db
    .selectFrom('accounts')
    .select('person_id')
    .where((row) => row.or([row('name_key', '=', name_key), row('capitals_key', '=', capitals_key)]));
  return (await query.executeTakeFirst()) !== undefined;
}

async function standingOf(db: Kysely<DatabaseSchema>, person: string, now: number): Promise<Standing> {
  const row = await db
    .selectFrom('user')
    .leftJoin('accounts', 'accounts.person_id', 'user.id')
    .leftJoin('suspensions', 'suspensions.person_id', 'user.id')
    .select(['accounts.person_id as account', 'accounts.administrator_since'])
    .select(['suspensions.since', 'suspensions.until', 'suspensions.reason'])
    .where('user.id', '=', person)
    .executeTakeFirst();
  const { account = null, administrator_since = null, since = null, until = null, reason = null } = row ?? {};
  const suspension = since === null || reason === null ? null : { since, until, reason };
  const isBack = suspension !== null && until !== null && until <= now;
  if (isBack) await db.transaction().execute((all) => endSuspension(all, person));
  return {
    kind: account === null ? 'guest' : 'account',
    isAdministrator: administrator_since !== null,
    suspension: isBack ? null : suspension,
    isBack,
  };
}

async function addAccount(
  db: Kysely<DatabaseSchema>,
  { account, codeHashes }: AddedAccount,
  alongside: Alongside,
): Promise<boolean> {
  const codes = codeHashes.map((code_hash) => ({ person_id: account.person_id, code_hash }));
  try {
    await db.transaction().execute(async (all) => {
      await all.insertInto('accounts').values(account).execute();
      await all.insertInto('recovery_codes').values(codes).execute();
      await alongside(all);
    });
    return true;
  } catch (error) {
    if (error instanceof StoreFailure && error.fault === 'statement' && (await isTaken(db, account))) return false;
    throw error;
  }
}

function recoveryCodes(
  db: Kysely<DatabaseSchema>,
): Pick<AccountStore, 'replaceCodes' | 'addCode' | 'useCode' | 'codesLeft'> {
  return {
    replaceCodes: async (person, codeHashes) => {
      const codes = codeHashes.map((code_hash) => ({ person_id: person, code_hash }));
      await db.transaction().execute(async (all) => {
        await all.deleteFrom('recovery_codes').where('person_id', '=', person).execute();
        await all.insertInto('recovery_codes').values(codes).execute();
      });
    },
    addCode: async (person, code_hash) => {
      await db.insertInto('recovery_codes').values({ person_id: person, code_hash }).execute();
    },
    useCode: async (person, codeHash) => {
      const used = await db
        .deleteFrom('recovery_codes')
        .where('person_id', '=', person)
        .where('code_hash', '=', codeHash)
        .returning('person_id')
        .executeTakeFirst();
      return used !== undefined;
    },
    codesLeft: async (person) => {
      const codes = await db.selectFrom('recovery_codes').select('code_hash').where('person_id', '=', person).execute();
      return codes.length;
    },
  };
}
