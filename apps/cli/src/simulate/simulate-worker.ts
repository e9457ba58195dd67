import { parentPort, workerData } from 'node:worker_threads';
import { bestReply, chunksOf, compileGame, mergeSums, NO_ROUNDS, playChunk } from '@upcard/solver';
import { CHUNKS_DONE, type ChunkWork, NEXT_CHUNK, type Share } from './chunk-work.ts';

function play({ rules, table, dealing, rounds, seed, counters }: ChunkWork): Share {
  const compiled = compileGame(rules, table, { ...dealing, freeDealer: bestReply });
  if (!compiled.ok) throw new Error(`checked before: ${JSON.stringify(compiled.faults)}`);
  const begun = Date.now();
  let sums = NO_ROUNDS;
  const take = (): number => Atomics.add(counters, NEXT_CHUNK, 1);
  const { chunks, roundsIn } = chunksOf(rounds);
  for (let chunk = take(); chunk < chunks; chunk = take()) {
    sums = mergeSums(sums, playChunk(compiled.game, { seed, chunk }, roundsIn(chunk)));
    Atomics.add(counters, CHUNKS_DONE, 1);
  }
  return { sums, begun, ended: Date.now() };
}

parentPort?.postMessage(play(workerData));
