import { GAMES, type GameName, tableFrom } from '@upcard/core';
import { expect, it } from 'vitest';
import { chartDetails } from './chart-details.ts';
import { presetChart } from './chart-rules.ts';
import { createSolverClient, type SolverEars } from './solver-client.ts';
import type { SolverAnswer, SolverQuestion, SolverRequest } from './solver-messages.ts';

const solveOf = (game: GameName): SolverRequest => ({ kind: 'solve', rules: GAMES[game], split: 'cdz' });
const failed = (text: string): SolverAnswer => ({ kind: 'failed', text });

/** A worker in the hands of the test. */
function openDesk() {
  const questions: SolverQuestion[] = [];
  const workers: { ears: SolverEars; hasEnded: boolean }[] = [];
  const client = createSolverClient((ears) => {
    const worker = { ears, hasEnded: false };
    workers.push(worker);
    return {
      post: (question) => questions.push(question),
      end: () => {
        worker.hasEnded = true;
      },
    };
  });
  const answer = (at: number, given: SolverAnswer): void => {
    const id = questions[at]?.id ?? -1;
    workers.at(-1)?.ears.onReply({ id, answer: given });
  };
  return { client, questions, workers, answer };
}

it('opens one worker at the first question and answers each by its id', async () => {
  const { client, questions, workers, answer } = openDesk();
  expect(workers).toHaveLength(0);
  const chart = client.ask('chart', solveOf('live'));
  const versus = client.ask('versus', solveOf('house'));
  expect(workers).toHaveLength(1);
  expect(questions.map(({ request }) => request)).toEqual([solveOf('live'), solveOf('house')]);
  answer(1, failed('house'));
  answer(0, failed('live'));
  expect(await chart).toEqual(failed('live'));
  expect(await versus).toEqual(failed('house'));
});

it('of several questions of a lane only the first and the last are worked on, and only the last is answered', async () => {
  const { client, questions, answer } = openDesk();
  const first = client.ask('chart', solveOf('live'));
  const second = client.ask('chart', solveOf('house'));
  const third = client.ask('chart', solveOf('european'));
  expect(await second).toBeNull();
  expect(questions).toHaveLength(1);
  answer(0, failed('live'));
  expect(await first).toBeNull();
  expect(questions.map(({ request }) => request)).toEqual([solveOf('live'), solveOf('european')]);
  answer(1, failed('european'));
  expect(await third).toEqual(failed('european'));
});

it('when the worker breaks every question is told so, and the next one opens another', async () => {
  const { client, workers, answer, questions } = openDesk();
  const asked = client.ask('chart', solveOf('live'));
  const next = client.ask('chart', solveOf('house'));
  workers[0]?.ears.onBreak();
  expect(await asked).toBeNull();
  expect(await next).toMatchObject({ kind: 'failed' });
  expect(workers[0]?.hasEnded).toBe(true);
  const again = client.ask('chart', solveOf('house'));
  expect(workers).toHaveLength(2);
  answer(questions.length - 1, failed('house'));
  expect(await again).toEqual(failed('house'));
});

it('remembers charts by their rules', async () => {
  const { client, answer } = openDesk();
  const asked = client.ask('chart', solveOf('live'));
  expect(client.remembered(presetChart('live'))).toBeNull();
  const solved: SolverAnswer = {
    kind: 'solved',
    solved: {
      rules: GAMES.live,
      value: { composition: 0, total: 0 },
      chart: tableFrom(() => 'S'),
      details: chartDetails({ rules: GAMES.live, cells: [] }),
    },
  };
  answer(0, solved);
  await asked;
  expect(client.remembered(presetChart('live'))).toBe(solved);
  expect(client.remembered({ ...presetChart('live'), split: 'cdp' })).toBeNull();
});
