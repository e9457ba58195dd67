import { type Game, legalActions, roundAwaiting, viewRound } from '@upcard/core';
import type { AuctionView, BidChoices, ParticipantView, StandardOverlay, StandardView } from '@upcard/tables';
import { standardOptions } from '@upcard/tables';

const ANN = { id: 'ann', name: 'Ann', avatar: 'fox' } as const;

/** What somebody of the house is shown: the public part and its own. */
export interface Shown {
  readonly view: StandardView;
  readonly overlay: StandardOverlay;
}

/** Settings of Standard games by their names, beside the usual ones. */
type Chosen = Readonly<Record<string, string | number>>;

const OPTIONS = {
  includeBot: true,
  rounds: 30,
  startingCapital: 1_000,
  minimumBet: 100,
  bidding: 'open',
  dealersRule: 'free-will',
  actionTime: 30,
  betsShown: 'all',
  roundBreak: 10,
  minimumRaise: 1,
} as const;

const QUIET: StandardView = {
  kind: 'standard',
  phase: 'waiting',
  host: ANN,
  options: standardOptions(OPTIONS),
  isRated: true,
  ready: [],
  round: 3,
  participants: [],
  bank: 0,
  generated: 0,
  clock: null,
  auction: null,
  outcome: null,
  dealer: null,
  betsIn: [],
  players: [],
  table: null,
  active: null,
  turn: 0,
  agreed: [],
  autoContinue: { on: 0, of: 0 },
  results: [],
  lastRound: null,
  ending: null,
  capitals: [],
  ratingChanges: [],
};

const UNASKED: StandardOverlay = {
  number: null,
  startOff: null,
  bid: null,
  bet: null,
  faceDown: [],
  choice: null,
  actions: null,
  dealerActions: [],
  agreement: null,
  autoContinue: null,
  canResign: false,
  canApplyCards: null,
};

/** A position with these peculiarities; whoever looks is asked nothing but what the overlay's say. */
export function shown(view: Partial<StandardView>, overlay: Partial<StandardOverlay> = {}): Shown {
  return { view: { ...QUIET, ...view }, overlay: { ...UNASKED, ...overlay } };
}

function participant(number: number, status: ParticipantView['status']): ParticipantView {
  const person = { id: `person-${number}`, name: `Person ${number}`, avatar: 'fox' } as const;
  return { number, person, kind: 'human', status, rating: 15_000, available: 1_000, inPlay: { kind: 'none' } };
}

/** An auction that asks whoever looks: the settings beside the usual ones, who still plays, and how it stands. */
export interface AuctionNow {
  readonly settings?: Chosen;
  readonly active?: number;
  readonly eliminated?: number;
  readonly auction?: Partial<AuctionView>;
  readonly bid?: Partial<BidChoices>;
}

/** The auction as whoever may bid up to 1,000 sees it, with nobody leading unless it says so. */
export function auctionNow({ settings, active = 2, eliminated = 0, auction, bid }: AuctionNow): Shown {
  const statuses = [
    ...Array.from({ length: eliminated }, () => 'eliminated' as const),
    ...Array.from({ length: active }, () => 'active' as const),
  ];
  const least = auction?.leastBid ?? 0;
  return shown(
    {
      phase: 'auction',
      options: standardOptions({ ...OPTIONS, ...settings }),
      participants: statuses.map((status, index) => participant(index + 1, status)),
      auction: { openedAt: 0, leading: null, leastBid: 0, bids: 0, standings: [], ...auction },
    },
    {
      bid: {
        bidOff: null,
        skipOff: null,
        least,
        most: 1_000,
        sliderEnd: 100,
        previous: null,
        repeat: null,
        sealed: null,
        ...bid,
      },
    },
  );
}

/** A round on the felt as whoever owns all its hands and deals it too sees it. */
export function roundNow(game: Game): Shown {
  const { round } = game;
  const question = roundAwaiting(game);
  const active = round.phase.kind === 'play' ? round.phase.active : null;
  const choice = question.kind === 'discard' || question.kind === 'reveal' ? question.kind : null;
  const faceDown = round.dealer.filter(({ kind }) => kind === 'faceDown');
  return shown(
    { table: viewRound(round), active, turn: round.turn },
    {
      actions: active && legalActions(game, active),
      choice,
      faceDown: choice === null ? [] : faceDown.map(({ id, card }) => ({ id, card })),
      dealerActions: question.kind === 'dealer' ? ['hit', 'stand'] : [],
    },
  );
}
