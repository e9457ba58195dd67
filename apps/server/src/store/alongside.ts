import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Writes what belongs to something else that is being written, by the transaction of that: both are stored, or neither. */
export type Alongside = (transaction: Kysely<DatabaseSchema>) => Promise<void>;
