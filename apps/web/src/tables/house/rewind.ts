import { type Account, type HandView, handTotal, type RoundView, type ShownCard } from '@upcard/core';
import type { HouseHappening, HouseView, SeatView } from '@upcard/tables';

/** What has happened but is not on screen yet, sorted by what it changes. */
interface Unseen {
  readonly dealt: ReadonlySet<number>;
  readonly turned: ReadonlySet<number>;
  readonly finished: ReadonlySet<string>;
  readonly isSettled: boolean;
  readonly isEnded: boolean;
  readonly moves: readonly (HouseHappening & { type: 'chipsMoved' })[];
}

function sort(unseen: readonly HouseHappening[]): Unseen {
  const dealt = new Set<number>();
  const turned = new Set<number>();
  const finished = new Set<string>();
  for (const happening of unseen) {
    if (happening.type === 'cardDealt') dealt.add(happening.id);
    if (happening.type === 'cardTurned') turned.add(happening.id);
    if (happening.type === 'handFinished') finished.add(`${happening.at.spot}/${happening.at.hand}`);
  }
  return {
    dealt,
    turned,
    finished,
    isSettled: unseen.some(({ type }) => type === 'settled'),
    isEnded: unseen.some(({ type }) => type === 'ended'),
    moves: unseen.filter((happening) => happening.type === 'chipsMoved'),
  };
}

/** What an account held before these moves, given what it holds after them. */
function before(balance: number, account: Account, { moves }: Unseen): number {
  return moves.reduce((held, { from, to, amount }) => {
    if (from === account) return held + amount;
    return to === account ? held - amount : held;
  }, balance);
}

function rewindSeat(seat: SeatView, unseen: Unseen): SeatView {
  return { ...seat, chips: before(seat.chips, `purse:${seat.seat}`, unseen) };
}

function rewindHand(hand: HandView, key: string, unseen: Unseen): HandView {
  const cards = hand.cards.filter(({ id }) => !unseen.dealt.has(id));
  const isAsBefore = cards.length === hand.cards.length;
  return {
    ...hand,
    cards,
    total: isAsBefore ? hand.total : handTotal(cards.map(({ card }) => card)),
    status: unseen.finished.has(key) ? 'waiting' : hand.status,
    result: unseen.isSettled ? null : hand.result,
  };
}

function rewindDealer(dealer: RoundView['dealer'], unseen: Unseen): RoundView['dealer'] {
  const cards = dealer.cards
    .filter(({ id }) => !unseen.dealt.has(id))
    .map((card): ShownCard => (unseen.turned.has(card.id) ? { kind: 'faceDown', id: card.id } : card));
  const up = cards.flatMap((card) => (card.kind === 'faceUp' ? [card.card] : []));
  return {
    cards,
    total: handTotal(up),
    isNatural: dealer.isNatural && unseen.turned.size === 0 && unseen.dealt.size === 0,
  };
}

function rewindRound(round: RoundView, unseen: Unseen): RoundView {
  return {
    ...round,
    spots: round.spots.map((spot) => ({
      ...spot,
      hands: spot.hands.map((hand, index) => rewindHand(hand, `${spot.id}/${index}`, unseen)),
    })),
    dealer: rewindDealer(round.dealer, unseen),
  };
}

/** Whether the turn goes on only after something that is not on screen yet. */
function holdsTurn(unseen: readonly HouseHappening[]): boolean {
  return unseen.some(({ type }) => type === 'roundBegan' || type === 'handFinished' || type === 'dealerPeeked');
}

/**
 * The table as it looked before the happenings that are still to be shown: cards that are in the shoe or face down, chips
 * where they were, results open. With nothing unseen it is the view itself.
 */
export function rewindView(view: HouseView, unseen: readonly HouseHappening[]): HouseView {
  if (unseen.length === 0) return view;
  const sorted = sort(unseen);
  const stagedPhase = sorted.isSettled ? 'play' : 'break';
  return {
    ...view,
    phase: view.table !== null && (sorted.isSettled || sorted.isEnded) ? stagedPhase : view.phase,
    seats: view.seats.map((seat) => rewindSeat(seat, sorted)),
    bank: before(view.bank, 'bank', sorted),
    table: view.table === null ? null : rewindRound(view.table, sorted),
    active: holdsTurn(unseen) ? null : view.active,
    // The clock that runs already is that of a question, or a phase, which is not on screen yet.
    clock: holdsTurn(unseen) || sorted.isSettled || sorted.isEnded ? null : view.clock,
    ending: sorted.isEnded ? null : view.ending,
  };
}

/** What the eye is led through just now: the opening deal, the dealer's cards, the end of one hand, the money, or nothing. */
export type Beat = 'dealing' | 'dealer' | 'handEnds' | 'paying' | 'still';

/** The beat that the first of the unseen happenings belongs to. */
export function beatOf(unseen: readonly HouseHappening[]): Beat {
  if (unseen.some((happening) => happening.type === 'dealerPeeked')) return 'dealing';
  if (
    unseen.some(
      (happening) => happening.type === 'cardTurned' || (happening.type === 'cardDealt' && happening.to === 'dealer'),
    )
  ) {
    return 'dealer';
  }
  if (unseen.some(({ type }) => type === 'handFinished')) return 'handEnds';
  return unseen.some(({ type }) => type === 'settled' || type === 'chipsMoved') ? 'paying' : 'still';
}
