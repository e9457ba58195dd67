import {
  type Account,
  beginRound,
  evolveRound,
  money,
  post,
  type RoundEvent,
  type Stake,
  type Transfer,
} from '@upcard/core';
import type { Person } from '../table.ts';
import type { StandardEvent } from './event.ts';
import { activeOnes, auctionOf, bankOf, capitalOf, purseOf } from './query.ts';
import { rankedBets } from './ranking.ts';
import { recordOf, resultLine } from './record.ts';
import { rulesOf } from './settings.ts';
import type { Auction, HandBet, Participant, ParticipantNumber, RoundCourse, StandardState } from './state.ts';

type Happened<Type extends StandardEvent['type']> = Extract<StandardEvent, { type: Type }>;

const NOBODY_LATE: StandardState['timedOut'] = {
  auction: [],
  bet: [],
  discard: [],
  reveal: [],
  action: [],
  agreement: [],
};

function withParticipants(
  state: StandardState,
  numbers: readonly ParticipantNumber[],
  change: Partial<Pick<Participant, 'status' | 'autoContinue' | 'lastBid' | 'lastBet'>>,
): StandardState {
  return {
    ...state,
    participants: state.participants.map((one) => (numbers.includes(one.number) ? { ...one, ...change } : one)),
  };
}

function withTransfers(state: StandardState, transfers: readonly Transfer[]): StandardState {
  return { ...state, ledger: post(state.ledger, transfers) };
}

const purses = (state: StandardState): readonly number[] =>
  state.participants.map(({ number }) => capitalOf(state, number));

function withGameStarted(state: StandardState, { participants }: Happened<'gameStarted'>): StandardState {
  const capital = money(state.options.startingCapital);
  const started = { ...state, participants, ready: [], ratings: {} };
  const filled = withTransfers(
    started,
    participants.map(({ number }): Transfer => ({ from: 'mint', to: purseOf(number), amount: capital })),
  );
  return { ...filled, capitals: [purses(filled)] };
}

function withAuction(state: StandardState, change: (auction: Auction) => Auction): StandardState {
  const auction = auctionOf(state);
  if (auction === null) throw new Error('an event of an auction, and no auction');
  return { ...state, phase: { kind: 'auction', auction: change(auction) } };
}

function withAuctionOpened(state: StandardState, at: number): StandardState {
  const answers = Object.fromEntries(activeOnes(state).map(({ number }) => [number, 'none'] as const));
  return {
    ...state,
    phase: { kind: 'auction', auction: { openedAt: at, bids: [], answers } },
    round: state.round + 1,
    course: null,
    autoAgreeAt: null,
    timedOut: { ...NOBODY_LATE, agreement: state.timedOut.agreement },
  };
}

/** Skips of the current bid are void. */
function renewed(answers: Auction['answers']): Auction['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([number, answer]) => [number, answer === 'current' ? 'none' : answer]),
  );
}

function withBid(state: StandardState, { by, amount, at, pricedOut }: Happened<'bidPlaced'>): StandardState {
  const isOpen = state.options.bidding === 'open';
  const bid = withAuction(state, ({ openedAt, bids, answers }) => ({
    openedAt,
    bids: [...bids, { by, amount, at }],
    answers: {
      ...renewed(answers),
      ...Object.fromEntries(pricedOut.map((number) => [number, 'rest'] as const)),
      [by]: isOpen ? 'none' : 'bid',
    },
  }));
  return withParticipants(bid, [by], { lastBid: amount });
}

function withAuctionResolved(state: StandardState, { winner, paid }: Happened<'auctionResolved'>): StandardState {
  const auction = auctionOf(state);
  if (auction === null) throw new Error('an auction is resolved, and there is none');
  const { openedAt, bids } = auction;
  const entrants = Object.keys(auction.answers).map(Number);
  return {
    ...state,
    course: { auction: { openedAt, entrants, winner, paid, bids }, dealer: winner, bets: [], table: null },
  };
}

function withCourse(state: StandardState, change: (course: RoundCourse) => Partial<RoundCourse>): StandardState {
  if (state.course === null) throw new Error('an event of a round, and no round');
  return { ...state, course: { ...state.course, ...change(state.course) } };
}

