import type { ColumnType } from 'kysely';
import type { AuditRow, ChatLineRow, ReportRow, SilencedRow } from './moderation-schema.ts';

/** A running server. `expires` in milliseconds: past it, its tables may be taken over. */
interface ProcessRow {
  readonly id: string;
  readonly expires: number;
}

/** A table. `owner` is the process that runs it, `epoch` counts its ownerships; times in milliseconds. */
interface TableRow {
  readonly id: string;
  readonly owner: string | null;
  readonly epoch: number;
  readonly kind: string;
  readonly name: string;
  /** JSON. */
  readonly settings: string;
  readonly opener_id: string;
  readonly opener_name: string;
  /** Null for tables from before there were avatars. */
  readonly opener_avatar: string | null;
  /** JSON of the person with whom the log begins, whatever becomes of them. Null: the opener. */
  readonly founder: string | null;
  readonly joining: string;
  /** JSON of what the server grants it; null for tables from before there was any such thing. */
  readonly terms: string | null;
  /** Null unless the table opens with a passcode. */
  readonly passcode_hash: string | null;
  readonly created_at: number;
  /** Cards to be dealt first, as text separated by blanks; testing mode only. */
  readonly listed_cards: string | null;
  readonly finished_at: number | null;
}

/** One step of a table's log. Never changed once written. */
interface EventRow {
  readonly table_id: string;
  readonly seq: number;
  readonly epoch: number;
  readonly at: number;
  readonly command_id: string | null;
  /** JSON. */
  readonly events: string;
  /** JSON; null when the step asked for no chance. */
  readonly cards: string | null;
}

/** The newest snapshot of a table. */
interface SnapshotRow {
  readonly table_id: string;
  readonly seq: number;
  /** JSON. */
  readonly state: string;
  /** JSON or null. */
  readonly cards: string | null;
}

/** Somebody with a name and password. `person_id` is the user's in the account library; times in milliseconds. */
interface AccountRow {
  readonly person_id: string;
  /** As it was typed. */
  readonly username: string;
  /** The same for all names that look alike in small letters; people are found by it. */
  readonly name_key: string;
  /** The same for all names that look alike in capitals. */
  readonly capitals_key: string;
  readonly email: string | null;
  readonly joined_at: number;
  /** Null for everybody who is no administrator. */
  readonly administrator_since: number | null;
}

/** Somebody who may not come in, guest or account. Times in milliseconds; `until` null: for good. */
interface SuspensionRow {
  readonly person_id: string;
  readonly reason: string;
  readonly since: number;
  readonly until: number | null;
}

/** Somebody who is becoming somebody else, from the moment at which that is decided until all that was theirs has moved. */
interface SuccessionRow {
  readonly person_id: string;
  /** An account's or guest's, or nobody's: then it is a former player's. */
  readonly successor_id: string;
}

/** A recovery code that has not been used. */
interface RecoveryCodeRow {
  readonly person_id: string;
  readonly code_hash: string;
}

/** Somebody who has had a seat at a table. */
interface ParticipantRow {
  readonly person_id: string;
  readonly table_id: string;
}

/** Somebody whom a table's room knows, with a seat or without. */
type RoomPersonRow = ParticipantRow;

/** Somebody's rating in tenths, and after how many games. */
interface RatingRow {
  readonly person_id: string;
  readonly rating: number;
  readonly games: number;
}

/**
 * What one game did to one rating, in tenths. `game` counts the rated games of the person from 1, also those that ended in the same
 * millisecond (`at`).
 */
interface RatingStepRow {
  readonly person_id: string;
  readonly table_id: string;
  readonly game: number;
  readonly at: number;
  readonly change: number;
  readonly rating_after: number;
}

/** The rows of people that Upcard itself reads; the account library owns and migrates their tables. */
interface UserRow {
  readonly id: ColumnType<string, never, never>;
  readonly name: ColumnType<string, never, never>;
  /** The name of an avatar. */
  readonly image: ColumnType<string | null, never, never>;
  readonly createdAt: ColumnType<string | number, never, never>;
  /** 1 for guests. */
  readonly isAnonymous: ColumnType<number | null, never, never>;
}

/** A session of somebody's, of which the account library owns all else. */
interface SessionRow {
  readonly userId: ColumnType<string, never, never>;
}

/** Every table of the database that queries here name. */
export interface DatabaseSchema {
  readonly processes: ProcessRow;
  readonly tables: TableRow;
  readonly events: EventRow;
  readonly snapshots: SnapshotRow;
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly accounts: AccountRow;
  readonly suspensions: SuspensionRow;
  readonly successions: SuccessionRow;
  readonly recovery_codes: RecoveryCodeRow;
  readonly participants: ParticipantRow;
  readonly room_people: RoomPersonRow;
  readonly ratings: RatingRow;
  readonly rating_history: RatingStepRow;
  readonly chat_lines: ChatLineRow;
  readonly silenced_people: SilencedRow;
  readonly reports: ReportRow;
  readonly audit_entries: AuditRow;
}
