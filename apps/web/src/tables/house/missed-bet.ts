import type { ViewMessageOf } from '@upcard/protocol';

/** What to tell somebody whose bet did not come in time, in the frame that says so; null in all others. */
export function missedBet({
  happenings,
  overlay,
}: Pick<ViewMessageOf<'house'>, 'happenings' | 'overlay'>): string | null {
  const late = happenings.flatMap((happening) => (happening.type === 'timedOut' ? happening.seats : []));
  if (!late.some((seat) => overlay.seats.includes(seat))) return null;
  if (happenings.some(({ type }) => type === 'betsOpened')) return 'Nobody bet in time. Bets are open again.';
  const isDealt = happenings.some(({ type }) => type === 'roundBegan');
  return isDealt ? 'The clock ran out before you bet. This hand goes on without that seat.' : null;
}
