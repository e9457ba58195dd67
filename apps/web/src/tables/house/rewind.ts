import type { Account } from '@upcard/core';
import type { HouseHappening, HouseView, SeatView } from '@upcard/tables';
import { rewindRound, sortRound } from '../rewind-round.ts';

type Move = HouseHappening & { type: 'chipsMoved' };

/** What an account held before these moves, given what it holds after them. */
function before(balance: number, account: Account, moves: readonly Move[]): number {
  return moves.reduce((held, { from, to, amount }) => {
    if (from === account) return held + amount;
    return to === account ? held - amount : held;
  }, balance);
}

function rewindSeat(seat: SeatView, moves: readonly Move[]): SeatView {
  return { ...seat, chips: before(seat.chips, `purse:${seat.seat}`, moves) };
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
  const round = sortRound(unseen);
  const moves = unseen.filter((happening) => happening.type === 'chipsMoved');
  const isEnded = unseen.some(({ type }) => type === 'ended');
  const stagedPhase = round.isSettled ? 'play' : 'break';
  return {
    ...view,
    phase: view.table !== null && (round.isSettled || isEnded) ? stagedPhase : view.phase,
    seats: view.seats.map((seat) => rewindSeat(seat, moves)),
    bank: before(view.bank, 'bank', moves),
    table: view.table === null ? null : rewindRound(view.table, round),
    active: holdsTurn(unseen) ? null : view.active,
    // The clock that runs already is that of a question, or a phase, which is not on screen yet.
    clock: holdsTurn(unseen) || round.isSettled || isEnded ? null : view.clock,
    ending: isEnded ? null : view.ending,
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
