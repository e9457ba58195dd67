import { GAMES } from '@upcard/core';
import { solve } from '@upcard/solver';
import { cautiousPlay } from './play/cautious-play.ts';
import { exactPlay } from './play/exact-play.ts';
import type { Play } from './play/public-hand.ts';
import { tablePlay } from './play/table-play.ts';

/** The strengths of the players who fill seats at the European table. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How a player of each strength plays European rules: by a simple habit, by the chart, or exactly by the cards. */
export function europeanPlay(strength: Strength): Play {
  switch (strength) {
    case 'easy':
      return cautiousPlay;
    case 'normal':
      return tablePlay(solve(GAMES.european).chart);
    case 'hard':
      return exactPlay(GAMES.european);
  }
}
