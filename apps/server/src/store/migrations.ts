import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addAccounts } from './migrations/0003-accounts.ts';
import { addRooms } from './migrations/0004-rooms.ts';
import { createChat } from './migrations/0005-chat.ts';
import { createAdministration } from './migrations/0006-administration.ts';
import { addTerms } from './migrations/0007-terms.ts';
import { createRatings } from './migrations/0008-ratings.ts';
import { addRoomPeople } from './migrations/0009-room-people.ts';
import { forgetRoomSnapshots } from './migrations/0010-room-endings.ts';
import { addSuccessions } from './migrations/0011-successions.ts';

/** The database's shape, step by step. A step that has been released is never changed: add another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: createTables },
  '0002-opener-avatar': { up: addOpenerAvatar },
  '0003-accounts': { up: addAccounts },
  '0004-rooms': { up: addRooms },
  '0005-chat': { up: createChat },
  '0006-administration': { up: createAdministration },
  '0007-terms': { up: addTerms },
  '0008-ratings': { up: createRatings },
  '0009-room-people': { up: addRoomPeople },
  '0010-room-endings': { up: forgetRoomSnapshots },
  '0011-successions': { up: addSuccessions },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text')
    .addColumn('epoch', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('opener_id', 'text', (column) => column.notNull())
    .addColumn('opener_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('listed_cards', 'text')
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema.createIndex('tables_running').on('tables').columns(['finished_at', 'created_at']).execute();
  await db.schema
    .createTable('events')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('epoch', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('command_id', 'text')
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('cards', 'text')
    .addPrimaryKeyConstraint('events_position', ['table_id', 'seq'])
    .addUniqueConstraint('events_command', ['table_id', 'command_id'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('cards', 'text')
    .execute();
}

async function addOpenerAvatar(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('opener_avatar', 'text').execute();
}
