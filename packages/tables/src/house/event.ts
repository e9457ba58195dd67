import type { RoundEvent } from '@upcard/core';
import type { RunningClock } from '../running-clock.ts';
import type { Person } from '../table.ts';
import type { HouseEnding } from './state.ts';

/** What happened at a House table, in the past tense. */
export type HouseEvent =
  | { readonly type: 'seatTaken'; readonly seat: number; readonly person: Person }
  /** With its chips, which leave the table. */
  | { readonly type: 'seatLeft'; readonly seat: number }
  /** The bank is filled for the seats taken. */
  | { readonly type: 'sessionStarted' }
  | { readonly type: 'shuffleBegan' }
  | { readonly type: 'shoeMixed' }
  | { readonly type: 'betsOpened' }
  | { readonly type: 'betPlaced'; readonly seat: number; readonly amount: number }
  /** Seats whose answer the clock gave: no bet, or stand. */
  | { readonly type: 'timedOut'; readonly answer: 'bet' | 'action'; readonly seats: readonly number[] }
  /** The seat that was asked answered in time. */
  | { readonly type: 'answered'; readonly seat: number }
  | { readonly type: 'roundBegan' }
  | { readonly type: 'round'; readonly event: RoundEvent }
  | { readonly type: 'resultShown' }
  | { readonly type: 'clockSet'; readonly clock: RunningClock | null }
  | { readonly type: 'presenceChanged'; readonly person: string; readonly isConnected: boolean }
  /** Somebody is somebody else from now on; `from` is an id. */
  | { readonly type: 'personMoved'; readonly from: string; readonly to: Person }
  | { readonly type: 'hostChanged'; readonly host: Person }
  /** The table stood still for so many milliseconds. */
  | { readonly type: 'clockShifted'; readonly by: number }
  /** The bets of the round go back. */
  | { readonly type: 'roundVoided' }
  | { readonly type: 'closingSet'; readonly at: number | null }
  | { readonly type: 'sessionEnded'; readonly ending: HouseEnding };
