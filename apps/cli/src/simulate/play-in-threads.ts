import { Worker } from 'node:worker_threads';
import { CHUNK_ROUNDS, chunksOf, mergeSums, NO_ROUNDS, type SimulationSums } from '@upcard/solver';
import { CHUNKS_DONE, type ChunkWork, type Share } from './chunk-work.ts';

/** Rounds that were played, and the seconds between the first thread's first round and the last one's last. */
export interface PlayedRounds {
  readonly sums: SimulationSums;
  readonly seconds: number;
}

const PROGRESS_MS = 200;

function shareOf(worker: Worker): Promise<Share> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Plays rounds in this many threads. The sums do not depend on how many. `onProgress` hears of the rounds played so far. */
export async function playInThreads(
  work: Omit<ChunkWork, 'counters'>,
  workers: number,
  onProgress: (rounds: number) => void,
): Promise<PlayedRounds> {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const count = Math.min(workers, chunksOf(work.rounds).chunks);
  const threads = Array.from(
    { length: count },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: { ...work, counters } }),
  );
  const timer = setInterval(
    () => onProgress(Math.min(work.rounds, Atomics.load(counters, CHUNKS_DONE) * CHUNK_ROUNDS)),
    PROGRESS_MS,
  );
  try {
    const shares = await Promise.all(threads.map(shareOf));
    const begun = Math.min(...shares.map((share) => share.begun));
    const ended = Math.max(...shares.map((share) => share.ended));
    return {
      sums: shares.reduce((sums, share) => mergeSums(sums, share.sums), NO_ROUNDS),
      seconds: Math.max(1, ended - begun) / 1_000,
    };
  } finally {
    clearInterval(timer);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
