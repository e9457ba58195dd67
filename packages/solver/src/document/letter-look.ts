import type { Letter } from '@upcard/core';

/** How a letter looks on a chart and what it says. Colours are `#rrggbb`. */
export interface LetterLook {
  readonly ground: string;
  readonly ink: string;
  /** A second mark beside letter and colour: stripes, or a foot in the colour of standing. */
  readonly mark: 'none' | 'stripes' | 'foot';
  readonly meaning: string;
}

const STAND = { ground: '#2b3832', ink: '#d5ded6', mark: 'none' } as const;
const HIT = { ground: '#ece3cd', ink: '#1d1a12', mark: 'none' } as const;
const DOUBLE = { ground: '#dea63e', ink: '#1d1506', mark: 'none' } as const;
const SPLIT = { ground: '#6ea8dc', ink: '#0b1722', mark: 'none' } as const;
const SURRENDER = { ground: '#c4608f', ink: '#190710', mark: 'stripes' } as const;

/** The looks of the eight letters, told apart by lightness first, then hue, always by the letter itself. */
export const LETTER_LOOKS: Readonly<Record<Letter, LetterLook>> = {
  S: { ...STAND, meaning: 'Stand' },
  H: { ...HIT, meaning: 'Hit' },
  Dh: { ...DOUBLE, meaning: 'Double, else hit' },
  Ds: { ...DOUBLE, mark: 'foot', meaning: 'Double, else stand' },
  SP: { ...SPLIT, meaning: 'Split' },
  Uh: { ...SURRENDER, meaning: 'Surrender, else hit' },
  Us: { ...SURRENDER, meaning: 'Surrender, else stand' },
  Usp: { ...SURRENDER, meaning: 'Surrender, else split' },
};
