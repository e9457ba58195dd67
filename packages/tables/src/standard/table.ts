import { emptyLedger } from '@upcard/core';
import type { RoomStage } from '../room/view.ts';
import type { PersonRating, Table, TableAwaiting, TableSetup } from '../table.ts';
import { lotsBelow } from './answers.ts';
import type { StandardCommand } from './command.ts';
import { decide } from './decide.ts';
import type { StandardEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { happenings } from './happenings.ts';
import { BANKER, BOT } from './house-people.ts';
import { lobbyLine } from './lobby-line.ts';
import { onlyWatching, overlay } from './overlay.ts';
import { tableOf } from './query.ts';
import { rulesOf, STANDARD_SETTINGS, standardOptions } from './settings.ts';
import { view } from './show.ts';
import type { StandardState } from './state.ts';
import type { StandardHappening, StandardOverlay, StandardView } from './view.ts';

function create({ settings, opener, terms }: TableSetup): StandardState {
  return {
    host: opener,
    options: standardOptions(settings),
    isRated: terms.isRated,
    takesCards: terms.takesCards,
    isPaced: terms.isPaced,
    ready: [],
    ratings: {},
    participants: [],
    ledger: emptyLedger(),
    phase: { kind: 'waiting' },
    round: 0,
    course: null,
    frozen: null,
    isDrawingLots: false,
    timedOut: { auction: [], bet: [], discard: [], reveal: [], action: [], agreement: [] },
    clock: null,
    autoAgreeAt: null,
    injection: { cards: [], suiting: { ranks: [], done: [] } },
    results: [],
    lastRound: null,
    capitals: [],
    ratingChanges: [],
  };
}

const SUITS_IN_ALL = 4;

function awaiting(state: StandardState): TableAwaiting {
  if (state.phase.kind === 'finished') return { kind: 'nobody' };
  if (state.injection.suiting.ranks.length > 0) return { kind: 'index', below: SUITS_IN_ALL };
  if (state.isDrawingLots) return { kind: 'index', below: lotsBelow(state) };
  const table = tableOf(state);
  const isCardDue = state.phase.kind === 'round' && table !== null && table.due.length > 0;
  return { kind: isCardDue ? 'card' : 'people' };
}

function stage({ phase }: StandardState): RoomStage {
  if (phase.kind === 'waiting') return 'waiting';
  return phase.kind === 'finished' ? 'over' : 'playing';
}

function deadline({ clock, autoAgreeAt }: StandardState): number | null {
  if (clock === null || autoAgreeAt === null) return clock?.deadline ?? autoAgreeAt;
  return Math.min(clock.deadline, autoAgreeAt);
}

/** What the end of a rated game does to the people who played it. */
function ratingsOf(
  { participants, ratingChanges }: StandardState,
  events: readonly StandardEvent[],
): readonly PersonRating[] {
  if (!events.some(({ type }) => type === 'gameFinished')) return [];
  return participants.flatMap(({ number, kind, person }) => {
    const step = ratingChanges.find((one) => one.number === number);
    return kind === 'human' && step !== undefined ? [{ person: person.id, change: step.change }] : [];
  });
}

/** Rated multiplayer rooms: the dealer position is auctioned every round, and the Dealer plays by free will. */
export const STANDARD_TABLE: Table<
  StandardState,
  StandardCommand,
  StandardEvent,
  StandardView,
  StandardOverlay,
  StandardHappening
> = {
  kind: 'standard',
  settings: STANDARD_SETTINGS,
  create,
  decide,
  evolve,
  awaiting,
  stage,
  takesNewcomers: ({ phase }) => phase.kind === 'waiting',
  // Presence is the room's matter: the game waits for nobody.
  connected: () => [],
  insiders: ({ participants, host }) => [host.id, ...participants.map(({ person }) => person.id)],
  automatic: [BOT.id, BANKER.id],
  rules: ({ options }) => rulesOf(options),
  deadline,
  view,
  overlay,
  onlyWatching,
  happenings,
  lobbyLine,
  ratingsOf,
};
