import type { Action, RandomIndex } from '@upcard/core';
import type { HouseCommand, HouseOverlay, HouseView, RoomCommand } from '@upcard/tables';
import { roomCommand, type SeenRoom, wildRoomCommand } from './room-script.ts';

/** What a scripted person sees before they choose. */
export interface Seen extends SeenRoom {
  readonly view: HouseView;
  readonly overlay: HouseOverlay;
}

/** What somebody comes for. `seats`: how many they want, 0 to watch. `company`: seats to be taken before the start. */
export interface Script {
  readonly seats: number;
  readonly company: number;
}

const ACTIONS: readonly Action[] = ['hit', 'stand', 'double', 'split', 'surrender'];
const WILD_NUMBERS = [-1, 0, 1, 2, 3, 6, 7, 50, 75, 100, 250, 500, 1_000];

function pick<Item>(items: readonly Item[], chance: RandomIndex): Item | null {
  return items.length === 0 ? null : (items[chance(items.length)] ?? null);
}

/** Any command at all; most are refused. */
function wildCommand(chance: RandomIndex): HouseCommand {
  const number = (): number => pick(WILD_NUMBERS, chance) ?? 0;
  switch (chance(6)) {
    case 0:
      return { type: 'sit', seat: number() };
    case 1:
      return { type: 'leave', seat: number() };
    case 2:
      return { type: 'start' };
    case 3:
      return { type: 'next' };
    case 4:
      return { type: 'bet', seat: number(), amount: number() };
    default:
      return { type: 'act', action: pick(ACTIONS, chance) ?? 'hit', turn: Math.max(0, number()) };
  }
}

function seatCommand({ view, overlay }: Seen, { seats, company }: Script, chance: RandomIndex): HouseCommand | null {
  if (overlay.canSit && overlay.seats.length < seats) {
    const free = [1, 2, 3, 4, 5, 6].filter((seat) => !view.seats.some((taken) => taken.seat === seat));
    const seat = pick(free, chance);
    if (seat !== null) return { type: 'sit', seat };
  }
  const isEnough = view.seats.length >= company || chance(60) === 0;
  return overlay.canStart && isEnough ? { type: 'start' } : null;
}

/** Small bets mostly, so that sessions last. */
function betCommand({ overlay }: Seen, chance: RandomIndex): HouseCommand | null {
  const bet = pick(overlay.bets, chance);
  const affordable = bet?.choices.filter(({ isAffordable }) => isAffordable) ?? [];
  const choice = chance(6) === 0 ? pick(affordable, chance) : affordable[0];
  return bet && choice ? { type: 'bet', seat: bet.seat, amount: choice.amount } : null;
}

/** Splits and doubles whenever it may, else anything legal. */
function actionCommand({ view, overlay }: Seen, chance: RandomIndex): HouseCommand | null {
  const { actions } = overlay;
  if (actions === null || view.active === null) return null;
  const legal = ACTIONS.filter((action) => actions[action].isLegal);
  const rare = legal.filter((action) => action === 'split' || action === 'double');
  const action = pick(chance(3) === 0 && rare.length > 0 ? rare : legal, chance);
  return action && { type: 'act', action, turn: view.active.turn };
}

/** The next command of somebody who follows a script, or null when there is nothing for them to say. */
export function chooseCommand(seen: Seen, script: Script, chance: RandomIndex): HouseCommand | RoomCommand | null {
  if (chance(30) === 0) return chance(3) === 0 ? wildRoomCommand(seen, chance) : wildCommand(chance);
  const { overlay, view } = seen;
  const leaving = pick(overlay.canLeave, chance);
  if (leaving !== null && view.phase !== 'waiting' && chance(60) === 0) return { type: 'leave', seat: leaving };
  return (
    roomCommand(seen, script.seats > 0, chance) ??
    seatCommand(seen, script, chance) ??
    betCommand(seen, chance) ??
    actionCommand(seen, chance) ??
    (overlay.canNext ? { type: 'next' } : null)
  );
}
