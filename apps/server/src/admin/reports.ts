import { randomBytes } from 'node:crypto';
import type { Report, ReportedLine, ReportState } from '@upcard/protocol';
import { avatarFor, type Person, parseAvatar } from '@upcard/tables';
import type { Kysely, Selectable } from 'kysely';
import type { Keeper } from '../auth/ownership.ts';
import type { ReportRow } from '../store/moderation-schema.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { type Deed, writeDown } from './audit-log.ts';
import { type Page, type PageOfRows, pageOf } from './page.ts';

/** What is reported, as it stands at this moment. */
export type NewReport = Omit<Report, 'id' | 'state'>;

/** Writes a report down. */
export async function addReport(db: Kysely<DatabaseSchema>, report: NewReport): Promise<void> {
  const { at, table, reporter, person, line, reason } = report;
  const row: ReportRow = {
    id: randomBytes(12).toString('base64url'),
    at,
    table_id: table.id,
    table_name: table.name,
    reporter_id: reporter.id,
    reporter_name: reporter.name,
    reporter_avatar: reporter.avatar,
    person_id: person.id,
    person_name: person.name,
    person_avatar: person.avatar,
    line_id: line?.id ?? null,
    line_at: line?.at ?? null,
    line_text: line?.text ?? null,
    reason,
    closed_at: null,
    closed_by: null,
    note: null,
  };
  await db.insertInto('reports').values(row).execute();
}

/** All reports, and of each whether its line can still be read where it was said. */
function reportsWithLines(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('reports')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('chat_lines')
        .select('chat_lines.id')
        .whereRef('chat_lines.id', '=', 'reports.line_id')
        .where('chat_lines.hidden_at', 'is', null)
        .as('line_shown'),
    );
}

/** A report as it is read. */
type FoundReport = Selectable<ReportRow> & { readonly line_shown: string | null };

/** Reports: open ones first, the newest of each first. */
export function listReports(db: Kysely<DatabaseSchema>, page: Page): Promise<PageOfRows<Report>> {
  const query = reportsWithLines(db)
    .orderBy(({ eb }) => eb.case().when('closed_at', 'is', null).then(0).else(1).end())
    .orderBy('at', 'desc')
    .orderBy('id');
  return pageOf(query, page, readReport);
}

/** Closes an open report; the deed's reason is the note. False when there is no such report, or it is closed already. */
export function closeReport(db: Kysely<DatabaseSchema>, id: string, deed: Deed): Promise<boolean> {
  const by = deed.by.kind === 'person' ? deed.by.name : '';
  return db.transaction().execute(async (all) => {
    const closed = await all
      .updateTable('reports')
      .set({ closed_at: deed.at, closed_by: by, note: deed.reason })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('person_name')
      .executeTakeFirst();
    if (closed === undefined) return false;
    await writeDown(all, deed, { act: 'close-report', subject: { kind: 'report', id, name: closed.person_name } });
    return true;
  });
}

/** Keeps the reports that people have made, and those about them. */
export function reportKeeper(db: Kysely<DatabaseSchema>): Keeper {
  return {
    name: 'reports',
    move: async (from, to) => {
      await moveReports(db, from, to);
      return true;
    },
    exportOf: (person) => reportsBy(db, person),
  };
}

/** Reports by and about somebody are by and about `to` from now on. */
async function moveReports(db: Kysely<DatabaseSchema>, from: string, to: Person): Promise<void> {
  await db
    .updateTable('reports')
    .set({ reporter_id: to.id, reporter_name: to.name, reporter_avatar: to.avatar })
    .where('reporter_id', '=', from)
    .execute();
  await db
    .updateTable('reports')
    .set({ person_id: to.id, person_name: to.name, person_avatar: to.avatar })
    .where('person_id', '=', from)
    .execute();
}

/** What somebody has reported, oldest first. What became of it is not theirs to know. */
async function reportsBy(db: Kysely<DatabaseSchema>, person: string): Promise<readonly object[]> {
  const rows = await reportsWithLines(db).where('reporter_id', '=', person).orderBy('at').execute();
  return rows.map(readReport).map(({ at, table, person, line, reason }) => {
    // What is hidden from everybody is in no file of anybody's.
    const shown = line?.isHidden ? { ...line, text: '' } : line;
    return { at, table, person, line: shown, reason };
  });
}

function readReport(row: FoundReport): Report {
  return {
    id: row.id,
    at: row.at,
    table: { id: row.table_id, name: row.table_name },
    reporter: person(row.reporter_id, row.reporter_name, row.reporter_avatar),
    person: person(row.person_id, row.person_name, row.person_avatar),
    line: reportedLine(row),
    reason: row.reason,
    state: reportState(row),
  };
}

function person(id: string, name: string, avatar: string): Person {
  return { id, name, avatar: parseAvatar(avatar) ?? avatarFor(id) };
}

function reportedLine({ line_id: id, line_at: at, line_text: text, line_shown }: FoundReport): ReportedLine | null {
  return id === null || at === null || text === null ? null : { id, at, text, isHidden: line_shown === null };
}

function reportState({ closed_at: at, closed_by: by, note }: Selectable<ReportRow>): ReportState {
  return at === null || by === null || note === null ? { kind: 'open' } : { kind: 'closed', at, by, note };
}
