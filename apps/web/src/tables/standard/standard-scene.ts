import type { HandView, SpotView } from '@upcard/core';
import type { ParticipantView, PlayerView, StandardOverlay, StandardView } from '@upcard/tables';
import type { RoomScene } from '../room/room-scene.ts';
import type { TableControls } from '../table-controls.ts';

/** All that one person's Standard screen shows at one moment. */
export interface StandardScene extends RoomScene {
  readonly view: StandardView;
  readonly overlay: StandardOverlay;
}

/** What every part of the Standard screen gets. */
export interface StandardProps {
  readonly scene: StandardScene;
  readonly controls: TableControls;
}

/** A participant by number, or null. */
export function participantIn({ participants }: StandardView, number: number | null): ParticipantView | null {
  return number === null ? null : (participants[number - 1] ?? null);
}

/** The name of whoever has this number; the Banker's for null. */
export function nameOf(view: StandardView, number: number | null): string {
  return participantIn(view, number)?.person.name ?? 'Banker';
}

/** Whether this number is the person's whose screen it is. */
export function isOwnNumber({ overlay }: Pick<StandardScene, 'overlay'>, number: number): boolean {
  return overlay.number === number;
}

/** The hands of a Player, or null before the deal. */
export function spotOf({ table }: StandardView, number: number): SpotView | null {
  return table?.spots.find(({ id }) => id === number) ?? null;
}

/** The hand that is asked now, or null. */
export function activeHandOf(view: StandardView): HandView | null {
  return view.active === null ? null : (spotOf(view, view.active.spot)?.hands[view.active.hand] ?? null);
}

/** Players whose every hand has finished stand below the others; both groups keep their order. */
export function playerGroups(view: StandardView): {
  readonly unfinished: readonly PlayerView[];
  readonly finished: readonly PlayerView[];
} {
  const isDone = ({ number }: PlayerView): boolean =>
    spotOf(view, number)?.hands.every(({ status }) => status !== 'waiting') ?? false;
  return {
    unfinished: view.players.filter((player) => !isDone(player)),
    finished: view.players.filter(isDone),
  };
}

/** Whether this person is asked for something now that has a clock. */
export function isAsked({ overlay }: Pick<StandardScene, 'overlay'>): boolean {
  const { bid, bet, choice, actions, dealerActions } = overlay;
  const isBidder = bid !== null && bid.bidOff === null;
  const isBettor = bet !== null && bet.placed === null;
  return isBidder || isBettor || choice !== null || actions !== null || dealerActions.length > 0;
}
