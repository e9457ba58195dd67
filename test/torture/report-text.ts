import type { TortureReport } from './torture.ts';

const grouped = (count: number): string => count.toLocaleString('en-US');

/** A report in lines for people. */
export function reportText({ kills, killsWhileStarting, counts, deeds, log, faults }: TortureReport): string {
  const commands = [
    `${grouped(counts.sent)} sent`,
    `${grouped(counts.accepted)} accepted`,
    `${grouped(counts.refused)} refused`,
    `${grouped(counts.sentAgain)} sent again`,
    `${grouped(counts.answeredAgain)} answered again`,
    `${grouped(counts.neverAnswered)} at tables that were over`,
  ];
  return [
    `kills     ${kills}, ${killsWhileStarting} of them before the server answered`,
    `commands  ${commands.join(', ')}`,
    `tables    ${log.tables}, ${log.finished} of them finished, ${grouped(log.rounds)} rounds`,
    `log       ${grouped(log.rows)} rows, all read twice; ${grouped(log.snapshots)} snapshots`,
    `people    ${deeds.accounts} accounts, ${deeds.deleted} deleted; ${deeds.moved} moves acknowledged, ${log.moves} at tables`,
    `chat      ${grouped(deeds.lines)} lines accepted, ${grouped(deeds.linesRefused)} refused`,
    `acts      ${deeds.administration} acknowledged; ${log.voids} rounds voided, ${log.pauses} pauses`,
    `crowd     ${grouped(counts.connections)} connections, ${grouped(counts.views)} views`,
    ...faults.map((fault) => `FAULT     ${fault}`),
    faults.length === 0 ? 'Nothing was lost, doubled or contradicted.' : `${faults.length} faults.`,
  ].join('\n');
}
