import type { Ledger, RoundState } from '@upcard/core';
import type { RunningClock } from '../running-clock.ts';
import type { Person } from '../table.ts';

/** Seats of a House table, numbered from 1. */
export const SEATS = 6;

/** What a seat starts with, in chips. */
export const SEAT_CHIPS = 500;

/** What the bank gets for every seat taken before the first deal, in chips. */
export const BANK_PER_SEAT = 1_000;

/** A table closes when no seated person has been connected for this long, in milliseconds. */
export const CLOSES_AFTER = 600_000;

/** A taken seat. Its chips are the ledger's `purse:<seat>`. */
export interface HouseSeat {
  readonly seat: number;
  readonly person: Person;
  /** The amount of the newest bet, for repeating it; null before the first. */
  readonly lastBet: number | null;
}

/** Why a session ended: the bank is broken, won by these seats; the house won; or everybody went away. */
export type HouseEnding =
  | { readonly kind: 'bankBroken'; readonly winners: readonly number[] }
  | { readonly kind: 'houseWins' }
  | { readonly kind: 'closed' };

/** Where a session is. `round` covers the deal to the settlement; `result` waits for the next hand. */
export type HousePhase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'shuffle' }
  | { readonly kind: 'bets' }
  | { readonly kind: 'round' }
  | { readonly kind: 'result' }
  | { readonly kind: 'finished'; readonly ending: HouseEnding };

/** A House session. Plain JSON, secrets included: only `view`, `overlay` and `happenings` may leave the server. */
export interface HouseState {
  /** Who starts the session: whoever opened the table, or runs it now. */
  readonly opener: Person;
  readonly phase: HousePhase;
  /** Taken seats, ascending. */
  readonly seats: readonly HouseSeat[];
  readonly ledger: Ledger;
  /** Rounds dealt so far. */
  readonly roundNumber: number;
  /** The deal now on the table or the last one, null before the first. */
  readonly round: RoundState | null;
  /** Bets of this window, by seat. */
  readonly bets: Readonly<Record<number, number>>;
  /** Seats for which the clock gave the bet of this round, or their newest action in it. */
  readonly timedOut: { readonly bet: readonly number[]; readonly action: readonly number[] };
  /** Cards of the shoe that were dealt since it was last mixed; -1 while a mix is due. */
  readonly shoeDealt: number;
  readonly clock: RunningClock | null;
  /** Ids of the seated people who are connected. */
  readonly connected: readonly string[];
  /** When the table closes unless someone seated connects; null while somebody is. */
  readonly closesAt: number | null;
}
