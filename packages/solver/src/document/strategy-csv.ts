import { STRATEGY_ROWS, type StrategyTable, VALUES } from '@upcard/core';

const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A chart as CSV (RFC 4180, lines end with CR LF): a head line `row,2,…,10,A`, then the 36 rows in the chart's order, their name
 * first and a letter for each up-card.
 */
export function strategyCsv(chart: StrategyTable): string {
  const lines = [['row', ...VALUES], ...STRATEGY_ROWS.map((row) => [row, ...VALUES.map((up) => chart[row][up])])];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
