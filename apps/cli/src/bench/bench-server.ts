import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What a server process has used. */
export interface ServerUse {
  /** Processor time since its start, user and system, in milliseconds. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** A server in a process of its own over a new database. */
export interface BenchServer<Prepared = undefined> {
  readonly origin: string;
  /** What was made of the data folder before the server started. */
  readonly prepared: Prepared;
  readonly use: () => Promise<ServerUse>;
  /** Stops it and removes its database. */
  readonly stop: () => Promise<void>;
}

/** Every client comes from one address and is in a hurry: the rate limits must not be what is measured. */
const LIMIT_FACTOR = '10000';

const READY = /^Upcard is ready at http:\/\/localhost:(\d+)$/;

const asItIs = async (): Promise<undefined> => undefined;

/** Starts a server over an empty database. Rejects like `startPreparedServer`. */
export function startBenchServer(): Promise<BenchServer> {
  return startPreparedServer(asItIs);
}

/** Starts a server on a free port of this machine, over a new data folder that has been prepared. Rejects when it ends before it answers. */
export async function startPreparedServer<Prepared>(
  prepare: (folder: string) => Promise<Prepared>,
): Promise<BenchServer<Prepared>> {
  const folder = await mkdtemp(join(tmpdir(), 'upcard-bench-'));
  const prepared = await prepare(folder);
  const main = fileURLToPath(import.meta.resolve('@upcard/server/main'));
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, PUBLIC_ORIGIN: '', UPCARD_SECRET: '' };
  const settings = { ...place, LOG_LEVEL: 'warn', LIMIT_FACTOR };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    void exited.then(() => reject(new Error('the server ended before it answered')));
    createInterface(child.stdout).on('line', (line) => {
      const found = READY.exec(line)?.[1];
      if (found === undefined) process.stderr.write(`${line}\n`);
      else resolve(found);
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    prepared,
    use: async () => usedIn(await (await fetch(`${origin}/metrics`)).text()),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Reads what the server's own metrics (Prometheus text) say about its process. Throws when they say nothing. */
export function usedIn(metrics: string): ServerUse {
  const figure = (name: string): number => {
    const value = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1];
    if (value === undefined) throw new Error(`the server's metrics have no ${name}`);
    return Number(value);
  };
  return {
    cpuMs: figure('process_cpu_seconds_total') * 1_000,
    memoryMb: Math.round(figure('process_resident_memory_bytes') / 2 ** 20),
  };
}
