import type { Person, TableRefusal } from '@upcard/tables';

/** What a person says to a table. `commandId` is made by their client, new for every press. */
export interface Submission<Command> {
  readonly person: Person;
  readonly commandId: string;
  readonly command: Command;
}

/** The answer to a command of a person or word of the server's: the position of the log at which it stands, or why it was refused. */
export type CommandAnswer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** Thrown to whoever speaks to a host that has stopped, on purpose or because something failed. Nothing was changed. */
export class TableStopped extends Error {
  override readonly name = 'TableStopped';
}
