import { post, type Transfer } from '../ledger.ts';
import { sum } from '../money.ts';
import type { RoundEvent } from './event.ts';
import { handAt, spotAt } from './lookup.ts';
import type { DealerCard, Game, Hand, HandRef, RoundState, Spot } from './state.ts';

function withSpot(round: RoundState, id: number, change: (spot: Spot) => Spot): RoundState {
  return { ...round, spots: round.spots.map((spot) => (spot.id === id ? change(spot) : spot)) };
}

function withHand(round: RoundState, at: HandRef, change: (hand: Hand) => Hand): RoundState {
  return withSpot(round, at.spot, (spot) => ({
    ...spot,
    hands: spot.hands.map((hand, index) => (index === at.hand ? change(hand) : hand)),
  }));
}

/** The transfers that an event books: stakes in, insurance and settlement. Ask before the event is folded in. */
export function transfersOf(round: RoundState, event: RoundEvent): readonly Transfer[] {
  const stake = (id: number, amount: Transfer['amount']): Transfer[] => [
    { from: spotAt(round, id).purse, to: `bet:${id}`, amount },
  ];
  switch (event.type) {
    case 'wagerRaised':
      return stake(event.at.spot, event.amount);
    case 'handSplit':
      return stake(event.at.spot, event.stake);
    case 'insuranceAnswered':
      return event.wager === null ? [] : stake(event.spot, event.wager);
    case 'dealerPeeked':
    case 'roundSettled':
      return event.transfers;
    default:
      return [];
  }
}

function withCalls(round: RoundState, due: RoundState['due']): RoundState {
  // A free dealer's draw answers a question; whether to draw again is another one.
  const turn = round.phase.kind === 'dealer' ? round.turn + 1 : round.turn;
  return { ...round, turn, due: [...round.due, ...due] };
}

function withCard(round: RoundState, { id, card, to }: Extract<RoundEvent, { type: 'cardDealt' }>): RoundState {
  const next = { ...round, dealt: id, due: round.due.slice(1) };
  if (to.to === 'dealer') return { ...next, dealer: [...round.dealer, { kind: to.side, id, card }] };
  return withHand(next, to, (hand) => ({ ...hand, cards: [...hand.cards, { id, card }] }));
}

function withRevealed(round: RoundState, id: number): RoundState {
  const turned = round.dealer.map((card): DealerCard => (card.id === id ? { ...card, kind: 'faceUp' } : card));
  const hadUpcard = round.dealer.some((card) => card.kind === 'faceUp');
  const ordered = hadUpcard
    ? turned
    : [...turned.filter((card) => card.id === id), ...turned.filter((card) => card.id !== id)];
  return { ...round, dealer: ordered };
}

function withDiscard(round: RoundState, id: number): RoundState {
  const thrown = round.dealer.find((card) => card.id === id);
  if (!thrown) throw new Error(`the dealer has no card ${id}`);
  return {
    ...round,
    discarded: { id: thrown.id, card: thrown.card },
    dealer: round.dealer.filter((card) => card !== thrown),
  };
}

function withSplit(round: RoundState, at: HandRef, stake: Hand['wager']): RoundState {
  const [first, second] = handAt(round, at).cards;
  if (!first || !second) throw new Error('only two cards can be split');
  return withSpot(round, at.spot, (spot) => ({
    ...spot,
    hands: spot.hands.flatMap((hand, index): Hand[] =>
      index === at.hand
        ? [
            { ...hand, cards: [first], isSplit: true },
            { ...hand, cards: [second], isSplit: true, wager: stake },
          ]
        : [hand],
    ),
  }));
}

function withInsuranceAsked(spot: Spot): Spot {
  const isGivenUp = spot.hands.every((hand) => hand.status === 'forfeited');
  return { ...spot, insurance: isGivenUp ? { kind: 'declined' } : { kind: 'asked' } };
}

function withPhase(round: RoundState, phase: RoundState['phase']): RoundState {
  const entered = { ...round, phase, turn: round.turn + 1 };
  if (phase.kind !== 'insurance') return entered;
  return { ...entered, spots: round.spots.map(withInsuranceAsked) };
}

function evolveRound(round: RoundState, event: RoundEvent): RoundState {
  switch (event.type) {
    case 'cardsCalled':
      return withCalls(round, event.due);
    case 'cardDealt':
      return withCard(round, event);
    case 'phaseEntered':
      return withPhase(round, event.phase);
    case 'dealerDiscarded':
      return withDiscard(round, event.id);
    case 'cardRevealed':
      return withRevealed(round, event.id);
    case 'insuranceAnswered':
      // All spots are asked together: one's answer must not make another's late.
      return withSpot(round, event.spot, (spot) => ({
        ...spot,
        insurance: event.wager === null ? { kind: 'declined' } : { kind: 'taken', wager: event.wager },
      }));
    case 'dealerPeeked':
      return round;
    case 'actionTaken':
      return withHand({ ...round, turn: round.turn + 1 }, event.at, (hand) => ({
        ...hand,
        isDoubled: event.action === 'double',
      }));
    case 'wagerRaised':
      return withHand(round, event.at, (hand) => ({ ...hand, wager: sum(hand.wager, event.amount) }));
    case 'handSplit':
      return withSplit(round, event.at, event.stake);
    case 'handFinished':
      return withHand(round, event.at, (hand) => ({ ...hand, status: event.status }));
    case 'dealerStood':
      return { ...round, dealerStands: true };
    case 'roundSettled':
      return withPhase(round, { kind: 'settled', results: event.results });
  }
}

/** The game after one event. Throws only for events that do not belong to this round. */
export function evolve(game: Game, event: RoundEvent): Game {
  const transfers = transfersOf(game.round, event);
  return {
    round: evolveRound(game.round, event),
    ledger: transfers.length > 0 ? post(game.ledger, transfers) : game.ledger,
  };
}
