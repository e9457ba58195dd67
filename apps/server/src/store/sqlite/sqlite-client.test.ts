import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { StoreFailure } from '../store-failure.ts';
import { overWorker } from './sqlite-client.ts';

/** A worker that says it has opened its file and ends at the first thing it is told. */
const SHORT_LIVED = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', () => process.exit(1));
  parentPort.postMessage({ kind: 'opened' });
`;

test('when the worker has ended, everybody who waits or asks later is told so', async () => {
  const lost: StoreFailure[] = [];
  const client = await overWorker(new Worker(SHORT_LIVED, { eval: true }), (failure) => lost.push(failure));
  await expect(client.statement('select 1', [])).rejects.toBeInstanceOf(StoreFailure);
  await expect(client.statement('select 2', [])).rejects.toBeInstanceOf(StoreFailure);
  await expect(client.boundary('begin')).rejects.toBeInstanceOf(StoreFailure);
  await client.close();
  expect(lost.map(({ fault }) => fault)).toEqual(['unwritable']);
});
