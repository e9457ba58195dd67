import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { run } from '../../run.ts';

/** What came of `upcard play FILE`: the exit code, what it printed, and its complaints without the file's name. */
export interface Played {
  readonly code: number;
  readonly printed: string;
  readonly complaints: readonly string[];
}

/** Plays a scenario file. */
export async function playFile(file: string): Promise<Played> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const code = await run(['play', file]);
    const complaints = error.mock.calls.map(([line]) => String(line).replace(`${file}: `, ''));
    return { code, printed: log.mock.calls.map(String).join('\n'), complaints };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

/** Plays a scenario, or any text in its place. */
export async function playScenario(scenario: unknown): Promise<Played> {
  const folder = await mkdtemp(join(tmpdir(), 'upcard-play-'));
  const file = join(folder, 'scenario.json');
  try {
    await writeFile(file, typeof scenario === 'string' ? scenario : JSON.stringify(scenario));
    return await playFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
