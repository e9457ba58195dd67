import { parseStrategyTable } from './parse-strategy-table.ts';
import type { GameName } from './presets.ts';
import freeWill from './strategies/free-will-blackjack.json' with { type: 'json' };
import h17 from './strategies/h17.json' with { type: 'json' };
import s17 from './strategies/s17.json' with { type: 'json' };
import type { StrategyTable } from './strategy-table.ts';

/** A named letter table that comes with Upcard. */
export interface Strategy {
  readonly name: string;
  readonly description: string;
  /** The rules that it is the best table for. */
  readonly game: GameName;
  readonly table: StrategyTable;
}

// Its calls are marked as pure, so that a page that shows none of the tables does not carry them.
function tableOf({ name, table }: { name: string; table: unknown }): StrategyTable {
  const read = parseStrategyTable(table);
  if (!read.ok) throw new Error(`strategy ${name}: ${read.faults.join('; ')}`);
  return read.table;
}

/** The tables that `npm run strategies` makes with the exact solver: the best ones against each dealer of the Sandbox. */
export const STRATEGIES: readonly Strategy[] = [
  { name: h17.name, description: h17.description, game: 'sandbox-h17', table: /* @__PURE__ */ tableOf(h17) },
  { name: s17.name, description: s17.description, game: 'sandbox-s17', table: /* @__PURE__ */ tableOf(s17) },
  {
    name: freeWill.name,
    description: freeWill.description,
    game: 'free-will',
    table: /* @__PURE__ */ tableOf(freeWill),
  },
];
