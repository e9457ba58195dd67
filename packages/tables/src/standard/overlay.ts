import { type DealtCard, legalActions } from '@upcard/core';
import { isCardTime } from './injection.ts';
import {
  askedHand,
  auctionOf,
  betOf,
  capitalOf,
  DEALER_ACTIONS,
  dealerQuestion,
  greatestBet,
  isBettor,
  isDealing,
  leadingBid,
  leastBid,
  participantAs,
  tableOf,
  visualMaximum,
} from './query.ts';
import { peopleNeeded } from './start.ts';
import type { Auction, AuctionAnswer, Participant, StandardState } from './state.ts';
import type { BetChoices, BidChoices, StandardOverlay } from './view.ts';

function answeredWith(answer: AuctionAnswer): 'skipped' | 'answered' | null {
  switch (answer) {
    case 'none':
      return null;
    case 'current':
    case 'rest':
      return 'skipped';
    case 'bid':
    case 'skip':
      return 'answered';
  }
}

function skipOff(state: StandardState, auction: Auction, { number }: Participant): BidChoices['skipOff'] {
  const isLeading = state.options.bidding === 'open' && leadingBid(state, auction)?.by === number;
  return isLeading ? 'leads' : answeredWith(auction.answers[number] ?? 'none');
}

function sealedAnswer({ answers, bids }: Auction, { number }: Participant): BidChoices['sealed'] {
  switch (answers[number]) {
    case 'bid':
      return bids.find(({ by }) => by === number)?.amount ?? null;
    case 'skip':
      return 'skip';
    default:
      return null;
  }
}

function bidChoices(state: StandardState, one: Participant): BidChoices | null {
  const auction = auctionOf(state);
  if (auction === null || one.status !== 'active') return null;
  const least = leastBid(state, auction);
  const most = capitalOf(state, one.number);
  const isSkipOff = skipOff(state, auction, one);
  const bidOff = isSkipOff ?? (most < least ? 'too-poor' : null);
  const { lastBid } = one;
  const isRepeatable = bidOff === null && lastBid !== null && lastBid >= least && lastBid <= most;
  return {
    bidOff,
    skipOff: isSkipOff,
    least,
    most,
    sliderEnd: visualMaximum(state),
    previous: lastBid,
    repeat: isRepeatable ? lastBid : null,
    sealed: sealedAnswer(auction, one),
  };
}

function betChoices(state: StandardState, one: Participant): BetChoices | null {
  if (state.phase.kind !== 'bets' || !isBettor(state, one)) return null;
  const placed = betOf(state, one.number)?.amount ?? null;
  const least = state.options.minimumBet;
  const most = greatestBet(state, one.number);
  const { lastBet } = one;
  const isRepeatable = placed === null && lastBet !== null && lastBet >= least && lastBet <= most;
  return { least, most, previous: lastBet, repeat: isRepeatable ? lastBet : null, placed };
}

/** Under Free will the hole card is nobody's before the Dealer's turn. */
function ownFaceDown(state: StandardState, id: string): readonly DealtCard[] {
  const table = tableOf(state);
  const seesCards = state.phase.kind === 'round' && state.options.deal !== 'upcard-first' && isDealing(state, id);
  if (!seesCards || table === null) return [];
  return table.dealer.filter(({ kind }) => kind === 'faceDown').map(({ id, card }) => ({ id, card }));
}

function dealerPart(state: StandardState, id: string): Pick<StandardOverlay, 'faceDown' | 'choice' | 'dealerActions'> {
  const question = isDealing(state, id) ? dealerQuestion(state) : null;
  return {
    faceDown: ownFaceDown(state, id),
    choice: question === 'discard' || question === 'reveal' ? question : null,
    dealerActions: question === 'action' ? DEALER_ACTIONS : [],
  };
}

function handActions(state: StandardState, { number }: Participant): StandardOverlay['actions'] {
  const round = tableOf(state);
  const asked = askedHand(state);
  return round && asked?.spot === number ? legalActions({ round, ledger: state.ledger }, asked) : null;
}

function agreement({ phase }: StandardState, { number, status }: Participant): StandardOverlay['agreement'] {
  if (phase.kind !== 'break' || status !== 'active') return null;
  return phase.agreed.includes(number) ? 'given' : 'open';
}

function startOff(state: StandardState, id: string): StandardOverlay['startOff'] {
  if (state.phase.kind !== 'waiting') return 'started';
  if (state.host.id !== id) return 'not-host';
  return state.ready.length < peopleNeeded(state) ? 'too-few-ready' : null;
}

function mayApplyCards(state: StandardState, id: string): boolean | null {
  return state.takesCards && state.host.id === id ? isCardTime(state) : null;
}

type ParticipantPart = Pick<
  StandardOverlay,
  'number' | 'bid' | 'bet' | 'actions' | 'agreement' | 'autoContinue' | 'canResign'
>;

const NO_PART: ParticipantPart = {
  number: null,
  bid: null,
  bet: null,
  actions: null,
  agreement: null,
  autoContinue: null,
  canResign: false,
};

function participantPart(state: StandardState, one: Participant): ParticipantPart {
  const isPlaying = one.status === 'active' && state.phase.kind !== 'finished';
  return {
    number: one.number,
    bid: bidChoices(state, one),
    bet: betChoices(state, one),
    actions: handActions(state, one),
    agreement: agreement(state, one),
    autoContinue: isPlaying && one.kind === 'human' ? one.autoContinue : null,
    canResign: isPlaying,
  };
}

/** What one person (by id) may know and do, on top of the view. The Banker is a person too, as far as it deals. */
export function overlay(state: StandardState, person: string): StandardOverlay {
  const one = participantAs(state, person);
  return {
    ...(one === null ? NO_PART : participantPart(state, one)),
    ...dealerPart(state, person),
    startOff: startOff(state, person),
    canApplyCards: mayApplyCards(state, person),
  };
}

/** The same knowledge for somebody who may do nothing now. */
export function onlyWatching(overlay: StandardOverlay): StandardOverlay {
  const { number, bid, bet, faceDown, agreement, autoContinue } = overlay;
  return {
    ...NO_PART,
    number,
    bid: bid === null || bid.sealed === null ? null : bid,
    bet: bet === null || bet.placed === null ? null : bet,
    faceDown,
    choice: null,
    dealerActions: [],
    agreement: agreement === 'given' ? agreement : null,
    autoContinue,
    startOff: overlay.startOff ?? 'not-host',
    canApplyCards: null,
  };
}
