import {
  type DealerFinish,
  type GameRules,
  type HandStatus,
  money,
  outcomeOf,
  profitDue,
  type RuleSet,
  stakeBack,
  wantsCards,
} from '@upcard/core';
import { BUST, DOUBLED, DRAWING, FINISHES, NATURAL, SURRENDERED, UNITS_PER_WAGER } from './codes.ts';

function statusOf(finish: number): HandStatus {
  switch (finish % DOUBLED) {
    case NATURAL:
      return 'natural';
    case BUST:
      return 'bust';
    case SURRENDERED:
      return 'surrendered';
    default:
      return 'stood';
  }
}

function dealerFinishOf(code: number): DealerFinish {
  return { total: code === NATURAL ? 21 : code, isBust: code === BUST, isNatural: code === NATURAL };
}

/** What a hand wins or loses: what it comes to × `DRAWING` + what the dealer comes to, in `UNITS_PER_WAGER`. */
export function payoffs({ naturalPays }: GameRules): Int8Array {
  return Int8Array.from({ length: FINISHES * DRAWING }, (_, at) => {
    const finish = Math.floor(at / DRAWING);
    const wager = money(finish >= DOUBLED ? 2 * UNITS_PER_WAGER : UNITS_PER_WAGER);
    const hand = { status: statusOf(finish), total: finish % DOUBLED };
    const outcome = outcomeOf(hand, dealerFinishOf(at % DRAWING));
    return stakeBack(wager, outcome) + profitDue(wager, outcome, naturalPays) - wager;
  });
}

/** By what a hand comes to: 1 if the dealer takes cards for its sake. */
export function dealerWanted(dealerDraws: RuleSet['dealerDraws']): Uint8Array {
  return Uint8Array.from({ length: FINISHES }, (_, finish) => (wantsCards([statusOf(finish)], dealerDraws) ? 1 : 0));
}

/** By what a hand comes to: 1 if the dealer can still beat it. */
export function toBeat(): Uint8Array {
  return Uint8Array.from({ length: FINISHES }, (_, finish) => (statusOf(finish) === 'stood' ? 1 : 0));
}
