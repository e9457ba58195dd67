import type { ParticipantView, StandardView } from '@upcard/tables';

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

/** What counts as somebody's in the end: their coins, and an equal part of the Bank for all who have any. */
function share({ participants, bank, generated, options }: StandardView, { available }: ParticipantView): number {
  const all = participants.length * options.startingCapital + generated;
  const owners = participants.filter((one) => one.available > 0).length;
  if (owners === 0) return bank / participants.length / all;
  return available > 0 ? (available + bank / owners) / all : 0;
}

function ratingOf({ ratingChanges }: StandardView, { number, rating }: ParticipantView): FinalRank['rating'] {
  const change = ratingChanges.find((one) => one.number === number)?.change;
  return rating === null || change === undefined ? null : { change, now: rating + change };
}

/** How a finished game ended for everybody, the most coins first; of equals the first in the room. */
export function finalRanking(view: StandardView): readonly FinalRank[] {
  return view.participants
    .toSorted((a, b) => b.available - a.available)
    .map((participant) => ({
      rank: 1 + view.participants.filter(({ available }) => available > participant.available).length,
      participant,
      share: share(view, participant),
      rating: ratingOf(view, participant),
    }));
}
