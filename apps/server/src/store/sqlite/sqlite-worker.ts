import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite, type SqliteConnection } from './sqlite-connection.ts';
import { sqliteFault } from './sqlite-fault.ts';
import type { FromWorker, Job, ToWorker } from './worker-message.ts';

const say = (message: FromWorker): void => parentPort?.postMessage(message);

/** Gathers what arrives in one turn of the loop, so that all of it shares one flush to the disk. */
function serve(connection: SqliteConnection): void {
  let waiting: Job[] = [];
  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    say({ kind: 'outcomes', outcomes: connection.run(jobs) });
  };
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'jobs') {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(...message.jobs);
      return;
    }
    if (waiting.length > 0) flush();
    connection.close();
    say({ kind: 'closed' });
    parentPort?.close();
  });
}

try {
  const connection = openSqlite(String(workerData));
  serve(connection);
  say({ kind: 'opened' });
} catch (error) {
  say({ kind: 'unopened', ...sqliteFault(error) });
  parentPort?.close();
}
