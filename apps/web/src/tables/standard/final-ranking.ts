import type { ParticipantView, StandardView } from '@upcard/tables';
import { moneyShare } from '@upcard/tables/elo';

/** A line of the final results. */
export interface FinalRank {
  /** From 1; equal capitals share one. */
  readonly rank: number;
  readonly participant: ParticipantView;
  /** The share of all coins, an equal part of what is left in the Bank included: 0 to 1. */
  readonly share: number;
  /** What the game did to the rating and where it is now, in tenths; null for whoever is not rated. */
  readonly rating: { readonly change: number; readonly now: number } | null;
}

function ratingOf({ ratingChanges }: StandardView, { number, rating }: ParticipantView): FinalRank['rating'] {
  const change = ratingChanges.find((one) => one.number === number)?.change;
  return rating === null || change === undefined ? null : { change, now: rating + change };
}

/** How a finished game ended for everybody, the most coins first; of equals the first in the room. */
export function finalRanking(view: StandardView): readonly FinalRank[] {
  const { bank, generated } = view;
  const { startingCapital } = view.options;
  const money = { capitals: view.participants.map(({ available }) => available), bank, generated, startingCapital };
  return view.participants
    .toSorted((a, b) => b.available - a.available)
    .map((participant) => ({
      rank: 1 + view.participants.filter(({ available }) => available > participant.available).length,
      participant,
      share: moneyShare(money, participant.available),
      rating: ratingOf(view, participant),
    }));
}
