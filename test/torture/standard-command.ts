import { seededIndex } from '@upcard/core/testkit/seeded-index';
import { everyKill, type StandardTortureReport, tortureStandard } from './standard-torture.ts';

/** How one rated game is to be tortured. */
export interface StandardGiven {
  readonly rounds: number;
  readonly bidding: 'open' | 'blind';
  readonly seed: number;
}

const grouped = (count: number): string => count.toLocaleString('en-US');

function standardReportText({ kills, missed, log, faults, ...counts }: StandardTortureReport): string {
  const commands = [
    `${grouped(counts.accepted)} accepted`,
    `${grouped(counts.refused)} refused`,
    `${grouped(counts.sentAgain)} sent again`,
    `${grouped(counts.answeredAgain)} answered again`,
  ];
  const places = [...new Set(kills.map(({ place }) => place))];
  return [
    `kills     ${kills.length}: ${places.map((one) => `${kills.filter(({ place }) => place === one).length} ${one}`).join(', ')}`,
    `commands  ${commands.join(', ')}`,
    `log       ${grouped(log.rows)} rows by ${log.owners} servers, ${log.rounds} rounds, ${log.timeouts} answers of the clock`,
    `crowd     ${grouped(counts.connections)} connections`,
    ...missed.map(({ place, moment }) => `MISSED    ${place}, ${moment}`),
    ...faults.map((fault) => `FAULT     ${fault}`),
    faults.length === 0
      ? 'Every acknowledged answer counts once, the money adds up, and everybody is rated once.'
      : `${faults.length} faults.`,
  ].join('\n');
}

/** Tortures one rated game of six, prints what came of it, and returns the exit code. */
export async function standardTorture({ rounds, bidding, seed }: StandardGiven): Promise<number> {
  const report = await tortureStandard({
    rounds,
    people: 6,
    bidding,
    actionTime: 15,
    seed,
    plan: everyKill(rounds),
    slack: seededIndex(seed),
    say: (line) => console.error(line),
  });
  console.log(standardReportText(report));
  return report.faults.length + report.missed.length === 0 ? 0 : 1;
}
