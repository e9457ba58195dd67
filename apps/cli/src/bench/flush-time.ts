import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Spread, spreadOf } from './figures.ts';

const FLUSHES = 50;
const PAGE = Buffer.alloc(4_096);

/** How long this machine's disk takes to keep one page for good: no answer of a table can come sooner. */
export async function flushTime(): Promise<Spread> {
  const folder = await mkdtemp(join(tmpdir(), 'upcard-bench-'));
  const file = await open(join(folder, 'pages'), 'w');
  const durations: number[] = [];
  try {
    for (let flush = 0; flush < FLUSHES; flush += 1) {
      const start = performance.now();
      await file.write(PAGE);
      await file.sync();
      durations.push(performance.now() - start);
    }
  } finally {
    await file.close();
    await rm(folder, { recursive: true, force: true });
  }
  return spreadOf(durations);
}
