import { type Rank, rankOf } from '@upcard/core';
import { type AuctionOutcomeView, BANKER, type RoundSnapshot, type StandardView } from '@upcard/tables';
import { type PrintedHand, printHand } from './printed-hand.ts';

/** A settled round as Standard scenarios print it. `at` of a bid in milliseconds since the start of the game. */
export interface PrintedStandardRound {
  readonly round: number;
  readonly dealer: string;
  readonly dealerTookOver: boolean;
  readonly auctionPaid: number;
  readonly bids: readonly { readonly by: string; readonly amount: number; readonly at: number }[];
  readonly dealerCards: readonly Rank[];
  readonly discard: Rank | null;
  readonly players: readonly {
    readonly name: string;
    readonly position: number | null;
    readonly hands: readonly PrintedHand[];
  }[];
  readonly dealerEarnings: number;
}

/** Collects the settled rounds of a game from its views. */
export interface RoundBook {
  /** Hears every view, in order. */
  readonly saw: (view: StandardView) => void;
  /** Oldest first. */
  readonly rounds: () => readonly PrintedStandardRound[];
}

/** An auction that is over, and when it had opened. */
interface PastAuction extends Pick<AuctionOutcomeView, 'bids'> {
  readonly openedAt: number;
}

function printRound(
  shown: RoundSnapshot,
  { bids, openedAt }: PastAuction,
  nameOf: (number: number) => string,
): PrintedStandardRound {
  return {
    round: shown.round,
    dealer: shown.dealer === null ? BANKER.name : nameOf(shown.dealer),
    dealerTookOver: shown.bankerTookOver,
    auctionPaid: shown.auctionPaid,
    bids: bids.map(({ by, amount, after }) => ({ by: nameOf(by), amount, at: openedAt + after })),
    dealerCards: shown.dealerCards.map(rankOf),
    discard: shown.discard && rankOf(shown.discard),
    players: shown.players.map(({ number, position, hands }) => ({
      name: nameOf(number),
      position,
      hands: hands.map(({ cards, result }) => printHand(cards, result)),
    })),
    dealerEarnings: shown.earnings,
  };
}

/** An empty book. `nameOf` knows what a scenario calls the participant of a number. */
export function openRoundBook(nameOf: (view: StandardView, number: number) => string): RoundBook {
  const rounds: PrintedStandardRound[] = [];
  let auction: PastAuction = { openedAt: 0, bids: [] };
  return {
    saw(view) {
      const { lastRound, outcome } = view;
      if (outcome !== null) auction = { ...auction, bids: outcome.bids };
      if (lastRound !== null && lastRound.round !== rounds.at(-1)?.round)
        rounds.push(printRound(lastRound, auction, (number) => nameOf(view, number)));
      // Only now: where everybody continues by themselves, the round is settled and the next auction open in one view.
      if (view.auction !== null) auction = { openedAt: view.auction.openedAt, bids: [] };
    },
    rounds: () => rounds,
  };
}
