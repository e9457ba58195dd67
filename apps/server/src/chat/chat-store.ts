import type { ChatLine } from '@upcard/protocol';
import { avatarFor, type Person, parseAvatar } from '@upcard/tables';
import type { Kysely, Selectable } from 'kysely';
import type { Alongside } from '../store/alongside.ts';
import type { ChatLineRow } from '../store/moderation-schema.ts';
import type { DatabaseSchema } from '../store/schema.ts';

/** A line as it is kept: with its text even when it is hidden. `position` counts from 1 at each table. */
export interface KeptLine extends ChatLine {
  readonly table: string;
  readonly position: number;
  readonly commandId: string;
}

/** What is said at tables, in the database. Everything rejects with `StoreFailure`. */
export interface ChatStore {
  /** The newest lines, oldest first. */
  readonly newest: (table: string, count: number) => Promise<readonly KeptLine[]>;
  readonly find: (line: string) => Promise<KeptLine | null>;
  /** Rejects when the position or the command is in the table's chat already. */
  readonly add: (line: KeptLine) => Promise<void>;
  /** The position of the line that this command has made. */
  readonly findCommand: (table: string, commandId: string) => Promise<number | null>;
  /** Everything that somebody has said, oldest first. */
  readonly saidBy: (person: string) => Promise<readonly KeptLine[]>;
  /** Takes a line out of sight, and stores what comes along with that. False, with nothing stored, when it is so already. */
  readonly hide: (line: string, at: number, alongside: Alongside) => Promise<boolean>;
  /** Ids of all whom the host has silenced. */
  readonly silenced: (table: string) => Promise<readonly string[]>;
  readonly silence: (table: string, person: string) => Promise<void>;
  readonly letTalk: (table: string, person: string) => Promise<void>;
  /** What was somebody's is `to`'s from now on, also under their name. Returns the tables at which something differs. */
  readonly movePerson: (from: string, to: Person) => Promise<readonly string[]>;
}

/** Opens the chats of all tables. */
export function chatStore(db: Kysely<DatabaseSchema>): ChatStore {
  const lines = db.selectFrom('chat_lines').selectAll();
  return {
    newest: async (table, count) => {
      const rows = await lines.where('table_id', '=', table).orderBy('position', 'desc').limit(count).execute();
      return rows.map(keptLine).reverse();
    },
    find: async (line) => {
      const row = await lines.where('id', '=', line).executeTakeFirst();
      return row === undefined ? null : keptLine(row);
    },
    add: async (line) => {
      await db.insertInto('chat_lines').values(lineRow(line)).execute();
    },
    findCommand: async (table, commandId) => {
      const row = await lines.where('table_id', '=', table).where('command_id', '=', commandId).executeTakeFirst();
      return row?.position ?? null;
    },
    saidBy: async (person) => (await lines.where('person_id', '=', person).orderBy('at').execute()).map(keptLine),
    hide: (line, at, alongside) =>
      db.transaction().execute(async (all) => {
        const hidden = await all
          .updateTable('chat_lines')
          .set({ hidden_at: at })
          .where('id', '=', line)
          .where('hidden_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (hidden !== undefined) await alongside(all);
        return hidden !== undefined;
      }),
    ...silencedPeople(db),
    movePerson: (from, to) => movePerson(db, from, to),
  };
}

function silencedPeople(db: Kysely<DatabaseSchema>): Pick<ChatStore, 'silenced' | 'silence' | 'letTalk'> {
  return {
    silenced: async (table) => {
      const query = db.selectFrom('silenced_people').select('person_id').where('table_id', '=', table);
      return (await query.orderBy('person_id').execute()).map((row) => row.person_id);
    },
    silence: async (table, person) => {
      await db
        .insertInto('silenced_people')
        .values({ table_id: table, person_id: person })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    letTalk: async (table, person) => {
      await db.deleteFrom('silenced_people').where('table_id', '=', table).where('person_id', '=', person).execute();
    },
  };
}

function movePerson(db: Kysely<DatabaseSchema>, from: string, to: Person): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    const said = await transaction
      .updateTable('chat_lines')
      .set({ person_id: to.id, person_name: to.name, person_avatar: to.avatar })
      .where('person_id', '=', from)
      .returning('table_id')
      .execute();
    if (from === to.id) return [...new Set(said.map((row) => row.table_id))];
    const silenced = await transaction
      .deleteFrom('silenced_people')
      .where('person_id', '=', from)
      .returning('table_id')
      .execute();
    for (const { table_id } of silenced) {
      await transaction
        .insertInto('silenced_people')
        .values({ table_id, person_id: to.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return [...new Set([...said, ...silenced].map((row) => row.table_id))];
  });
}

function keptLine(row: Selectable<ChatLineRow>): KeptLine {
  const { id, at, position, text, person_id, person_name: name, person_avatar } = row;
  return {
    id,
    at,
    position,
    text,
    table: row.table_id,
    commandId: row.command_id,
    person: { id: person_id, name, avatar: parseAvatar(person_avatar) ?? avatarFor(person_id) },
    isHidden: row.hidden_at !== null,
  };
}

function lineRow({ id, at, position, text, table, commandId, person }: KeptLine): ChatLineRow {
  return {
    id,
    at,
    position,
    text,
    table_id: table,
    command_id: commandId,
    person_id: person.id,
    person_name: person.name,
    person_avatar: person.avatar,
    hidden_at: null,
  };
}
