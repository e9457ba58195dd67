import type { HouseView } from '@upcard/tables';
import { SEATS } from '@upcard/tables/house/state';
import { useState } from 'react';

/** Numbers of the seats that have a place on the table: all while seats are taken, then those that play. */
function placesOf(view: HouseView, before: readonly number[]): readonly number[] {
  if (view.phase === 'waiting') return Array.from({ length: SEATS }, (_, index) => index + 1);
  const taken = view.seats.map(({ seat }) => seat);
  const kept = before.length === SEATS && view.round <= 1 ? [] : before;
  const all = [...new Set([...kept, ...taken])].sort((a, b) => a - b);
  return all.length === before.length && all.every((seat, index) => before[index] === seat) ? before : all;
}

/** The seats on screen. A seat that is left keeps its place, so that nobody else moves. */
export function useShownSeats(view: HouseView): readonly number[] {
  const [shown, setShown] = useState<readonly number[]>(() => placesOf(view, []));
  const next = placesOf(view, shown);
  if (next.length !== shown.length || next.some((seat, index) => shown[index] !== seat)) setShown(next);
  return next;
}
