/** One line of a table's chat. `position` counts the lines of its table; times in milliseconds. */
export interface ChatLineRow {
  readonly id: string;
  readonly table_id: string;
  readonly position: number;
  readonly at: number;
  /** The client's id of the message with the person's id in front. */
  readonly command_id: string;
  readonly person_id: string;
  readonly person_name: string;
  readonly person_avatar: string;
  readonly text: string;
  /** When an administrator hid it; null: it is shown. */
  readonly hidden_at: number | null;
}

/** Somebody who may not talk at a table. */
export interface SilencedRow {
  readonly table_id: string;
  readonly person_id: string;
}

/** A report. What it tells of people and lines is copied from the moment when it was made. */
export interface ReportRow {
  readonly id: string;
  readonly at: number;
  readonly table_id: string;
  readonly table_name: string;
  readonly reporter_id: string;
  readonly reporter_name: string;
  readonly reporter_avatar: string;
  readonly person_id: string;
  readonly person_name: string;
  readonly person_avatar: string;
  /** Null, as the other two: no line is meant. */
  readonly line_id: string | null;
  readonly line_at: number | null;
  readonly line_text: string | null;
  readonly reason: string;
  /** Null, as the other two: still open. */
  readonly closed_at: number | null;
  readonly closed_by: string | null;
  readonly note: string | null;
}

/** One act of administration, numbered from 1. Never changed, never deleted. */
export interface AuditRow {
  readonly number: number;
  readonly at: number;
  /** Null, as the name: the command line. */
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly act: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly subject_name: string;
  readonly reason: string;
}
