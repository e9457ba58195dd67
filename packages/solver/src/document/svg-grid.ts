import { type StrategyRow, type StrategyTable, VALUES } from '@upcard/core';
import { CELL, cell } from './svg-cells.ts';
import { element, type Markup, text } from './svg-markup.ts';

/** Ink on the dark ground of a chart. */
export const INK = { strong: '#f4efe3', text: '#c5cec6', quiet: '#9aa79f' } as const;

const LABEL = 64;
const HEAD = 42;

/** Width of a grid with its row names, in user units. */
export const GRID_WIDTH = LABEL + VALUES.length * CELL.step - (CELL.step - CELL.side);

/** A part of a chart: its title, rows, and where its upper left corner lies. */
export interface GridPlace {
  readonly title: string;
  readonly rows: readonly StrategyRow[];
  readonly x: number;
  readonly y: number;
}

/** Where the last row of a grid ends. */
export function gridBottom({ y, rows }: GridPlace): number {
  return y + HEAD + rows.length * CELL.step - (CELL.step - CELL.side);
}

const columnX = (x: number, column: number): number => x + LABEL + column * CELL.step;

/** The name of a row without the kind that its section's title says: `16`, `A,7`, `8,8`. */
const rowLabel = (row: StrategyRow): string => row.replace(/^(hard|soft|pair) /, '');

function head({ title, x, y }: GridPlace): readonly Markup[] {
  const upCards = VALUES.map((up, column) => text(up, { x: columnX(x, column) + CELL.side / 2, y: y + 28 }));
  return [
    text(title, { x, y, fill: INK.strong, 'font-size': 15, 'font-weight': 600 }),
    text('Dealer’s up-card', { x: x + GRID_WIDTH, y, fill: INK.quiet, 'font-size': 13, 'text-anchor': 'end' }),
    element('g', { fill: INK.text, 'font-size': 13, 'font-weight': 600, 'text-anchor': 'middle' }, ...upCards),
  ];
}

/** One part of a chart with its title, up-cards and row names. */
export function grid(chart: StrategyTable, place: GridPlace): Markup {
  const rowY = (row: number): number => place.y + HEAD + row * CELL.step;
  const labels = place.rows.map((row, at) => text(rowLabel(row), { x: place.x, y: rowY(at) + 23 }));
  const cells = place.rows.flatMap((row, at) =>
    VALUES.map((up, column) => cell(chart[row][up], columnX(place.x, column), rowY(at))),
  );
  return element(
    'g',
    {},
    ...head(place),
    element('g', { fill: INK.strong, 'font-size': 14, 'font-weight': 600 }, ...labels),
    element('g', { 'font-size': 14, 'font-weight': 600, 'text-anchor': 'middle' }, ...cells),
  );
}
