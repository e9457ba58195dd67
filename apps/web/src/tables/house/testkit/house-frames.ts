import {
  type Card,
  type HandRef,
  type HandResult,
  type HandView,
  HOUSE,
  handTotal,
  money,
  type RoundView,
} from '@upcard/core';
import type { ViewMessageOf } from '@upcard/protocol';
import type {
  HouseHappening,
  HouseOverlay,
  HouseView,
  Person,
  RoomLegality,
  RoomOverlay,
  RoomView,
  SeatView,
} from '@upcard/tables';
import type { HouseScene } from '../house-scene.ts';

/** People of the examples; `CLEO` is the one who looks at the screen. */
export const ANN: Person = { id: 'ann', name: 'Ann', avatar: 'fox' };
export const BEN: Person = { id: 'ben', name: 'Ben', avatar: 'whale' };
export const CLEO: Person = { id: 'cleo', name: 'Cleo', avatar: 'owl' };
export const DEV: Person = { id: 'dev', name: 'Dev', avatar: 'bear' };
export const EVE: Person = { id: 'eve', name: 'Eve', avatar: 'cat' };
export const FINN: Person = { id: 'finn', name: 'Finn', avatar: 'crab' };

/** A taken seat with 500 chips and no bet, unless said otherwise. */
export function seatView(seat: number, person: Person, change: Partial<SeatView> = {}): SeatView {
  return { seat, person, isAway: false, chips: 500, bet: 0, lastBet: null, status: 'ready', ...change };
}

/** A hand of these cards; ids count on from `firstId`. */
export function handView(cards: readonly Card[], firstId: number, change: Partial<HandView> = {}): HandView {
  return {
    cards: cards.map((card, index) => ({ id: firstId + index, card })),
    wager: 100,
    total: handTotal(cards),
    status: 'waiting',
    isSplit: false,
    isDoubled: false,
    result: null,
    ...change,
  };
}

/** What a settled hand came to. */
export function handResult(at: HandRef, outcome: HandResult['outcome'], net: number): HandResult {
  return { ...at, outcome, wager: money(100), payout: money(100 + net), net: money(net) };
}

/** A round with these hands per seat and dealer's cards; null lies face down. */
export function roundView(
  hands: Readonly<Record<number, readonly HandView[]>>,
  dealer: readonly (Card | null)[],
  change: Partial<RoundView> = {},
): RoundView {
  const up = dealer.flatMap((card) => (card === null ? [] : [card]));
  return {
    phase: 'play',
    active: null,
    spots: Object.entries(hands).map(([id, list]) => ({ id: Number(id), hands: list, insurance: { kind: 'unasked' } })),
    dealer: {
      cards: dealer.map((card, index) =>
        card === null ? { kind: 'faceDown', id: 90 + index } : { kind: 'faceUp', id: 90 + index, card },
      ),
      total: handTotal(up),
      isNatural: false,
    },
    discarded: null,
    ...change,
  };
}

/** A table with Ann as opener, nobody seated and 1,000 chips in the bank, unless said otherwise. */
export function houseView(change: Partial<HouseView> = {}): HouseView {
  return {
    kind: 'house',
    phase: 'waiting',
    opener: ANN,
    round: 0,
    seats: [],
    bank: 1_000,
    shoe: { size: 260, left: 200, discards: 50 },
    table: null,
    active: null,
    clock: null,
    ending: null,
    ...change,
  };
}

/** What somebody without a seat may do: nothing. */
export function houseOverlay(change: Partial<HouseOverlay> = {}): HouseOverlay {
  return {
    seats: [],
    bets: [],
    actions: null,
    canSit: false,
    canStart: false,
    canNext: false,
    canLeave: [],
    ...change,
  };
}

/** Cleo's screen of a view, with the happenings all shown. */
export function houseScene(view: HouseView, overlay: HouseOverlay = houseOverlay()): HouseScene {
  return { view, overlay, room: roomView(), roomOverlay: roomOverlay(), you: CLEO, rules: HOUSE, beat: 'still' };
}

const LEGAL: RoomLegality = { isLegal: true };
const OFF: RoomLegality = { isLegal: false, reason: 'wrong-phase' };

/** An open room that Ann runs, with nobody in it, unless said otherwise. */
export function roomView(change: Partial<RoomView> = {}): RoomView {
  return {
    stage: 'waiting',
    joining: 'open',
    host: ANN,
    members: [],
    memberLimit: null,
    closing: null,
    isPaused: false,
    pausedAt: null,
    ...change,
  };
}

/** What somebody who only watches may do in a room: nothing but play. */
export function roomOverlay(change: Partial<RoomOverlay> = {}): RoomOverlay {
  return {
    isMember: false,
    isHost: false,
    isBlocked: false,
    myRequest: 'none',
    requests: [],
    blocked: [],
    commands: {
      join: OFF,
      ready: OFF,
      admit: OFF,
      turnAway: OFF,
      remove: OFF,
      unblock: OFF,
      handOver: OFF,
      closeRoom: OFF,
      leaveRoom: OFF,
    },
    play: LEGAL,
    ...change,
  };
}

/** A message with this view. */
export function viewMessage(
  seq: number,
  view: HouseView,
  happenings: readonly HouseHappening[] = [],
  overlay: HouseOverlay = houseOverlay(),
): ViewMessageOf<'house'> {
  return { seq, now: 0, view, happenings, overlay, room: roomView(), roomOverlay: roomOverlay() };
}
