import { type RoundView, viewRound } from '@upcard/core';
import { betOf, shownCapital, tableOf, wageredBy } from './query.ts';
import type { DealerResult, Participant, RoundSnapshot, StandardState } from './state.ts';
import type { InPlay, ParticipantView, PlayerView, StandardView, StandardViewPhase } from './view.ts';

type Snapped = RoundSnapshot['players'][number];

/** Where the deal on the felt is. Standard offers no insurance, and a settled round is over at once. */
function dealPhase(phase: RoundView['phase']): StandardViewPhase {
  switch (phase) {
    case 'deal':
    case 'discard':
    case 'reveal':
    case 'play':
    case 'dealer':
      return phase;
    case 'insurance':
      return 'play';
    case 'settled':
      return 'dealer';
  }
}

/** The phase as people see it. */
export function viewPhase(state: StandardState): StandardViewPhase {
  switch (state.phase.kind) {
    case 'waiting':
    case 'auction':
    case 'bets':
    case 'break':
    case 'finished':
      return state.phase.kind;
    case 'round':
      return dealPhase(tableOf(state)?.phase.kind ?? 'deal');
  }
}

function wagersOf(state: StandardState, { number }: Participant): InPlay {
  return betOf(state, number) === null ? { kind: 'none' } : { kind: 'wagers', amount: wageredBy(state, number) };
}

function inPlay(state: StandardState, one: Participant): InPlay {
  switch (state.phase.kind) {
    case 'waiting':
    case 'auction':
    case 'break':
    case 'finished':
      return { kind: 'none' };
    case 'bets':
      return state.course?.dealer === one.number ? { kind: 'dealer' } : { kind: 'none' };
    case 'round':
      return state.course?.dealer === one.number ? { kind: 'dealer' } : wagersOf(state, one);
  }
}

/** A participant as everybody sees them. */
export function participantView(state: StandardState, one: Participant): ParticipantView {
  const { number, person, kind, status, rating } = one;
  return {
    number,
    person: { id: person.id, name: person.name, avatar: person.avatar },
    kind,
    status,
    rating,
    available: shownCapital(state, number),
    inPlay: inPlay(state, one),
  };
}

/** Who deals now, or null. */
export function dealerView({ course }: StandardState): StandardView['dealer'] {
  return course && { number: course.dealer, tookOver: course.dealer !== course.auction.winner };
}

/** Who has bet while bets are sealed, in room order: the order of the bets is that of the Players, and a secret still. */
export function betsIn(state: StandardState): StandardView['betsIn'] {
  if (state.phase.kind !== 'bets') return [];
  return state.participants.filter(({ number }) => betOf(state, number) !== null).map(({ number }) => number);
}

/** The Players in acting order, from the deal on; those who gave up before it come last. */
export function playersView(state: StandardState): readonly PlayerView[] {
  const spots = tableOf(state)?.spots ?? [];
  return spots.map(({ id }, index) => ({
    number: id,
    position: betOf(state, id)?.isForfeited ? null : index + 1,
  }));
}

/** What lies on the felt, or null. */
export function feltView(state: StandardState): RoundView | null {
  const table = tableOf(state);
  return table && viewRound(table);
}

/** A line of the Dealer results. */
export function resultView({ round, dealer, auctionPaid, playerWagers, earnings }: DealerResult): DealerResult {
  return { round, dealer, auctionPaid, playerWagers, earnings };
}

function snappedHand({ cards, status, result }: Snapped['hands'][number]): Snapped['hands'][number] {
  const { spot, hand, outcome, wager, payout, net } = result;
  return { cards: [...cards], status, result: { spot, hand, outcome, wager, payout, net } };
}

/** The newest settled round, every card of which has been shown. */
export function snapshotView(snapshot: RoundSnapshot): RoundSnapshot {
  return {
    ...resultView(snapshot),
    entrants: [...snapshot.entrants],
    bankerTookOver: snapshot.bankerTookOver,
    dealerCards: [...snapshot.dealerCards],
    discard: snapshot.discard,
    players: snapshot.players.map(({ number, position, hands }) => ({
      number,
      position,
      hands: hands.map(snappedHand),
    })),
  };
}
