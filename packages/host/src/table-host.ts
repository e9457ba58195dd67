import type { RuleSet } from '@upcard/core';
import type { LobbyLine, ServerWord, Table } from '@upcard/tables';
import type { CommandAnswer, Submission } from './command-answer.ts';
import type { TableFrame } from './outbox.ts';
import type { StoredTable } from './ports.ts';
import { RunningTable } from './running-table.ts';
import type { TableHostDeps } from './table-host-deps.ts';

/** A running table. Everything said to it is taken one by one, in the order of arrival. */
export interface TableHost<Command, View, Overlay, Happening> {
  /**
   * Takes a person's command; its time is now. Resolves when the outcome is durable and the outbox has heard of it. A repeated
   * id of the same person gets the first answer and changes nothing. Rejects, with nothing changed, when the host has stopped
   * (`TableStopped`), with `CardsRanOut`, and with the error when the entry could not be stored or the table has a bug.
   */
  readonly submit: (submission: Submission<Command>) => Promise<CommandAnswer>;
  /** Tells the table that a person has connected, or has no connection any more. */
  readonly setPresence: (person: string, isConnected: boolean) => void;
  /** Takes a word of the server's; otherwise like `submit`. Its entry, if it leads to any, carries `commandId`, which must be new. */
  readonly inform: (word: ServerWord, commandId?: string | null) => Promise<CommandAnswer>;
  /** The table as it is now, without happenings. */
  readonly frame: () => TableFrame<View, Overlay, Happening>;
  readonly overlay: (person: string) => Overlay;
  /** Ids of the people whose overlay may be another than a stranger's. */
  readonly insiders: () => readonly string[];
  readonly rules: () => RuleSet;
  readonly lobbyLine: () => LobbyLine;
  readonly isFinished: () => boolean;
  /** Resolves when everything said so far is taken, what policies say without taking time to think included. */
  readonly settled: () => Promise<void>;
  /** Takes what was said so far, saves a snapshot and resolves; whatever is said later is rejected with `TableStopped`. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens a claimed table, new or stored. Throws when the log cannot be read back. At once, before anything else is taken,
 * deadlines that have passed meanwhile fire, each at its own time; then everybody counts as disconnected, policies
 * apart, until `setPresence` says otherwise: no connection outlives the process that held it.
 */
export function openTableHost<State, Command, Event, View, Overlay, Happening>(
  deps: TableHostDeps<Command, View, Overlay, Happening>,
  table: Table<State, Command, Event, View, Overlay, Happening>,
  stored: StoredTable,
): TableHost<Command, View, Overlay, Happening> {
  const running = new RunningTable(deps, table, stored);
  running.open();
  return {
    submit: (submission) => running.submit(submission),
    setPresence: (person, isConnected) => running.setPresence({ type: 'presence', person, isConnected }),
    inform: (word, commandId = null) => running.inform(word, commandId),
    frame: () => running.durable.frame([]),
    overlay: (person) => table.overlay(running.durable.position.state, person),
    insiders: () => table.insiders(running.durable.position.state),
    rules: () => table.rules(running.durable.position.state),
    lobbyLine: () => table.lobbyLine(running.durable.position.state),
    isFinished: () => running.durable.isFinished,
    settled: () => running.settled(),
    stop: () => running.stop(),
  };
}
