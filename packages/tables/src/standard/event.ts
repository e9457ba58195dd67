import type { Card, Rank, RoundEvent, Transfer } from '@upcard/core';
import type { RunningClock } from '../running-clock.ts';
import type { Person } from '../table.ts';
import type { AskedFor, Participant, ParticipantNumber, RatingChange, StandardEnding } from './state.ts';

/** Why money moves outside a round's own events. `returned`: a wager whose round is called off. */
export type MoveReason = 'auction' | 'distribution' | 'elimination' | 'resignation' | 'returned' | 'forfeited';

/** What happened in a Standard game, in the past tense. `by` is a participant's number, `at` the server's milliseconds. */
export type StandardEvent =
  /** These people are ready to play, in room order. */
  | { readonly type: 'gathered'; readonly ready: readonly Person[] }
  | { readonly type: 'rated'; readonly ratings: Readonly<Record<string, number>> }
  /** Everybody gets the starting capital. */
  | { readonly type: 'gameStarted'; readonly participants: readonly Participant[] }
  | { readonly type: 'auctionOpened'; readonly at: number }
  /** `priced out` are those who cannot afford the new least bid (Open): they have skipped the rest. */
  | {
      readonly type: 'bidPlaced';
      readonly by: ParticipantNumber;
      readonly amount: number;
      readonly at: number;
      readonly pricedOut: readonly ParticipantNumber[];
    }
  | { readonly type: 'auctionSkipped'; readonly by: ParticipantNumber; readonly how: 'current' | 'rest' | 'skip' }
  /** The leader of an Open auction has gone: skips of the current bid are void. */
  | { readonly type: 'bidCycleRenewed' }
  | { readonly type: 'auctionResolved'; readonly winner: ParticipantNumber | null; readonly paid: number }
  | { readonly type: 'moneyMoved'; readonly why: MoveReason; readonly transfers: readonly Transfer[] }
  | { readonly type: 'eliminated'; readonly numbers: readonly ParticipantNumber[] }
  | { readonly type: 'betsOpened' }
  | {
      readonly type: 'betPlaced';
      readonly by: ParticipantNumber;
      readonly amount: number;
      readonly at: number;
      readonly isOwn: boolean;
    }
  | { readonly type: 'dealBegan' }
  | { readonly type: 'round'; readonly event: RoundEvent }
  /** A human Dealer's choice is left to chance. */
  | { readonly type: 'lotsCalled' }
  | { readonly type: 'bankerTookOver' }
  | { readonly type: 'resigned'; readonly by: ParticipantNumber }
  | { readonly type: 'timedOut'; readonly answer: AskedFor; readonly who: readonly ParticipantNumber[] }
  /** The settled round joins the Dealer results. */
  | { readonly type: 'roundRecorded' }
  /** The round is over, final distribution included. */
  | { readonly type: 'roundEnded' }
  /** The last round's capitals are other ones now: somebody has resigned in the break and the game is over. */
  | { readonly type: 'capitalsChanged' }
  | { readonly type: 'breakBegan'; readonly autoAgreeAt: number | null }
  | { readonly type: 'agreed'; readonly who: readonly ParticipantNumber[] }
  /** Whoever continues by themselves has agreed; nobody else will in this break without saying so. */
  | { readonly type: 'autoAgreed' }
  | { readonly type: 'autoContinueSet'; readonly by: ParticipantNumber; readonly isOn: boolean }
  | { readonly type: 'clockSet'; readonly clock: RunningClock | null }
  | { readonly type: 'ranksApplied'; readonly ranks: readonly Rank[] }
  | { readonly type: 'cardSuited'; readonly card: Card }
  /** The bets of the round go back (the transfers come with it). */
  | { readonly type: 'roundVoided' }
  | { readonly type: 'gameFinished'; readonly ending: StandardEnding; readonly ratingChanges: readonly RatingChange[] }
  /** Somebody is somebody else from now on; `from` is an id. */
  | { readonly type: 'personMoved'; readonly from: string; readonly to: Person }
  | { readonly type: 'hostChanged'; readonly host: Person }
  | { readonly type: 'clockShifted'; readonly by: number };
