import type { Card, Hand, HandResult, Ledger, Rank, RoundState } from '@upcard/core';
import type { RunningClock } from '../running-clock.ts';
import type { Person } from '../table.ts';
import type { StandardOptions } from './settings.ts';

/** Names a participant: their place in room order, from 1. It is also the id of their spot and of their purse. */
export type ParticipantNumber = number;

/** Whether somebody still plays. Nobody becomes active again. */
export const PARTICIPANT_STATUSES = ['active', 'eliminated', 'resigned'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** Who plays for the capital of a place. What they hold is the ledger's `purse:<number>`. */
export interface Participant {
  readonly number: ParticipantNumber;
  readonly person: Person;
  readonly kind: 'human' | 'bot';
  readonly status: ParticipantStatus;
  /** The rating at the start, in tenths; null in unrated games. */
  readonly rating: number | null;
  readonly autoContinue: boolean;
  /** The newest amounts given by themselves in an earlier auction or betting phase, for repeating them; null before the first. */
  readonly lastBid: number | null;
  readonly lastBet: number | null;
}

/** An accepted bid for the dealer position. `at` is the server's time in milliseconds. */
export interface Bid {
  readonly by: ParticipantNumber;
  readonly amount: number;
  readonly at: number;
}

/**
 * Where a participant stands in the auction that runs. `current` and `rest`: the two skips of Open bidding, `rest` also where
 * the table made it because the least bid had become too high. `bid` and `skip`: the sealed answers of Blind bidding.
 */
export type AuctionAnswer = 'none' | 'current' | 'rest' | 'bid' | 'skip';

/** A running auction. */
export interface Auction {
  readonly openedAt: number;
  /** In the order of acceptance. */
  readonly bids: readonly Bid[];
  readonly answers: Readonly<Record<ParticipantNumber, AuctionAnswer>>;
}

/** How an auction ended; `winner` is null when the Banker deals. */
export interface AuctionOutcome {
  readonly openedAt: number;
  /** Who was active when it opened, in room order. */
  readonly entrants: readonly ParticipantNumber[];
  readonly winner: ParticipantNumber | null;
  readonly paid: number;
  /** All accepted bids, in the order of acceptance. The view shows those that the settings reveal. */
  readonly bids: readonly Bid[];
}

/** A wager before the deal. `isOwn`: not the clock's. `isForfeited`: its owner has resigned since. */
export interface HandBet {
  readonly by: ParticipantNumber;
  readonly amount: number;
  readonly at: number;
  readonly isOwn: boolean;
  readonly isForfeited: boolean;
}

/** What may be asked of people with a time limit. */
export type AskedFor = 'auction' | 'bet' | 'discard' | 'reveal' | 'action' | 'agreement';

/** Why a game is over: all rounds played, nobody left to play against, or closed by the server, which rates nothing. */
export type StandardEnding = 'rounds-played' | 'one-left' | 'closed';

/** Where a game is. `round` covers the deal to the settlement; `break` waits for the next round. */
export type StandardPhase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'auction'; readonly auction: Auction }
  | { readonly kind: 'bets' }
  | { readonly kind: 'round' }
  | { readonly kind: 'break'; readonly agreed: readonly ParticipantNumber[] }
  | { readonly kind: 'finished'; readonly ending: StandardEnding };

/** The round now or, in a break, the last one, from the resolved auction on. */
export interface RoundCourse {
  readonly auction: AuctionOutcome;
  /** Who deals now: null for the Banker, also where it has taken over from somebody who resigned. */
  readonly dealer: ParticipantNumber | null;
  readonly bets: readonly HandBet[];
  /** Spots in acting order with what lies on them; null before the deal. */
  readonly table: RoundState | null;
}

/** One settled round in a line of the Dealer results. */
export interface DealerResult {
  readonly round: number;
  /** Who won the auction, also where the Banker took over; null for the Banker. */
  readonly dealer: ParticipantNumber | null;
  readonly auctionPaid: number;
  readonly playerWagers: number;
  readonly earnings: number;
}

/** The newest settled round in full. */
export interface RoundSnapshot extends DealerResult {
  /** Who was active when the round began, in room order. */
  readonly entrants: readonly ParticipantNumber[];
  readonly bankerTookOver: boolean;
  readonly dealerCards: readonly Card[];
  readonly discard: Card | null;
  /** Players in acting order; those whose bet was forfeited before the deal come last, with `position` null and one hand without cards. */
  readonly players: readonly {
    readonly number: ParticipantNumber;
    readonly position: number | null;
    readonly hands: readonly {
      readonly cards: readonly Card[];
      readonly status: Hand['status'];
      readonly result: HandResult;
    }[];
  }[];
}

/** What a finished rated game did to one rating, in tenths. */
export interface RatingChange {
  readonly number: ParticipantNumber;
  readonly change: number;
}

/** Cards put in front of all others in the testing mode. */
export interface Injection {
  /** The next one first. */
  readonly cards: readonly Card[];
  /** Ranks that still wait for their suits, and those of the same submission that have theirs. */
  readonly suiting: { readonly ranks: readonly Rank[]; readonly done: readonly Card[] };
}

/** A Standard game. Plain JSON, secrets included: only `view`, `overlay` and `happenings` may leave the server. */
export interface StandardState {
  readonly host: Person;
  readonly options: StandardOptions;
  readonly isRated: boolean;
  /** Whether the host may put cards in front (testing mode). */
  readonly takesCards: boolean;
  /** Whether people look on, so that a result stays for a moment when everybody continues by themselves. */
  readonly isPaced: boolean;
  /** Who would play if the game began now, in room order; and the ratings that the server has told, in tenths, by id. */
  readonly ready: readonly Person[];
  readonly ratings: Readonly<Record<string, number>>;
  readonly participants: readonly Participant[];
  readonly ledger: Ledger;
  readonly phase: StandardPhase;
  /** The round now, from 1; 0 before the start. */
  readonly round: number;
  readonly course: RoundCourse | null;
  /** What standings show while bets are sealed: purses and Bank as they were when betting opened. Null in other phases. */
  readonly frozen: { readonly purses: Readonly<Record<ParticipantNumber, number>>; readonly bank: number } | null;
  /** A human Dealer has let the time for a choice run out and the draw is due. */
  readonly isDrawingLots: boolean;
  /** For whom the clock has answered in this round; `agreement`: in the last break. */
  readonly timedOut: Readonly<Record<AskedFor, readonly ParticipantNumber[]>>;
  readonly clock: RunningClock | null;
  /** When those who continue by themselves agree; null when that is done. */
  readonly autoAgreeAt: number | null;
  readonly injection: Injection;
  /** Oldest first. */
  readonly results: readonly DealerResult[];
  readonly lastRound: RoundSnapshot | null;
  /** Purses at the start and after each round, in room order: `capitals[round][number - 1]`. */
  readonly capitals: readonly (readonly number[])[];
  /** In room order, once a rated game has come to its end; empty before, and for games that rate nothing. */
  readonly ratingChanges: readonly RatingChange[];
}
