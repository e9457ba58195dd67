import { handTotal } from '@upcard/core';
import type { HouseCommand, HouseOverlay, HouseView } from '@upcard/tables';

/** What a scripted player has on the screen, and the seat they want. */
export interface Seen {
  readonly seat: number;
  readonly view: HouseView;
  readonly overlay: HouseOverlay;
}

/** Seats to be taken before a session starts. */
export const PLAYERS = 4;

/** Hits below 17, doubles on 11, splits whatever may be split. */
function action({ view, overlay }: Seen): HouseCommand | null {
  const { active, table } = view;
  const { actions } = overlay;
  if (active === null || actions === null) return null;
  const hand = table?.spots.find(({ id }) => id === active.spot)?.hands[active.hand];
  const { total } = handTotal((hand?.cards ?? []).map(({ card }) => card));
  const { turn } = active;
  if (actions.split.isLegal) return { type: 'act', action: 'split', turn };
  if (total === 11 && actions.double.isLegal) return { type: 'act', action: 'double', turn };
  return { type: 'act', action: total < 17 && actions.hit.isLegal ? 'hit' : 'stand', turn };
}

/**
 * The next command of a player who wants one seat, bets the least there is, and asks for the next hand when nobody sits before
 * them. Null when it is for others to speak, or for the clock.
 */
export function nextPress(seen: Seen): HouseCommand | null {
  const { seat, view, overlay } = seen;
  if (overlay.canSit && overlay.seats.length === 0) return { type: 'sit', seat };
  if (overlay.canStart) return view.seats.length === PLAYERS ? { type: 'start' } : null;
  const [bet] = overlay.bets;
  const [least] = bet?.choices ?? [];
  if (bet && least) return { type: 'bet', seat: bet.seat, amount: least.amount };
  if (overlay.canNext) return view.seats[0]?.seat === seat ? { type: 'next' } : null;
  return action(seen);
}
