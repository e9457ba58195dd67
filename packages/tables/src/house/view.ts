import type { Account, HandRef, LegalActions, RoundView } from '@upcard/core';
import type { RoundHappening } from '../round-happenings.ts';
import type { RunningClock } from '../running-clock.ts';
import type { Person } from '../table.ts';
import type { HouseEnding } from './state.ts';

/** Phases as people see them: the round is split into the players' and the dealer's part. */
export type HouseViewPhase = 'waiting' | 'shuffle' | 'bets' | 'play' | 'break' | 'finished';

/**
 * What a seat is doing. `choosing`: may still bet. `bet`: has bet. `noBet`: sits this round out. `sitsOut`: below the
 * least bet. `playing`: has a hand in the round.
 */
export type SeatStatus = 'ready' | 'choosing' | 'bet' | 'noBet' | 'sitsOut' | 'playing';

/** A taken seat as everybody sees it. */
export interface SeatView {
  readonly seat: number;
  readonly person: Person;
  readonly isAway: boolean;
  readonly chips: number;
  /** The bet of this betting window; 0 without one. The wagers of a dealt round are in its hands. */
  readonly bet: number;
  readonly lastBet: number | null;
  readonly status: SeatStatus;
}

/** The shoe as anybody can see it standing there, in cards. */
export interface ShoeView {
  readonly size: number;
  readonly left: number;
  readonly discards: number;
}

/** What everybody may know of a House table. */
export interface HouseView {
  readonly kind: 'house';
  readonly phase: HouseViewPhase;
  /** Who starts the session: whoever opened the table, or runs it now. */
  readonly opener: Person;
  /** Rounds begun. */
  readonly round: number;
  readonly seats: readonly SeatView[];
  readonly bank: number;
  readonly shoe: ShoeView;
  /** The hands on the table, from the deal until the next bets; null when the felt is empty. */
  readonly table: RoundView | null;
  /** The hand that is asked, and the number of the question. */
  readonly active: (HandRef & { readonly turn: number }) | null;
  readonly clock: RunningClock | null;
  readonly ending: HouseEnding | null;
}

/** One amount of the ladder for one seat. `isAffordable` false: the chip is shown, but off. */
export interface BetChoice {
  readonly amount: number;
  readonly isAffordable: boolean;
}

/** What one person may do now. For people without a seat: empty lists and false everywhere but `canSit`. */
export interface HouseOverlay {
  /** The person's seats. */
  readonly seats: readonly number[];
  /** Seats of theirs that may still bet, with the ladder for each. */
  readonly bets: readonly { readonly seat: number; readonly choices: readonly BetChoice[] }[];
  /** Every action for the active hand, when it is theirs. */
  readonly actions: LegalActions | null;
  readonly canSit: boolean;
  readonly canStart: boolean;
  readonly canNext: boolean;
  /** Seats of theirs that may be left now. */
  readonly canLeave: readonly number[];
}

/** What happened, as everybody may see it, in order; the screen moves cards and chips by it. */
export type HouseHappening =
  | RoundHappening
  | { readonly type: 'sat'; readonly seat: number }
  | { readonly type: 'left'; readonly seat: number }
  | { readonly type: 'shuffleBegan' }
  | { readonly type: 'betsOpened' }
  | { readonly type: 'roundBegan' }
  | { readonly type: 'timedOut'; readonly seats: readonly number[] }
  /** Chips go from one account to another: `purse:<seat>`, `bet:<seat>`, `bank` or `mint` (off the table). */
  | { readonly type: 'chipsMoved'; readonly from: Account; readonly to: Account; readonly amount: number }
  /** The round, or its bets so far, do not count; an administrator has said so. The chips that go back follow. */
  | { readonly type: 'roundVoided' }
  | { readonly type: 'ended'; readonly ending: HouseEnding };
