import { emptyLedger, HOUSE, leastBet, roundAwaiting } from '@upcard/core';
import { grouped } from '../grouped.ts';
import type { RoomStage } from '../room/view.ts';
import type { LobbyLine, Table, TableAwaiting, TableSetup } from '../table.ts';
import type { HouseCommand } from './command.ts';
import { decide } from './decide.ts';
import type { HouseEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { happenings } from './happenings.ts';
import { isMixDue } from './query.ts';
import { HOUSE_SETTINGS } from './settings.ts';
import { onlyWatching, overlay, view } from './show.ts';
import { BANK_PER_SEAT, CLOSES_AFTER, type HouseState, SEATS } from './state.ts';
import type { HouseHappening, HouseOverlay, HouseView } from './view.ts';

function create({ opener, createdAt }: TableSetup): HouseState {
  return {
    opener,
    phase: { kind: 'waiting' },
    seats: [],
    ledger: emptyLedger(),
    roundNumber: 0,
    round: null,
    bets: {},
    timedOut: { bet: [], action: [] },
    shoeDealt: 0,
    clock: null,
    connected: [],
    closesAt: createdAt + CLOSES_AFTER,
  };
}

function awaiting(state: HouseState): TableAwaiting {
  if (state.phase.kind === 'finished') return { kind: 'nobody' };
  if (isMixDue(state)) {
    return { kind: 'shuffle', decks: HOUSE.decks === 'infinite' ? 1 : HOUSE.decks };
  }
  const { round, ledger } = state;
  const needsCard = state.phase.kind === 'round' && round && roundAwaiting({ round, ledger }).kind === 'card';
  return needsCard ? { kind: 'card' } : { kind: 'people' };
}

function stage({ phase }: HouseState): RoomStage {
  if (phase.kind === 'waiting') return 'waiting';
  return phase.kind === 'finished' ? 'over' : 'playing';
}

function deadline({ clock, closesAt }: HouseState): number | null {
  if (clock === null) return closesAt;
  return closesAt === null ? clock.deadline : Math.min(clock.deadline, closesAt);
}

const LOBBY_STATE: Readonly<Record<HouseState['phase']['kind'], { state: LobbyLine['state']; note: string }>> = {
  waiting: { state: 'waiting', note: 'Not started' },
  shuffle: { state: 'running', note: 'Shuffling' },
  bets: { state: 'running', note: 'Placing bets' },
  round: { state: 'running', note: 'Playing' },
  result: { state: 'running', note: 'Round over' },
  finished: { state: 'finished', note: 'Finished' },
};

function summary({ phase, bank }: HouseView): string {
  const most = HOUSE.bets.kind === 'ladder' ? (HOUSE.bets.amounts.at(-1) ?? 0) : 0;
  // Before the start the bank is empty, and what it will be depends on the seats.
  const funds = phase === 'waiting' ? `${grouped(BANK_PER_SEAT)} a seat` : grouped(bank);
  return `${HOUSE.decks} decks, bets ${leastBet(HOUSE.bets)} to ${grouped(most)}, bank ${funds}`;
}

function stateText({ phase, round }: HouseView): string {
  if (phase === 'waiting') return 'Waiting for players';
  return round === 0 ? 'No round played' : `Round ${round}`;
}

function takesNewcomers({ phase, seats }: HouseState): boolean {
  return phase.kind === 'waiting' && seats.length < SEATS;
}

function lobbyLine(state: HouseState): LobbyLine {
  const shown = view(state);
  const { seats } = shown;
  const { state: stage, note } = LOBBY_STATE[state.phase.kind];
  return {
    kind: 'house',
    summary: summary(shown),
    state: stage,
    stateText: stateText(shown),
    stateNote: note,
    seated: seats.map(({ person }) => person),
    seats: SEATS,
    canJoin: takesNewcomers(state),
  };
}

/** One to six seats try to break the house's bank. */
export const HOUSE_TABLE: Table<HouseState, HouseCommand, HouseEvent, HouseView, HouseOverlay, HouseHappening> = {
  kind: 'house',
  settings: HOUSE_SETTINGS,
  create,
  decide,
  evolve,
  awaiting,
  stage,
  takesNewcomers,
  connected: (state) => state.connected,
  insiders: (state) => state.seats.map(({ person }) => person.id),
  automatic: [],
  rules: () => HOUSE,
  deadline,
  view,
  overlay,
  onlyWatching,
  happenings,
  lobbyLine,
  ratingsOf: () => [],
};
