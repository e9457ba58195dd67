import { readFile } from 'node:fs/promises';
import { parseScenario } from '@upcard/protocol';
import { playHouse, SettingsFault } from './play-house.ts';

function complain(file: string, faults: readonly string[]): number {
  for (const fault of faults) console.error(`${file}: ${fault}`);
  return 2;
}

async function readJson(file: string): Promise<{ json: unknown } | { fault: string }> {
  try {
    return { json: JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** `upcard play FILE`: prints one JSON document. Returns the exit code: 0, or 2 for a file that is not a scenario. */
export async function play(file: string): Promise<number> {
  const read = await readJson(file);
  if ('fault' in read) return complain(file, [read.fault]);
  const parsed = parseScenario(read.json);
  if (!parsed.ok) return complain(file, parsed.faults);
  try {
    console.log(JSON.stringify(await playHouse(parsed.scenario), null, 2));
    return 0;
  } catch (error) {
    if (error instanceof SettingsFault)
      return complain(
        file,
        error.faults.map((name) => `settings.${name}: not allowed`),
      );
    throw error;
  }
}
