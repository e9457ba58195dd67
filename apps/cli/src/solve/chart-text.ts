import { HARD_ROWS, LETTERS, type Letter, PAIR_ROWS, SOFT_ROWS, type StrategyRow, VALUES } from '@upcard/core';
import {
  type ChartContent,
  exactFigure,
  gameFigures,
  houseEdge,
  LETTER_LOOKS,
  rulesLine,
  splitLine,
} from '@upcard/solver';
import { painted, strong } from './terminal-colour.ts';
import { wrapped } from './wrapped.ts';

const WIDTH = 80;
const CELL = 3;
const HARD_LABEL = 5;
const SOFT_LABEL = 8;
const GAP = 4;

/** A coloured line is longer than what shows of it. */
interface Line {
  readonly text: string;
  readonly width: number;
}

interface Style {
  readonly cell: (letter: Letter) => string;
  readonly title: (text: string) => string;
}

const fitted = (letter: string): string => letter.padStart(2).padEnd(CELL);

const PLAIN: Style = { cell: fitted, title: (text) => text };
const COLOURED: Style = { cell: (letter) => painted(fitted(letter), LETTER_LOOKS[letter]), title: strong };

const widthOf = (label: number): number => label + CELL * VALUES.length;

function section(
  title: string,
  rows: readonly StrategyRow[],
  label: number,
): (content: ChartContent, style: Style) => Line[] {
  const width = widthOf(label);
  const head = title.padEnd(label) + VALUES.map(fitted).join('');
  return ({ chart }, style) => [
    { text: style.title(head), width },
    ...rows.map((row) => {
      const name = row.replace(/^(hard|soft|pair) /, '').padEnd(label);
      return { text: name + VALUES.map((up) => style.cell(chart[row][up])).join(''), width };
    }),
  ];
}

const hard = section('Hard', HARD_ROWS, HARD_LABEL);
const soft = section('Soft', SOFT_ROWS, SOFT_LABEL);
const pairs = section('Pairs', PAIR_ROWS, SOFT_LABEL);

function sideBySide(left: readonly Line[], right: readonly Line[]): string[] {
  const leftWidth = Math.max(...left.map(({ width }) => width));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const { text, width } = left[at] ?? { text: '', width: 0 };
    return `${text}${' '.repeat(leftWidth - width + GAP)}${right[at]?.text ?? ''}`.trimEnd();
  });
}

function legend(style: Style): string[] {
  const entries = LETTERS.map((letter) => {
    const { meaning } = LETTER_LOOKS[letter];
    return { text: `${style.cell(letter)} ${meaning}`, width: CELL + 1 + meaning.length };
  });
  const columns = 3;
  const room = Math.floor(WIDTH / columns);
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    entries
      .filter((_entry, at) => at % rows === row)
      .map(({ text, width }) => text + ' '.repeat(room - width))
      .join('')
      .trimEnd(),
  );
}

function figureLines({ value, rules, split }: ChartContent): string[] {
  const figures = gameFigures(value).map((figure) => [figure.name, `${exactFigure(figure)} wagers`] as const);
  const rows = [['House edge', houseEdge(value)] as const, ...figures, ['Splits', splitLine(rules, split)] as const];
  return rows.map(([name, text]) => `${name.padEnd(20)}${text}`);
}

/** A chart for a terminal of 80 columns: title, rules, what the game is worth, letters and what they mean. */
export function chartText(title: string, content: ChartContent, isColoured: boolean): string {
  const style = isColoured ? COLOURED : PLAIN;
  const right = [...soft(content, style), { text: '', width: 0 }, ...pairs(content, style)];
  return [
    style.title(title),
    ...wrapped(rulesLine(content.rules), WIDTH),
    '',
    ...figureLines(content),
    '',
    ...sideBySide(hard(content, style), right),
    '(*) Aces that may not be split',
    '',
    ...legend(style),
  ].join('\n');
}
