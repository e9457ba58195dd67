import { readFile } from 'node:fs/promises';
import { parseScenario, type Scenario } from '@upcard/protocol';
import { type HouseReport, playHouse } from './play-house.ts';
import { playStandard } from './play-standard.ts';
import { ScenarioFault } from './scenario-run.ts';
import type { StandardReport } from './standard-report.ts';

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

function played(scenario: Scenario): Promise<HouseReport | StandardReport> {
  switch (scenario.table) {
    case 'standard':
      return playStandard(scenario);
    case 'house':
      return playHouse(scenario);
  }
}

/** `upcard play FILE`: prints one JSON document. Returns the exit code: 0, or 2 for a file that is not a scenario. */
export async function play(file: string): Promise<number> {
  const read = await readJson(file);
  if ('fault' in read) return complain(file, [read.fault]);
  const parsed = parseScenario(read.json);
  if (!parsed.ok) return complain(file, parsed.faults);
  try {
    console.log(JSON.stringify(await played(parsed.scenario), null, 2));
    return 0;
  } catch (error) {
    if (error instanceof ScenarioFault) return complain(file, error.faults);
    throw error;
  }
}
