import { avatarFor, type Person } from '@upcard/tables';
import type { Kysely } from 'kysely';
import type { Alongside } from '../store/alongside.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import type { AccountLibrary } from './account-library.ts';
import type { Ownership } from './ownership.ts';
import { type PeopleTurns, peopleTurns } from './people-turns.ts';
import { personFrom } from './sessions.ts';

/** Somebody (by id) whose everything becomes another's, for good. */
export interface Succession {
  readonly from: string;
  readonly to: Person;
}

/**
 * How people become somebody else: a guest an account, somebody who leaves a former player. It takes many steps at many places.
 * Therefore it is written down first, by the transaction that decides it, and what is written down is carried out to its end, by
 * the next start if need be.
 */
export interface Successions {
  /** Whether somebody (by id) is somebody else by now, or about to be: nothing is taken from them any more. */
  readonly isGone: (person: string) => boolean;
  /** What decides, carries out or takes back a succession of these people has to be done in a turn of theirs. */
  readonly inTurn: PeopleTurns;
  /** Writes a succession down, for the transaction that decides it. */
  readonly writeDown: (succession: Succession) => Alongside;
  /**
   * Carries out what is written down. When it rejects, it stays written down; but when a keeper has failed, so that `from` is there
   * still, `ifStuck` is done first, which may strike it.
   */
  readonly carryOut: (succession: Succession, ifStuck?: () => Promise<void>) => Promise<void>;
  /** What was written down is not to be, and `from` is not gone; with what is to be stored together with that. */
  readonly strike: (from: string, alongside?: Alongside) => Promise<void>;
  /** Carries out what other processes have left undone. Before anybody is let in, and after the tables are open. */
  readonly finishAll: () => Promise<void>;
}

/** What successions work with. */
export interface SuccessionParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly library: AccountLibrary;
  readonly ownership: () => Ownership;
}

/** More people than can be on their way through requests or sockets at one time. */
const MOST_REMEMBERED = 10_000;

/** A former player, of this id. */
export function formerPlayer(id: string): Person {
  return { id, name: 'former player', avatar: avatarFor(id) };
}

/** Opens successions. */
export function openSuccessions(parts: SuccessionParts): Successions {
  const { db } = parts;
  const gone = new Set<string>();
  const carryOut: Successions['carryOut'] = async ({ from, to }, ifStuck) => {
    // At once: whatever tables were told before this moment comes before the move there, and nothing comes after it.
    gone.add(from);
    const [oldest] = gone;
    if (oldest !== undefined && gone.size > MOST_REMEMBERED) gone.delete(oldest);
    const isWhole = await moveAll(parts, { from, to }, ifStuck);
    await (await parts.library.$context).internalAdapter.deleteUser(from);
    if (isWhole) await db.deleteFrom('successions').where('person_id', '=', from).execute();
  };
  return {
    isGone: (person) => gone.has(person),
    inTurn: peopleTurns(),
    writeDown: (succession) => (all) => writeDown(all, succession),
    carryOut,
    strike: async (from, alongside) => {
      await db.transaction().execute(async (all) => {
        await all.deleteFrom('successions').where('person_id', '=', from).execute();
        await alongside?.(all);
      });
      gone.delete(from);
    },
    finishAll: async () => {
      const left = await db.selectFrom('successions').selectAll().execute();
      for (const { person_id, successor_id } of left)
        await carryOut({ from: person_id, to: await successor(parts, successor_id) });
      await removeStrays(parts);
    },
  };
}

async function moveAll(
  { ownership }: SuccessionParts,
  { from, to }: Succession,
  ifStuck: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  try {
    return await ownership().moveOwnership(from, to);
  } catch (error) {
    await ifStuck();
    throw error;
  }
}

/** What is still to become `from`'s becomes `to`'s as well. */
async function writeDown(all: Kysely<DatabaseSchema>, { from, to }: Succession): Promise<void> {
  await all.updateTable('successions').set({ successor_id: to.id }).where('successor_id', '=', from).execute();
  await all.insertInto('successions').values({ person_id: from, successor_id: to.id }).execute();
}

async function successor({ library }: SuccessionParts, id: string): Promise<Person> {
  const user = await (await library.$context).internalAdapter.findUserById(id);
  return user === null ? formerPlayer(id) : personFrom(user);
}

/** The library has people before they have accounts; whoever is neither a guest nor has an account was cut off in between. */
async function removeStrays({ db, library }: SuccessionParts): Promise<void> {
  const { internalAdapter } = await library.$context;
  const strays = await db
    .selectFrom('user')
    .leftJoin('accounts', 'accounts.person_id', 'user.id')
    .select('user.id')
    .where('user.isAnonymous', 'is not', 1)
    .where('accounts.person_id', 'is', null)
    .execute();
  for (const { id } of strays) await internalAdapter.deleteUser(id);
}
