import { grouped } from '../grouped.ts';
import type { LobbyLine } from '../table.ts';
import type { StandardOptions } from './settings.ts';
import type { StandardState } from './state.ts';

const BIDDING: Readonly<Record<StandardOptions['bidding'], string>> = { open: 'Open bidding', blind: 'Blind bidding' };

const DEALERS_RULE: Readonly<Record<StandardOptions['deal'], string>> = {
  'upcard-first': 'Free will',
  'two-down': '2-1',
  'three-down': '3-2-1',
};

function summary({ bidding, deal, rounds, minimumBet }: StandardOptions): string {
  const length = rounds === 1 ? '1 round' : `${rounds} rounds`;
  return `${BIDDING[bidding]}, ${DEALERS_RULE[deal]}, ${length}, minimum bet ${grouped(minimumBet)}`;
}

function stateNote({ phase, ready }: StandardState): string {
  switch (phase.kind) {
    case 'waiting':
      return `${ready.length} ready`;
    case 'auction':
      return 'Dealer auction';
    case 'bets':
      return 'Hand bets';
    case 'round':
      return 'Playing';
    case 'break':
      return 'Round over';
    case 'finished':
      return 'Finished';
  }
}

/** What the lobby shows of a Standard game. */
export function lobbyLine(state: StandardState): LobbyLine {
  const { options, phase, round } = state;
  const isWaiting = phase.kind === 'waiting';
  const running = phase.kind === 'finished' ? 'finished' : 'running';
  const seated = isWaiting ? state.ready : state.participants.map(({ person }) => person);
  return {
    kind: 'standard',
    summary: summary(options),
    state: isWaiting ? 'waiting' : running,
    stateText: isWaiting ? 'Waiting for players' : `Round ${round} of ${options.rounds}`,
    stateNote: stateNote(state),
    seated: seated.map(({ id, name, avatar }) => ({ id, name, avatar })),
    seats: null,
    canJoin: isWaiting,
  };
}
