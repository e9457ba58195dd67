import { participantOf } from './query.ts';
import type { ParticipantNumber, StandardState } from './state.ts';

/** An amount that somebody has put in at a server time in milliseconds. */
export interface Offer {
  readonly by: ParticipantNumber;
  readonly amount: number;
  readonly at: number;
}

/**
 * Ranks offers from first to last: the higher amount, then people before the bot, then the earlier millisecond, then the lower
 * rating at the start, then room order.
 */
export function ranked<One extends Offer>(
  state: Pick<StandardState, 'participants'>,
  offers: readonly One[],
): readonly One[] {
  const isBot = ({ by }: One): number => (participantOf(state, by).kind === 'bot' ? 1 : 0);
  const rating = ({ by }: One): number => participantOf(state, by).rating ?? 0;
  return [...offers].sort(
    (a, b) => b.amount - a.amount || isBot(a) - isBot(b) || a.at - b.at || rating(a) - rating(b) || a.by - b.by,
  );
}
