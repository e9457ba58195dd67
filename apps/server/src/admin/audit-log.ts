import { ADMIN_ACTS, type AdminAct, type AuditActor, type AuditEntry, type AuditSubject } from '@upcard/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditRow } from '../store/moderation-schema.ts';
import type { DatabaseSchema } from '../store/schema.ts';
import { type Page, type PageOfRows, pageOf } from './page.ts';

/** Who does something, and why. `at` in the server's milliseconds. */
export interface Deed {
  readonly by: AuditActor;
  readonly at: number;
  readonly reason: string;
}

/** What is done, and to whom or what. */
export interface Done {
  readonly act: AdminAct;
  readonly subject: AuditSubject;
}

/** Writes an act down. Inside a transaction, pass its own `db`: then the act is done and written down, or neither. */
export async function writeDown(db: Kysely<DatabaseSchema>, { by, at, reason }: Deed, done: Done): Promise<void> {
  const actor = by.kind === 'person' ? { actor_id: by.id, actor_name: by.name } : { actor_id: null, actor_name: null };
  await db
    .insertInto('audit_entries')
    .values(({ selectFrom }) => ({
      number: selectFrom('audit_entries').select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
      at,
      ...actor,
      act: done.act,
      subject_kind: done.subject.kind,
      subject_id: done.subject.id,
      subject_name: done.subject.name,
      reason,
    }))
    .execute();
}

/** Everything that was done, newest first. */
export async function auditEntries(db: Kysely<DatabaseSchema>, page: Page): Promise<PageOfRows<AuditEntry>> {
  const query = db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc');
  return pageOf(query, page, auditEntry);
}

function auditEntry(row: Selectable<AuditRow>): AuditEntry {
  const { actor_id: id, actor_name: name } = row;
  return {
    id: `${row.number}`,
    at: row.at,
    actor: id === null || name === null ? { kind: 'commandLine' } : { kind: 'person', id, name },
    act: known(ADMIN_ACTS, row.act),
    subject: { kind: known(SUBJECTS, row.subject_kind), id: row.subject_id, name: row.subject_name },
    reason: row.reason,
  };
}

const SUBJECTS = ['person', 'table', 'line', 'report'] as const satisfies readonly AuditSubject['kind'][];

function known<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Error(`the database holds an act of an unknown kind: ${text}`);
  return word;
}
