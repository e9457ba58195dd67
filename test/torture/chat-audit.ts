import type { DatabaseSync } from 'node:sqlite';
import type { Line } from './chat-witness.ts';
import { text, whole } from './row.ts';
import type { Witness } from './witness.ts';

/** A line as it is kept. */
interface KeptRow {
  readonly table: string;
  readonly id: string;
  readonly position: number;
  readonly command: string;
  readonly person: string;
  readonly text: string;
}

/** What is wrong with chats: lines lost, doubled, changed or never said, and silences that do not hold. */
export function chatFaults(db: DatabaseSync, witness: Witness): readonly string[] {
  const rows = db
    .prepare('SELECT * FROM chat_lines ORDER BY table_id, position')
    .all()
    .map(
      (row): KeptRow => ({
        table: text(row, 'table_id'),
        id: text(row, 'id'),
        position: whole(row, 'position'),
        command: text(row, 'command_id'),
        person: text(row, 'person_id'),
        text: text(row, 'text'),
      }),
    );
  const kept = new Map(rows.map((row) => [row.command, row]));
  const { chat } = witness;
  return [
    ...[...chat.lines].flatMap(([key, line]) => lineFaults(key, line, { row: kept.get(key) ?? null, witness })),
    ...rows.filter(({ command }) => !chat.lines.has(command)).map(({ command }) => `line ${command} was never said`),
    ...doubled(rows),
    ...shownFaults(rows, witness),
    ...silenceFaults(db, witness),
  ];
}

function lineFaults(
  key: string,
  { table, text: said, position, isRefused }: Line,
  { row, witness }: { readonly row: KeptRow | null; readonly witness: Witness },
): readonly string[] {
  if (row === null) return position === null ? [] : [`${table}: line ${key} was accepted and is not there`];
  const { people } = witness;
  const owner = people.today(key.split(':')[0] ?? '');
  return [
    ...(isRefused && position === null ? [`${table}: line ${key} was refused and is there`] : []),
    ...(position !== null && position !== row.position ? [`${table}: line ${key} is at ${row.position}`] : []),
    ...(row.table !== table || row.text !== said ? [`${table}: line ${key} reads otherwise: ${row.text}`] : []),
    ...(people.mayMove(owner, row.person) ? [] : [`${table}: line ${key} is ${row.person}’s, not ${owner}’s`]),
  ];
}

/** No text was said twice. */
function doubled(rows: readonly KeptRow[]): readonly string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ table, text: said, position }) => {
    const isSeen = seen.has(said);
    seen.add(said);
    return isSeen ? [`${table}: the line at ${position} is there twice: ${said}`] : [];
  });
}

function shownFaults(rows: readonly KeptRow[], { chat }: Witness): readonly string[] {
  const kept = new Map(rows.map((row) => [`${row.table} ${row.id}`, row.text]));
  return [...chat.shown].flatMap(([key, shown]) =>
    kept.get(key) === shown ? [] : [`line ${key} was shown as ${shown} and is ${kept.get(key)}`],
  );
}

function silenceFaults(db: DatabaseSync, { chat, people }: Witness): readonly string[] {
  const rows = db.prepare('SELECT table_id, person_id FROM silenced_people').all();
  const kept = new Set(rows.map((row) => `${text(row, 'table_id')} ${text(row, 'person_id')}`));
  return [...chat.silences].flatMap(([key, { state }]) => {
    const [, person = ''] = key.split(' ');
    const mayHaveLeft = people.accountOf(person)?.hasAskedToLeave === true;
    if (state === 'unknown' || mayHaveLeft || people.isUnsettled(person) || kept.has(key) === (state === 'yes'))
      return [];
    return [`${key}: silenced should be ${state}, and the database has it otherwise`];
  });
}
