import type { HandResult, HandView, RuleSet, SpotView } from '@upcard/core';
import type { HouseOverlay, HouseView, SeatView } from '@upcard/tables';
import type { RoomScene } from '../room/room-scene.ts';
import type { Beat } from './rewind.ts';

/** All that one person's House screen shows at one moment. `view` is as far as the motion has come, `beat` what it shows. */
export interface HouseScene extends RoomScene {
  readonly view: HouseView;
  readonly overlay: HouseOverlay;
  readonly rules: RuleSet;
  readonly beat: Beat;
}

/** The seat of this number, or null while nobody has it. */
export function seatOf(view: HouseView, seat: number): SeatView | null {
  return view.seats.find((candidate) => candidate.seat === seat) ?? null;
}

/** The spot of a seat in the round on the table, or null. */
export function spotOf(view: HouseView, seat: number): SpotView | null {
  return view.table?.spots.find((spot) => spot.id === seat) ?? null;
}

/** Whether a seat is this person's. */
export function isOwn(scene: Pick<HouseScene, 'overlay'>, seat: number): boolean {
  return scene.overlay.seats.includes(seat);
}

/** The hand that is asked now, or null. */
export function activeHand(view: HouseView): HandView | null {
  return view.active === null ? null : (spotOf(view, view.active.spot)?.hands[view.active.hand] ?? null);
}

/** Whether this person is asked now, and everything up to that question is on screen. */
export function isYourTurn({ view, overlay }: Pick<HouseScene, 'view' | 'overlay'>): boolean {
  return view.active !== null && overlay.actions !== null;
}

/** The results of a person's own hands in the round on the table, none before it is settled. */
export function ownResults({ view, overlay }: Pick<HouseScene, 'view' | 'overlay'>): readonly HandResult[] {
  return (view.table?.spots ?? [])
    .filter((spot) => overlay.seats.includes(spot.id))
    .flatMap((spot) => spot.hands)
    .flatMap(({ result }) => (result === null ? [] : [result]));
}

/** Which of a person's seats is shown large and bet on: the one that is asked, else the one picked, else the first that may bet. */
export function foremostSeat(
  { view, overlay }: Pick<HouseScene, 'view' | 'overlay'>,
  picked: number | null,
): number | null {
  const { active } = view;
  if (active !== null && overlay.seats.includes(active.spot)) return active.spot;
  const open = overlay.bets.map(({ seat }) => seat);
  if (picked !== null && open.includes(picked)) return picked;
  return open[0] ?? overlay.seats.find((seat) => spotOf(view, seat) !== null) ?? overlay.seats[0] ?? null;
}

/** The seat that is asked after the one that is asked now, or null. */
export function nextSeat({ table, active }: HouseView): number | null {
  if (table === null || active === null) return null;
  const at = table.spots.findIndex(({ id }) => id === active.spot);
  return table.spots.slice(at + 1).find(({ hands }) => hands.some(({ status }) => status === 'waiting'))?.id ?? null;
}
