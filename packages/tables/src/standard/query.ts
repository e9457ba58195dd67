import { type Account, type Action, balanceOf, type HandRef, type RoundState } from '@upcard/core';
import { BANKER } from './house-people.ts';
import type { Auction, Bid, HandBet, Participant, ParticipantNumber, StandardState } from './state.ts';

/** The account that a participant's spendable capital lies in. */
export function purseOf(number: ParticipantNumber): Account {
  return `purse:${number}`;
}

/** Spendable capital, in coins. */
export function capitalOf({ ledger }: Pick<StandardState, 'ledger'>, number: ParticipantNumber): number {
  return balanceOf(ledger, purseOf(number));
}

/** What lies in the Bank, in coins. */
export function bankOf({ ledger }: Pick<StandardState, 'ledger'>): number {
  return balanceOf(ledger, 'bank');
}

/** All that had to be created because Dealer and Bank could not pay, in coins: what came from outside beyond the starting capitals. */
export function generatedOf({ ledger, participants, options }: StandardState): number {
  return -balanceOf(ledger, 'mint') - participants.length * options.startingCapital;
}

/** A participant by number. Throws for a number that nobody has. */
export function participantOf({ participants }: Pick<StandardState, 'participants'>, number: number): Participant {
  const participant = participants[number - 1];
  if (participant === undefined) throw new Error(`there is no participant ${number}`);
  return participant;
}

/** The participant that a person (by id) is, or null. */
export function participantAs({ participants }: Pick<StandardState, 'participants'>, id: string): Participant | null {
  return participants.find(({ person }) => person.id === id) ?? null;
}

/** Everybody who still plays, in room order. */
export function activeOnes({ participants }: Pick<StandardState, 'participants'>): readonly Participant[] {
  return participants.filter(({ status }) => status === 'active');
}

/** The auction that runs, or null. */
export function auctionOf({ phase }: Pick<StandardState, 'phase'>): Auction | null {
  return phase.kind === 'auction' ? phase.auction : null;
}

/** The bid that leads an Open auction: the highest of somebody active who has not withdrawn, or null. */
export function leadingBid(state: Pick<StandardState, 'participants'>, { bids, answers }: Auction): Bid | null {
  const standing = bids.filter(({ by }) => participantOf(state, by).status === 'active' && answers[by] !== 'rest');
  return standing.reduce<Bid | null>((best, bid) => (best === null || bid.amount > best.amount ? bid : best), null);
}

/** The least bid that is accepted now. */
export function leastBid(state: StandardState, auction: Auction): number {
  const leading = state.options.bidding === 'open' ? leadingBid(state, auction) : null;
  return leading === null ? 0 : leading.amount + state.options.minimumRaise;
}

/** Active participants whose answer the auction still awaits, in room order. */
export function awaitedBidders(state: StandardState, auction: Auction): readonly Participant[] {
  const leader = state.options.bidding === 'open' ? leadingBid(state, auction)?.by : undefined;
  return activeOnes(state).filter(({ number }) => number !== leader && (auction.answers[number] ?? 'none') === 'none');
}

/** The end of the Dealer-bid slider, beyond which a bid cannot pay: Minimum bet × (active participants − 1). */
export function visualMaximum(state: StandardState): number {
  return state.options.minimumBet * Math.max(0, activeOnes(state).length - 1);
}

/** Whether a participant bets a hand in this round: active, and not the one who won the auction. */
export function isBettor({ course }: StandardState, { number, status }: Participant): boolean {
  return course !== null && status === 'active' && number !== course.auction.winner;
}

/** The wager of this round before the deal, or null. */
export function betOf({ course }: Pick<StandardState, 'course'>, number: ParticipantNumber): HandBet | null {
  return course?.bets.find(({ by }) => by === number) ?? null;
}

/** Active participants who have yet to bet, in room order. */
export function awaitedBettors(state: StandardState): readonly Participant[] {
  return activeOnes(state).filter((one) => isBettor(state, one) && betOf(state, one.number) === null);
}

/** The largest even amount that somebody has. */
export function greatestBet(state: StandardState, number: ParticipantNumber): number {
  const capital = capitalOf(state, number);
  return capital - (capital % 2);
}

/** The deal on the felt, or null. */
export function tableOf({ course }: Pick<StandardState, 'course'>): RoundState | null {
  return course?.table ?? null;
}

/** The Player's hand that is asked, or null. */
export function askedHand(state: Pick<StandardState, 'phase' | 'course'>): HandRef | null {
  const table = tableOf(state);
  return state.phase.kind === 'round' && table?.phase.kind === 'play' && table.due.length === 0
    ? table.phase.active
    : null;
}

/** What the Dealer is asked now, or null: a card to throw away, a card to show, or whether to draw. */
export function dealerQuestion(
  state: Pick<StandardState, 'phase' | 'course' | 'isDrawingLots'>,
): 'discard' | 'reveal' | 'action' | null {
  const table = tableOf(state);
  if (state.phase.kind !== 'round' || table === null || table.due.length > 0 || state.isDrawingLots) return null;
  switch (table.phase.kind) {
    case 'discard':
    case 'reveal':
      return table.phase.kind;
    case 'dealer':
      return 'action';
    default:
      return null;
  }
}

/** What a Dealer of free will may do. */
export const DEALER_ACTIONS = ['hit', 'stand'] as const satisfies readonly Action[];

/** Wagers of one participant on the felt and before the deal, in coins. */
export function wageredBy({ ledger }: Pick<StandardState, 'ledger'>, number: ParticipantNumber): number {
  return balanceOf(ledger, `bet:${number}`);
}

/** The number of the deal's present question. */
export function turnOf(state: Pick<StandardState, 'course'>): number {
  return tableOf(state)?.turn ?? 0;
}

/** What the standings show as spendable: while bets are sealed, what was there before the first of them. */
export function shownCapital(state: Pick<StandardState, 'frozen' | 'ledger'>, number: ParticipantNumber): number {
  return state.frozen?.purses[number] ?? capitalOf(state, number);
}

/** What the view shows as lying in the Bank: while bets are sealed, what lay there before the first of them. */
export function shownBank(state: Pick<StandardState, 'frozen' | 'ledger'>): number {
  return state.frozen?.bank ?? bankOf(state);
}

/** Whether a person (by id) deals now: the Dealer among the participants, or else the Banker. */
export function isDealing(state: Pick<StandardState, 'participants' | 'course'>, id: string): boolean {
  if (state.course === null) return false;
  const { dealer } = state.course;
  return id === (dealer === null ? BANKER.id : participantOf(state, dealer).person.id);
}
