import {
  HARD_ROWS,
  LETTERS,
  type Letter,
  PAIR_ROWS,
  SOFT_ROWS,
  STRATEGY_ROWS,
  type StrategyTable,
  VALUES,
} from '@upcard/core';
import type { Solution } from '../solution.ts';
import { exactFigure, gameFigures, houseEdge } from './game-figures.ts';
import { LETTER_LOOKS } from './letter-look.ts';
import { rulesLine, splitLine } from './rules-line.ts';
import { CELL, cell, cellDefinitions } from './svg-cells.ts';
import { GRID_WIDTH, type GridPlace, grid, gridBottom, INK } from './svg-grid.ts';
import { element, type Markup, text, words } from './svg-markup.ts';

/** What a chart document shows of a solution. */
export type ChartContent = Pick<Solution, 'rules' | 'split' | 'value' | 'chart'>;

const MARGIN = 32;
const GAP = 36;
const GRID_TOP = 150;
const WIDTH = 2 * MARGIN + 3 * GRID_WIDTH + 2 * GAP;
const GROUND = { page: '#0b0f0d', panel: '#1a221e', line: '#33413a' } as const;
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

const leftOf = (section: number): number => MARGIN + section * (GRID_WIDTH + GAP);
const HARD: GridPlace = { title: 'Hard totals', rows: HARD_ROWS, x: leftOf(0), y: GRID_TOP };
const SOFT: GridPlace = { title: 'Soft totals', rows: SOFT_ROWS, x: leftOf(1), y: GRID_TOP };
const PAIRS: GridPlace = { title: 'Pairs', rows: PAIR_ROWS, x: leftOf(2), y: GRID_TOP };
const HEIGHT = gridBottom(HARD) + MARGIN;

function header(title: string, { rules, value }: ChartContent): readonly Markup[] {
  const right = WIDTH - MARGIN;
  return [
    text(title, { x: MARGIN, y: 66, fill: INK.strong, 'font-family': SERIF, 'font-size': 32 }),
    text(rulesLine(rules), { x: MARGIN, y: 106, fill: INK.text, 'font-size': 14 }),
    element('rect', { x: right - 152, y: 24, width: 152, height: 58, rx: 12, fill: GROUND.panel, stroke: GROUND.line }),
    text('House edge', { x: right - 136, y: 46, fill: INK.text, 'font-size': 12 }),
    text(houseEdge(value), { x: right - 136, y: 71, fill: INK.strong, 'font-size': 22, 'font-weight': 600 }),
  ];
}

/** The free room under the soft totals: what the game is worth, and how splits are valued. */
function figuresPanel({ rules, split, value }: ChartContent): readonly Markup[] {
  const top = gridBottom(SOFT) + GAP;
  const box = { x: SOFT.x, y: top, width: GRID_WIDTH, height: 162, rx: 12 };
  const line = (at: number): { x: number; y: number } => ({ x: SOFT.x + 20, y: top + 32 + at * 27 });
  const end = { x: SOFT.x + GRID_WIDTH - 20, 'text-anchor': 'end', fill: INK.strong, 'font-weight': 600 };
  const figures = gameFigures(value).flatMap((figure, at) => [
    text(figure.name, { ...line(at + 1), fill: INK.text }),
    text(exactFigure(figure), { ...end, y: line(at + 1).y }),
  ]);
  return [
    element('rect', { ...box, fill: GROUND.panel, stroke: GROUND.line }),
    element(
      'g',
      { 'font-size': 14 },
      text('What a round is worth', { ...line(0), fill: INK.strong, 'font-size': 15, 'font-weight': 600 }),
      ...figures,
      text('In initial wagers, to the player, before the deal.', { ...line(3), fill: INK.quiet, 'font-size': 13 }),
      text(`Splits: ${splitLine(rules, split)}.`, { ...line(4), fill: INK.quiet, 'font-size': 13 }),
    ),
  ];
}

function legendEntry(letter: Letter, x: number, y: number): readonly Markup[] {
  return [
    element('g', { 'font-size': 14, 'font-weight': 600, 'text-anchor': 'middle' }, cell(letter, x, y)),
    text(LETTER_LOOKS[letter].meaning, { x: x + CELL.side + 14, y: y + 23, fill: INK.strong, 'font-size': 14 }),
  ];
}

const LEGEND: readonly (readonly Letter[])[] = [
  ['S', 'H', 'SP', 'Dh'],
  ['Ds', 'Uh', 'Us', 'Usp'],
];

function legend(): readonly Markup[] {
  const top = gridBottom(HARD) - 4 * (CELL.step + 6);
  const entries = LEGEND.flatMap((letters, column) =>
    letters.flatMap((letter, row) =>
      legendEntry(letter, PAIRS.x + column * (GRID_WIDTH / 2), top + 6 + row * (CELL.step + 6)),
    ),
  );
  return [
    text('(*) Aces that may not be split', { x: PAIRS.x, y: gridBottom(PAIRS) + 22, fill: INK.quiet, 'font-size': 13 }),
    element('rect', { x: PAIRS.x, y: top - 16, width: GRID_WIDTH, height: 1, fill: GROUND.line }),
    ...entries,
  ];
}

/** The chart in words, for those who hear it. */
function description(chart: StrategyTable): string {
  const rows = STRATEGY_ROWS.map((row) => `${row}: ${VALUES.map((up) => chart[row][up]).join(' ')}.`);
  const letters = LETTERS.map((letter) => `${letter} ${LETTER_LOOKS[letter].meaning.toLowerCase()}`);
  return `Letters against the up-cards ${VALUES.join(' ')}: ${letters.join('; ')}. ${rows.join(' ')}`;
}

/**
 * A chart as a picture (SVG 1.1, UTF-8) that stands alone: own ground, no fonts or files from elsewhere. `title` heads it and may
 * be any text.
 */
export function strategySvg(title: string, content: ChartContent): string {
  const names = { title: 'upcard-chart-title', desc: 'upcard-chart-desc' };
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width: WIDTH,
    height: HEIGHT,
    role: 'img',
    'aria-labelledby': names.title,
    'aria-describedby': names.desc,
    'font-family': SANS,
  };
  const edge = `House edge ${houseEdge(content.value)}. ${rulesLine(content.rules)}.`;
  return `${element(
    'svg',
    root,
    element('title', { id: names.title }, words(title)),
    element('desc', { id: names.desc }, words(`${edge} ${description(content.chart)}`)),
    cellDefinitions(),
    element('rect', { width: WIDTH, height: HEIGHT, rx: 16, fill: GROUND.page }),
    ...header(title, content),
    ...[HARD, SOFT, PAIRS].map((place) => grid(content.chart, place)),
    ...figuresPanel(content),
    ...legend(),
  )}\n`;
}
