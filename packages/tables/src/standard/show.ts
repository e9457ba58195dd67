import type { Person } from '../table.ts';
import { activeOnes, askedHand, generatedOf, shownBank, turnOf } from './query.ts';
import type { StandardOptions } from './settings.ts';
import { auctionView, outcomeView } from './show-auction.ts';
import {
  betsIn,
  dealerView,
  feltView,
  participantView,
  playersView,
  resultView,
  snapshotView,
  viewPhase,
} from './show-round.ts';
import type { StandardState } from './state.ts';
import type { StandardView } from './view.ts';

function shownPerson({ id, name, avatar }: Person): Person {
  return { id, name, avatar };
}

function shownOptions(options: StandardOptions): StandardOptions {
  return {
    includeBot: options.includeBot,
    rounds: options.rounds,
    startingCapital: options.startingCapital,
    minimumBet: options.minimumBet,
    bidding: options.bidding,
    deal: options.deal,
    actionTime: options.actionTime,
    roundBreak: options.roundBreak,
    minimumRaise: options.minimumRaise,
    betsShown: options.betsShown,
  };
}

function autoContinue(state: StandardState): StandardView['autoContinue'] {
  const able = activeOnes(state);
  return { on: able.filter((one) => one.kind === 'bot' || one.autoContinue).length, of: able.length };
}

function active(state: StandardState): StandardView['active'] {
  const asked = askedHand(state);
  return asked && { spot: asked.spot, hand: asked.hand };
}

/** What is told once the game is over, and before that is empty. */
function ended({
  phase,
  capitals,
  ratingChanges,
}: StandardState): Pick<StandardView, 'ending' | 'capitals' | 'ratingChanges'> {
  if (phase.kind !== 'finished') return { ending: null, capitals: [], ratingChanges: [] };
  return {
    ending: phase.ending,
    capitals: capitals.map((purses) => [...purses]),
    ratingChanges: ratingChanges.map(({ number, change }) => ({ number, change })),
  };
}

/** What everybody may know of a Standard game: sealed bids and bets, face-down cards and cards put in front stay behind. */
export function view(state: StandardState): StandardView {
  const { phase, clock, lastRound } = state;
  return {
    kind: 'standard',
    phase: viewPhase(state),
    host: shownPerson(state.host),
    options: shownOptions(state.options),
    isRated: state.isRated,
    ready: state.ready.map(shownPerson),
    round: state.round,
    participants: state.participants.map((one) => participantView(state, one)),
    bank: shownBank(state),
    generated: generatedOf(state),
    clock: clock && { deadline: clock.deadline, length: clock.length },
    auction: auctionView(state),
    outcome: outcomeView(state),
    dealer: dealerView(state),
    betsIn: betsIn(state),
    players: playersView(state),
    table: feltView(state),
    active: active(state),
    turn: turnOf(state),
    agreed: phase.kind === 'break' ? [...phase.agreed] : [],
    autoContinue: autoContinue(state),
    results: state.results.map(resultView),
    lastRound: lastRound && snapshotView(lastRound),
    ...ended(state),
  };
}
