import { LETTERS, type Letter } from '@upcard/core';
import { LETTER_LOOKS } from './letter-look.ts';
import { element, type Markup, words } from './svg-markup.ts';

/** Side of a cell and distance from one to the next, in user units. */
export const CELL = { side: 36, step: 38 } as const;

const FOOT = 5;
const CORNER = 5;

const stripesOf = (ground: string): string => `upcard-stripes-${ground.slice(1)}`;

/** What the cells refer to: the stripes. Belongs once into a picture. */
export function cellDefinitions(): Markup {
  const grounds = new Set(
    LETTERS.map((letter) => LETTER_LOOKS[letter]).flatMap((look) => (look.mark === 'stripes' ? [look.ground] : [])),
  );
  const patterns = [...grounds].map((ground) =>
    element(
      'pattern',
      { id: stripesOf(ground), width: 12, height: 12, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      element('rect', { width: 12, height: 12, fill: ground }),
      element('rect', { width: 5, height: 12, fill: '#ffffff', 'fill-opacity': 0.2 }),
    ),
  );
  return element('defs', {}, ...patterns);
}

function groundOf(letter: Letter, x: number, y: number): readonly Markup[] {
  const { ground, mark } = LETTER_LOOKS[letter];
  const box = { x, y, width: CELL.side, height: CELL.side, rx: CORNER };
  switch (mark) {
    case 'none':
      return [element('rect', { ...box, fill: ground })];
    case 'stripes':
      return [element('rect', { ...box, fill: `url(#${stripesOf(ground)})` })];
    case 'foot':
      return [
        element('rect', { ...box, fill: LETTER_LOOKS.S.ground }),
        element('rect', { ...box, height: CELL.side - FOOT, fill: ground }),
      ];
  }
}

/** One cell of a chart, its upper left corner at (x, y). The letter's size and weight come from around it. */
export function cell(letter: Letter, x: number, y: number): Markup {
  const middle = LETTER_LOOKS[letter].mark === 'foot' ? (CELL.side - FOOT) / 2 : CELL.side / 2;
  const text = { x: x + CELL.side / 2, y: y + middle + 5, fill: LETTER_LOOKS[letter].ink };
  return element('g', {}, ...groundOf(letter, x, y), element('text', text, words(letter)));
}
