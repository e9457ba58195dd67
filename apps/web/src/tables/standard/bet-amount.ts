import { type Adjusted, type AmountBounds, adjusted } from './bid-draft.ts';

/** The even amount within the bounds that is nearest below a wanted one, or the least. Both bounds are even. */
export function betAmount(wanted: number, { least, most }: AmountBounds): number {
  return Math.max(least, Math.min(most, wanted - (wanted % 2)));
}

/** A bet moved by the Minimum bet or any other step, kept even and within the bounds. */
export function adjustedBet(amount: number, step: number, bounds: AmountBounds): Adjusted {
  return adjusted(betAmount(amount, bounds), step, bounds);
}
