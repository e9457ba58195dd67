import type { Person } from '@upcard/tables';
import type { LobbyTable } from './message.ts';

/** Until when somebody may not come in, and why. Times in the server's milliseconds; `until` null: for good. */
export interface Suspension {
  readonly reason: string;
  readonly since: number;
  readonly until: number | null;
}

/** Somebody, as administrators see them. `suspension` null: they may come in. */
export interface AdminPerson extends Person {
  readonly kind: 'guest' | 'account';
  readonly joinedAt: number;
  readonly isAdministrator: boolean;
  readonly suspension: Suspension | null;
}

/** Answer to `GET /api/admin/people?query=&page=` (pages from 0; `query`: how the name begins): fifty at most, by name. `hasMore`: there is a next page. */
export interface AdminPeople {
  readonly people: readonly AdminPerson[];
  readonly hasMore: boolean;
}

/** Body of `POST /api/admin/people/{id}/suspend`. `until` in the server's milliseconds; null: for good. */
export interface SuspendRequest {
  readonly reason: string;
  readonly until: number | null;
}

/**
 * Body of every other act: on people `restore` and `reset`, on tables `pause`, `resume`, `void` (the running round, bets go back) and
 * `close`, on lines of chat `hide`. A reason is told in 1 to 500 characters.
 */
export interface ActRequest {
  readonly reason: string;
}

/** Body of `POST /api/admin/reports/{id}/close`: what was done about it. */
export interface CloseReportRequest {
  readonly note: string;
}

/** Answer to every act that has nothing to show. */
export interface DoneAnswer {
  readonly isDone: true;
}

/** Body of `POST /api/reports`: `line` is the id of a line of that table's chat and may be left out. */
export interface ReportRequest {
  readonly table: string;
  readonly person: string;
  readonly line?: string;
  readonly reason: string;
}

/** Answer to `POST /api/admin/people/{id}/reset`: the code that lets its owner set a new password once. Never shown again. */
export interface ResetCode {
  readonly code: string;
}

/** A line of a chat as it stood when it was reported. `isHidden`: nobody at the table can read it any more. */
export interface ReportedLine {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly isHidden: boolean;
}

/** What has become of a report. */
export type ReportState =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed'; readonly at: number; readonly by: string; readonly note: string };

/** Somebody's complaint. `line` null: about the person as such. Names are those of the moment. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: { readonly id: string; readonly name: string };
  readonly reporter: Person;
  readonly person: Person;
  readonly line: ReportedLine | null;
  readonly reason: string;
  readonly state: ReportState;
}

/** Answer to `GET /api/admin/reports?page=`: open ones first, the newest of each first; fifty at most. */
export interface AdminReports {
  readonly reports: readonly Report[];
  readonly hasMore: boolean;
}

/** Answer to `GET /api/admin/tables`: every open table, newest first. */
export interface AdminTables {
  readonly tables: readonly LobbyTable[];
}

/** Everything that administrators do, by name. */
export const ADMIN_ACTS = [
  'grant',
  'revoke',
  'suspend',
  'restore',
  'reset',
  'hide-line',
  'close-report',
  'pause-table',
  'resume-table',
  'void-round',
  'close-table',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Who did something: an administrator, or whoever holds the server's data folder and used the command line. */
export type AuditActor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'commandLine' };

/** To whom or what it was done, by id, and what it was called then. */
export interface AuditSubject {
  readonly kind: 'person' | 'table' | 'line' | 'report';
  readonly id: string;
  readonly name: string;
}

/** One act of administration. Entries are only ever added. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly actor: AuditActor;
  readonly act: AdminAct;
  readonly subject: AuditSubject;
  /** The reason given; empty where none is asked for. */
  readonly reason: string;
}

/** Answer to `GET /api/admin/audit?page=`: newest first, fifty at most. */
export interface AuditLog {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
}
