import { readConfig } from './config.ts';
import { StartFault } from './start-fault.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** A stop that takes longer than this, in milliseconds, is cut short. */
const STOPS_WITHIN = 10_000;

/**
 * Runs a server as this process: starts it from the environment, stops it on SIGTERM or SIGINT and ends the process. Faults are
 * one line on standard error and exit code 1.
 */
export async function runServer(): Promise<void> {
  // What the server writes is for its own user alone.
  process.umask(0o077);
  // Heard from the first moment: who reads that the server is ready may stop it at once.
  const stop = stopSignal();
  try {
    const server = await startServer(readConfig(process.env));
    process.stdout.write(`Upcard is ready at http://localhost:${server.port}\n`);
    const stopped = Promise.race([stop, server.failure]);
    await stopped.catch(report);
    process.exit(await stopInTime(server));
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

/** The code with which the process is to end. */
async function stopInTime(server: RunningServer): Promise<number> {
  const late = setTimeout(() => {
    process.stderr.write('Upcard did not stop in time and was cut short.\n');
    process.exit(1);
  }, STOPS_WITHIN);
  await server.stop();
  clearTimeout(late);
  return process.exitCode === 1 ? 1 : 0;
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

function report(error: unknown): void {
  process.exitCode = 1;
  const isExpected = error instanceof StartFault;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`Upcard: ${isExpected ? error.message : detail}\n`);
}
