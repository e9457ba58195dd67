import { cardsOf, type HandResult, type RoundState } from '@upcard/core';
import type { DealerResult, RoundCourse, RoundSnapshot } from './state.ts';

/** Player wagers and the Dealer's earnings of a settlement: portions lost less profits won. Stakes that go back count as nothing. */
function figures(results: readonly HandResult[]): Pick<DealerResult, 'playerWagers' | 'earnings'> {
  const playerWagers = results.reduce((sum, { wager }) => sum + wager, 0);
  const net = results.reduce((sum, result) => sum + result.net, 0);
  return { playerWagers, earnings: net === 0 ? 0 : -net };
}

function playersOf({ spots }: RoundState, results: readonly HandResult[]): RoundSnapshot['players'] {
  return spots.map(({ id, hands }, place) => ({
    number: id,
    position: hands.some(({ cards }) => cards.length > 0) ? place + 1 : null,
    hands: hands.flatMap((hand, index) => {
      const result = results.find((one) => one.spot === id && one.hand === index);
      return result ? [{ cards: cardsOf(hand), status: hand.status, result }] : [];
    }),
  }));
}

/** The record of a settled round. Throws for one that is not settled. */
export function recordOf(round: number, { auction, dealer, table }: RoundCourse): RoundSnapshot {
  if (table?.phase.kind !== 'settled') throw new Error(`round ${round} is not settled`);
  const { results } = table.phase;
  return {
    round,
    entrants: auction.entrants,
    dealer: auction.winner,
    auctionPaid: auction.paid,
    ...figures(results),
    bankerTookOver: dealer !== auction.winner,
    dealerCards: table.dealer.map(({ card }) => card),
    discard: table.discarded?.card ?? null,
    players: playersOf(table, results),
  };
}

/** The line of the Dealer results that a record makes. */
export function resultLine({ round, dealer, auctionPaid, playerWagers, earnings }: RoundSnapshot): DealerResult {
  return { round, dealer, auctionPaid, playerWagers, earnings };
}
