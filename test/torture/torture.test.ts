import { expect, it } from 'vitest';
import { reportText } from './report-text.ts';
import { torture } from './torture.ts';

it('loses, doubles and contradicts nothing over three kills', async () => {
  const report = await torture({ kills: 3, seed: 20_260_101, tables: 3, say: () => undefined });
  expect(report.faults, reportText(report)).toEqual([]);
  expect(report.counts.accepted).toBeGreaterThan(0);
  expect(report.counts.sentAgain).toBeGreaterThan(0);
  expect(report.log.rounds).toBeGreaterThan(0);
  expect(report.log.rows).toBeGreaterThanOrEqual(report.counts.accepted);
});