function withBetsOpened(state: StandardState): StandardState {
  const frozen = {
    purses: Object.fromEntries(state.participants.map(({ number }) => [number, capitalOf(state, number)])),
    bank: bankOf(state),
  };
  return { ...state, phase: { kind: 'bets' }, frozen };
}

function withBet(state: StandardState, { by, amount, at, isOwn }: Happened<'betPlaced'>): StandardState {
  const bet: HandBet = { by, amount, at, isOwn, isForfeited: false };
  const placed = withTransfers(
    withCourse(state, ({ bets }) => ({ bets: [...bets, bet] })),
    [{ from: purseOf(by), to: `bet:${by}`, amount: money(amount) }],
  );
  return isOwn ? withParticipants(placed, [by], { lastBet: amount }) : placed;
}

/** A participant Dealer pays first, then the Bank, and what is still missing is created. */
function payersOf(dealer: ParticipantNumber | null): readonly Account[] {
  return dealer === null ? ['bank', 'mint'] : [purseOf(dealer), 'bank', 'mint'];
}

const stakeOf = ({ by, amount }: HandBet): Stake => ({ id: by, purse: purseOf(by), wager: money(amount) });

function withDeal(state: StandardState): StandardState {
  const dealt = withCourse(state, ({ bets, dealer }) => ({
    table: beginRound({
      rules: rulesOf(state.options),
      payers: payersOf(dealer),
      // The highest bet acts last.
      stakes: [
        ...rankedBets(
          state,
          bets.filter(({ isForfeited }) => !isForfeited),
        ),
      ]
        .reverse()
        .map(stakeOf),
      givenUp: bets.filter(({ isForfeited }) => isForfeited).map(stakeOf),
    }),
  }));
  return { ...dealt, phase: { kind: 'round' }, frozen: null };
}

function withRoundEvent(state: StandardState, event: RoundEvent): StandardState {
  const table = state.course?.table;
  if (!table) throw new Error('an event of a deal, and no deal');
  const after = evolveRound({ round: table, ledger: state.ledger }, event);
  const isInjected = event.type === 'cardDealt' && state.injection.cards.length > 0;
  return {
    ...withCourse(state, () => ({ table: after.round })),
    ledger: after.ledger,
    isDrawingLots: false,
    injection: isInjected ? { ...state.injection, cards: state.injection.cards.slice(1) } : state.injection,
  };
}

function withBankerDealing(state: StandardState): StandardState {
  return withCourse(state, ({ table }) => ({ dealer: null, table: table && { ...table, payers: payersOf(null) } }));
}

function withResigned(state: StandardState, by: ParticipantNumber): StandardState {
  const resigned = withParticipants(state, [by], { status: 'resigned' });
  if (state.phase.kind !== 'bets') return resigned;
  return withCourse(resigned, ({ bets }) => ({
    bets: bets.map((bet) => (bet.by === by ? { ...bet, isForfeited: true } : bet)),
  }));
}

function withTimedOut(state: StandardState, { answer, who }: Happened<'timedOut'>): StandardState {
  return { ...state, timedOut: { ...state.timedOut, [answer]: [...state.timedOut[answer], ...who] } };
}

function withRecord(state: StandardState): StandardState {
  if (state.course === null) throw new Error('a round is recorded, and there is none');
  const lastRound = recordOf(state.round, state.course);
  return { ...state, lastRound, results: [...state.results, resultLine(lastRound)] };
}

function withBreak(state: StandardState, autoAgreeAt: number | null): StandardState {
  const bots = activeOnes(state).filter(({ kind }) => kind === 'bot');
  return {
    ...state,
    phase: { kind: 'break', agreed: bots.map(({ number }) => number) },
    autoAgreeAt,
    timedOut: { ...state.timedOut, agreement: [] },
  };
}

function withAgreed(state: StandardState, who: readonly ParticipantNumber[]): StandardState {
  if (state.phase.kind !== 'break') throw new Error('somebody agrees, and there is no break');
  return { ...state, phase: { kind: 'break', agreed: [...state.phase.agreed, ...who] } };
}

