import type { Action, DealtCard, HandRef, LegalActions, RoundView } from '@upcard/core';
import type { RoundHappening } from '../round-happenings.ts';
import type { RunningClock } from '../running-clock.ts';
import type { Person } from '../table.ts';
import type { StandardOptions } from './settings.ts';
import type {
  DealerResult,
  ParticipantNumber,
  ParticipantStatus,
  RatingChange,
  RoundSnapshot,
  StandardEnding,
} from './state.ts';

/** Phases as people see them: a round is split into its deal, the Dealer's choices, the Players' and the Dealer's part. */
export type StandardViewPhase =
  | 'waiting'
  | 'auction'
  | 'bets'
  | 'deal'
  | 'discard'
  | 'reveal'
  | 'play'
  | 'dealer'
  | 'break'
  | 'finished';

/** What the standings say under In play: a hyphen, `Dealer`, or the sum of the wagers on the Player's hands. */
export type InPlay =
  | { readonly kind: 'none' }
  | { readonly kind: 'dealer' }
  | { readonly kind: 'wagers'; readonly amount: number };

/** A participant as everybody sees them. */
export interface ParticipantView {
  readonly number: ParticipantNumber;
  readonly person: Person;
  readonly kind: 'human' | 'bot';
  readonly status: ParticipantStatus;
  /** Tenths; null in unrated games. */
  readonly rating: number | null;
  /** Spendable capital; frozen as it was after the auction while bets are sealed. */
  readonly available: number;
  readonly inPlay: InPlay;
}

/** Where somebody stands in the running auction, as far as it is public: in Blind bidding only that an answer is in. */
export type AuctionStanding = 'asked' | 'answered' | 'skippedCurrent' | 'skippedRest' | 'leads';

/** A running auction as everybody sees it. */
export interface AuctionView {
  readonly openedAt: number;
  /** Open bidding's leading bid; null before anybody has bid and in Blind bidding. */
  readonly leading: { readonly by: ParticipantNumber; readonly amount: number } | null;
  /** The least bid that is accepted now. */
  readonly leastBid: number;
  /** Bids accepted so far in Open bidding; 0 in Blind bidding. A skip of the current bid names it. */
  readonly bids: number;
  /**
   * For every active participant, in room order. `amount` is the highest Open bid so far, where all bids may be shown, and the
   * leader's; else null.
   */
  readonly standings: readonly {
    readonly number: ParticipantNumber;
    readonly standing: AuctionStanding;
    readonly amount: number | null;
  }[];
}

/** A bid that may be shown after the auction; `after` counts milliseconds from its opening. */
export interface ShownBid {
  readonly by: ParticipantNumber;
  readonly amount: number;
  readonly after: number;
}

/** How the auction of this round ended. `bids` from highest to lowest, then earliest first, as far as the settings reveal them. */
export interface AuctionOutcomeView {
  readonly winner: ParticipantNumber | null;
  readonly paid: number;
  readonly bids: readonly ShownBid[];
}

/** A Player of the round, in acting order. `hands` in the round view are those of the spot with the same number. */
export interface PlayerView {
  readonly number: ParticipantNumber;
  /** 1 acts first; null for a bet that was forfeited before the deal. */
  readonly position: number | null;
}

/** What everybody may know of a Standard game. */
export interface StandardView {
  readonly kind: 'standard';
  readonly phase: StandardViewPhase;
  readonly host: Person;
  readonly options: StandardOptions;
  readonly isRated: boolean;
  /** Who would play if the game began now. Empty after the start. */
  readonly ready: readonly Person[];
  /** The round now, from 1; 0 before the start. */
  readonly round: number;
  /** In room order. */
  readonly participants: readonly ParticipantView[];
  readonly bank: number;
  readonly generated: number;
  readonly clock: RunningClock | null;
  readonly auction: AuctionView | null;
  /** From the resolved auction until the next one opens. */
  readonly outcome: AuctionOutcomeView | null;
  /** Who deals now; `tookOver`: the Banker does for a winner who resigned. Null before the auction is resolved. */
  readonly dealer: { readonly number: ParticipantNumber | null; readonly tookOver: boolean } | null;
  /** Who has bet, while bets are sealed. */
  readonly betsIn: readonly ParticipantNumber[];
  readonly players: readonly PlayerView[];
  /** What lies on the felt, from the deal until the next auction; spots are participants. */
  readonly table: RoundView | null;
  /** The hand that is asked; null when none is. */
  readonly active: HandRef | null;
  /** The number of the question that an action or choice of this round answers. */
  readonly turn: number;
  /** Who has agreed to go on, in a break. */
  readonly agreed: readonly ParticipantNumber[];
  /** How many continue by themselves, of how many who may. */
  readonly autoContinue: { readonly on: number; readonly of: number };
  /** Oldest first. */
  readonly results: readonly DealerResult[];
  readonly lastRound: RoundSnapshot | null;
  readonly ending: StandardEnding | null;
  /** `capitals[round][number - 1]`, from round 0; empty until the game is over. */
  readonly capitals: readonly (readonly number[])[];
  /** In room order; empty until a rated game is over. */
  readonly ratingChanges: readonly RatingChange[];
}

