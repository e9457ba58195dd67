import { type Letter, type StrategyTable, tableFrom } from '@upcard/core';

const HARD: readonly Letter[] = ['H', 'H', 'H', 'Dh', 'Dh', 'Dh', 'Dh', 'H', 'Dh', 'H', 'Us', 'Uh', 'S'];
const SOFT: readonly Letter[] = ['H', 'Dh', 'Dh', 'H', 'Dh', 'Ds', 'Ds', 'S'];

/** A table with every letter in it that splits every pair: whatever the rules allow comes up often. */
export const RICH_TABLE: StrategyTable = tableFrom((row, up) => {
  const [kind, name = ''] = row.split(' ');
  if (kind === 'pair') return row.endsWith('(*)') ? 'SP' : name === '8,8' && up === '10' ? 'Usp' : 'SP';
  if (kind === 'soft') return SOFT[Number(name.slice(2)) - 2] ?? 'S';
  const total = Number(name);
  // Against small cards stand early, as people do: else most hands are bust before the dealer plays.
  if (total >= 12 && Number(up) <= 6) return 'S';
  return HARD[total - 5] ?? 'S';
});
