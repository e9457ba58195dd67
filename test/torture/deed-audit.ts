import type { DatabaseSync } from 'node:sqlite';
import type { AdminAct } from '@upcard/protocol';
import { text, textOrNull, whole } from './row.ts';
import type { TableAudit } from './table-audit.ts';
import type { Witness } from './witness.ts';

/** An act as the log of administration has it. */
interface Entry {
  readonly number: number;
  readonly actor: string | null;
  readonly act: string;
  readonly subject: string;
  readonly reason: string;
}

type Tables = ReadonlyMap<string, TableAudit>;

function entriesOf(db: DatabaseSync): readonly Entry[] {
  const rows = db.prepare('SELECT * FROM audit_entries ORDER BY number').all();
  return rows.map((row) => ({
    number: whole(row, 'number'),
    actor: textOrNull(row, 'actor_id'),
    act: text(row, 'act'),
    subject: text(row, 'subject_id'),
    reason: text(row, 'reason'),
  }));
}

/** What is wrong with what administrators did: acts that were acknowledged and are not there, or did not hold. */
export function deedFaults(db: DatabaseSync, witness: Witness, tables: Tables): readonly string[] {
  const entries = entriesOf(db);
  return [
    ...entries.flatMap(({ number }, index) =>
      number === index + 1 ? [] : [`the log of administration has ${number} at ${index + 1}`],
    ),
    ...entryFaults(entries, witness),
    ...localFaults(entries, witness),
    ...[...tables].flatMap(([id, table]) => [...rulingFaults(id, table, witness), ...unwritten(id, table, entries)]),
  ];
}

function entryFaults(entries: readonly Entry[], { deeds: { deeds } }: Witness): readonly string[] {
  const byPeople = entries.filter(({ actor }) => actor !== null);
  const unknown = byPeople.filter(({ reason }) => !deeds.has(reason)).map(({ reason }) => `nobody did ${reason}`);
  const wrong = [...deeds].flatMap(([reason, { act, subject, actor, state }]) => {
    const found = byPeople.filter((entry) => entry.reason === reason);
    const [first] = found;
    const isFit = first === undefined || (first.act === act && first.subject === subject && first.actor === actor);
    const most = state === 'refused' ? 0 : 1;
    const least = state === 'done' ? 1 : 0;
    const isRight = isFit && found.length >= least && found.length <= most;
    return isRight
      ? []
      : [`${reason} (${act} ${subject}, ${state}) is ${found.length} times in the log of administration`];
  });
  return [...unknown, ...wrong];
}

/** Everything done on the command line was acknowledged. */
function localFaults(entries: readonly Entry[], { deeds: { local } }: Witness): readonly string[] {
  const shown = (acts: readonly { readonly act: string; readonly subject: string }[]): string =>
    acts.map(({ act, subject }) => `${act} ${subject}`).join(', ');
  const [due, kept] = [shown(local), shown(entries.filter(({ actor }) => actor === null))];
  return kept === due ? [] : [`on the command line was done: ${due}; written down is: ${kept}`];
}

/** What was acknowledged has come about, and nothing has that nobody asked for. */
function rulingFaults(
  id: string,
  { rulings, isPaused, isFinished }: TableAudit,
  { deeds }: Witness,
): readonly string[] {
  const voids = deeds.count('void-round', id);
  const closings = deeds.count('close-table', id);
  const pause = deeds.pauses.get(id) ?? 'running';
  const isOtherwise = !isFinished && pause !== 'unknown' && (pause === 'paused') !== isPaused;
  return [
    ...(rulings.voids < voids.done || rulings.voids > voids.asked
      ? [`${id}: ${rulings.voids} rounds were voided, ${voids.done} acknowledged, ${voids.asked} asked for`]
      : []),
    ...(closings.done > 0 && !isFinished ? [`${id}: was closed and goes on`] : []),
    ...(isOtherwise ? [`${id}: should be ${pause} and is not`] : []),
  ];
}

/** Nothing is done to a table that the log of administration does not have. */
function unwritten(id: string, { rulings }: TableAudit, entries: readonly Entry[]): readonly string[] {
  const written = (act: AdminAct): number =>
    entries.filter((entry) => entry.act === act && entry.subject === id).length;
  const [voids, pauses] = [written('void-round'), written('pause-table')];
  return rulings.voids === voids && rulings.pauses === pauses
    ? []
    : [`${id}: ${rulings.voids} voids and ${rulings.pauses} pauses, and ${voids} and ${pauses} written down`];
}
