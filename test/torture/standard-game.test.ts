import { expect, it } from 'vitest';
import { oneKillEach, tortureStandard } from './standard-torture.ts';

it('STD-222 a rated game of six survives a kill in every phase: every answer counts once, and so does the rating', async () => {
  const report = await tortureStandard({
    rounds: 3,
    people: 6,
    bidding: 'open',
    // Long enough for a server that takes its time to come back: nothing is answered by the clock.
    actionTime: 60,
    seed: 20_260_101,
    plan: oneKillEach(3),
    slack: () => 0,
    say: () => undefined,
  });
  expect(report.faults).toEqual([]);
  expect(report.missed).toEqual([]);
  expect(new Set(report.kills.map(({ place }) => place))).toEqual(
    new Set(['auction', 'bets', 'deal', 'discard', 'reveal', 'play', 'dealer', 'break', 'end']),
  );
  expect(report.log).toMatchObject({ rounds: 3, timeouts: 0 });
  expect(report.log.owners).toBeGreaterThan(report.kills.length / 2);
  expect(report.accepted).toBeGreaterThan(6 * 3 * 4);
  expect(report.answeredAgain).toBeGreaterThan(0);
}, 600_000);
