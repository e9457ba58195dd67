import { readFile } from 'node:fs/promises';
import { parseStrategyTable, type StrategyTableRead } from '@upcard/core';

/** The table in a document: its `chart`, as `upcard solve --json` prints it, or the document itself. */
function tableIn(json: unknown): unknown {
  const hasChart = typeof json === 'object' && json !== null && Object.hasOwn(json, 'chart');
  return hasChart ? Reflect.get(json, 'chart') : json;
}

/** Reads a table from parsed JSON, bare or as the `chart` of a document. */
export function parseTable(json: unknown): StrategyTableRead {
  return parseStrategyTable(tableIn(json));
}

/** Reads the file of `--table`. */
export async function readTable(file: string): Promise<StrategyTableRead> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    return { ok: false, faults: [`--table: ${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const read = parseTable(json);
  return read.ok ? read : { ok: false, faults: read.faults.map((fault) => `${file}: ${fault}`) };
}