function withCardSuited(state: StandardState, { card }: Happened<'cardSuited'>): StandardState {
  const { cards, suiting } = state.injection;
  const done = [...suiting.done, card];
  const ranks = suiting.ranks.slice(1);
  const injection =
    ranks.length > 0
      ? { cards, suiting: { ranks, done } }
      : { cards: [...done, ...cards], suiting: { ranks: [], done: [] } };
  return { ...state, injection };
}

function withPersonMoved(state: StandardState, { from, to }: Happened<'personMoved'>): StandardState {
  const moved = (person: Person): Person => (person.id === from || person.id === to.id ? to : person);
  return {
    ...state,
    host: moved(state.host),
    ready: state.ready.map(moved),
    participants: state.participants.map((one) => ({ ...one, person: moved(one.person) })),
  };
}

function withClockShifted(state: StandardState, by: number): StandardState {
  const { clock, autoAgreeAt } = state;
  return {
    ...state,
    clock: clock && { ...clock, deadline: clock.deadline + by },
    autoAgreeAt: autoAgreeAt === null ? null : autoAgreeAt + by,
  };
}

/** The game after one event. Throws only for events that do not belong to it. */
export function evolve(state: StandardState, event: StandardEvent): StandardState {
  switch (event.type) {
    case 'gathered':
      return { ...state, ready: event.ready };
    case 'rated':
      return { ...state, ratings: { ...state.ratings, ...event.ratings } };
    case 'gameStarted':
      return withGameStarted(state, event);
    case 'auctionOpened':
      return withAuctionOpened(state, event.at);
    case 'bidPlaced':
      return withBid(state, event);
    case 'auctionSkipped':
      return withAuction(state, (auction) => ({
        ...auction,
        answers: { ...auction.answers, [event.by]: event.how },
      }));
    case 'bidCycleRenewed':
      return withAuction(state, (auction) => ({ ...auction, answers: renewed(auction.answers) }));
    case 'auctionResolved':
      return withAuctionResolved(state, event);
    case 'moneyMoved':
      return withTransfers(state, event.transfers);
    case 'eliminated':
      return withParticipants(state, event.numbers, { status: 'eliminated' });
    case 'betsOpened':
      return withBetsOpened(state);
    case 'betPlaced':
      return withBet(state, event);
    case 'dealBegan':
      return withDeal(state);
    case 'round':
      return withRoundEvent(state, event.event);
    case 'lotsCalled':
      return { ...state, isDrawingLots: true };
    case 'bankerTookOver':
      return withBankerDealing(state);
    case 'resigned':
      return withResigned(state, event.by);
    case 'timedOut':
      return withTimedOut(state, event);
    case 'roundRecorded':
      return withRecord(state);
    case 'roundVoided':
      return { ...state, course: null, frozen: null, isDrawingLots: false };
    case 'roundEnded':
      return { ...state, frozen: null, capitals: [...state.capitals, purses(state)] };
    case 'capitalsChanged':
      return { ...state, capitals: [...state.capitals.slice(0, -1), purses(state)] };
    case 'breakBegan':
      return withBreak(state, event.autoAgreeAt);
    case 'agreed':
      return withAgreed(state, event.who);
    case 'autoAgreed':
      return { ...state, autoAgreeAt: null };
    case 'autoContinueSet':
      return withParticipants(state, [event.by], { autoContinue: event.isOn });
    case 'clockSet':
      return { ...state, clock: event.clock };
    case 'ranksApplied':
      return { ...state, injection: { ...state.injection, suiting: { ranks: event.ranks, done: [] } } };
    case 'cardSuited':
      return withCardSuited(state, event);
    case 'gameFinished':
      return {
        ...state,
        phase: { kind: 'finished', ending: event.ending },
        ratingChanges: event.ratingChanges,
        clock: null,
        autoAgreeAt: null,
        frozen: null,
      };
    case 'personMoved':
      return withPersonMoved(state, event);
    case 'hostChanged':
      return { ...state, host: event.host };
    case 'clockShifted':
      return withClockShifted(state, event.by);
  }
}
