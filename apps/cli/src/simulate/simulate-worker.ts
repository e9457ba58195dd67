import { parentPort, workerData } from 'node:worker_threads';
import { bestReply, CHUNK_ROUNDS, compileGame, mergeSums, NO_ROUNDS, playChunk } from '@upcard/solver';
import { CHUNKS_DONE, type ChunkWork, NEXT_CHUNK, type Share } from './chunk-work.ts';

function play({ rules, table, dealing, rounds, seed, counters }: ChunkWork): Share {
  const compiled = compileGame(rules, table, { ...dealing, freeDealer: bestReply });
  if (!compiled.ok) throw new Error(`checked before: ${JSON.stringify(compiled.faults)}`);
  const begun = Date.now();
  let sums = NO_ROUNDS;
  const take = (): number => Atomics.add(counters, NEXT_CHUNK, 1);
  for (let chunk = take(); chunk * CHUNK_ROUNDS < rounds; chunk = take()) {
    const share = Math.min(CHUNK_ROUNDS, rounds - chunk * CHUNK_ROUNDS);
    sums = mergeSums(sums, playChunk(compiled.game, { seed, chunk }, share));
    Atomics.add(counters, CHUNKS_DONE, 1);
  }
  return { sums, begun, ended: Date.now() };
}

parentPort?.postMessage(play(workerData));