/** What may be done in the auction by the person it is shown to. */
export interface BidChoices {
  /** Why a bid is off, or null. */
  readonly bidOff: 'leads' | 'skipped' | 'answered' | 'too-poor' | null;
  /** Why skipping is off, or null. */
  readonly skipOff: 'leads' | 'skipped' | 'answered' | null;
  readonly least: number;
  readonly most: number;
  /** The end of the visual slider: guidance, not a cap. */
  readonly sliderEnd: number;
  /** The newest bid of their own, null before the first; and the same when it would be accepted now, else null. */
  readonly previous: number | null;
  readonly repeat: number | null;
  /** In Blind bidding what they have answered themselves: the amount, `skip`, or null before that. */
  readonly sealed: number | 'skip' | null;
}

/** What may be bet by the person it is shown to. */
export interface BetChoices {
  readonly least: number;
  /** The largest even amount that is there. */
  readonly most: number;
  /** The newest bet of their own, null before the first; and the same when it would be accepted now, else null. */
  readonly previous: number | null;
  readonly repeat: number | null;
  /** What they have bet, null before that. */
  readonly placed: number | null;
}

/** What one person may know and do, on top of the view. The same for all who only watch. */
export interface StandardOverlay {
  /** Their number, or null. */
  readonly number: ParticipantNumber | null;
  /** Why the game can't be started by them, or null. */
  readonly startOff: 'not-host' | 'too-few-ready' | 'started' | null;
  readonly bid: BidChoices | null;
  /** For Players, while bets are sealed. */
  readonly bet: BetChoices | null;
  /** The Dealer's own face-down cards, in the order in which a choice counts them; empty for everybody else. */
  readonly faceDown: readonly DealtCard[];
  /** Which choice the Dealer it is shown to has to make now. */
  readonly choice: 'discard' | 'reveal' | null;
  /** Every action for the active hand, when it is theirs. */
  readonly actions: LegalActions | null;
  /** The Dealer's two actions, when the Dealer's turn is theirs. */
  readonly dealerActions: readonly Extract<Action, 'hit' | 'stand'>[];
  /** In a break: whether they may agree, and whether they have. */
  readonly agreement: 'open' | 'given' | null;
  readonly autoContinue: boolean | null;
  readonly canResign: boolean;
  /** Testing mode, the host alone: whether cards may be put in front now. Null for everybody else. */
  readonly canApplyCards: boolean | null;
}

/** What happened, as everybody may see it, in order; the screen moves cards and coins by it. */
export type StandardHappening =
  | RoundHappening
  | { readonly type: 'gameStarted' }
  | { readonly type: 'auctionOpened' }
  /** Open bidding only. */
  | { readonly type: 'bidPlaced'; readonly by: ParticipantNumber; readonly amount: number }
  | { readonly type: 'auctionSkipped'; readonly by: ParticipantNumber; readonly how: 'current' | 'rest' }
  /** Blind bidding: a bid or a skip. */
  | { readonly type: 'auctionAnswered'; readonly by: ParticipantNumber }
  | { readonly type: 'auctionResolved'; readonly winner: ParticipantNumber | null; readonly paid: number }
  | { readonly type: 'distributed'; readonly share: number; readonly numbers: readonly ParticipantNumber[] }
  | { readonly type: 'eliminated'; readonly numbers: readonly ParticipantNumber[] }
  | { readonly type: 'betsOpened' }
  | { readonly type: 'betPlaced'; readonly by: ParticipantNumber }
  | { readonly type: 'dealBegan' }
  | { readonly type: 'bankerTookOver' }
  | { readonly type: 'resigned'; readonly by: ParticipantNumber }
  | {
      readonly type: 'timedOut';
      readonly answer: 'auction' | 'bet' | 'discard' | 'reveal' | 'action' | 'agreement';
      readonly who: readonly ParticipantNumber[];
    }
  /** A participant's purse grew or shrank; said only of changes that the view shows. */
  | { readonly type: 'coinsMoved'; readonly number: ParticipantNumber; readonly by: number }
  | { readonly type: 'breakBegan' }
  | { readonly type: 'agreed'; readonly who: readonly ParticipantNumber[] }
  | { readonly type: 'roundVoided' }
  | { readonly type: 'finished'; readonly ending: StandardEnding };
