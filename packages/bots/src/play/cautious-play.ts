import { handTotal } from '@upcard/core';
import type { Play } from './public-hand.ts';

/** A beginner's play: hits every total below 17, never doubles and never splits. */
export const cautiousPlay: Play = ({ cards, legal }) =>
  handTotal(cards).total < 17 && legal.includes('hit') ? 'hit' : 'stand';
