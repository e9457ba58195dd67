import type { RoundCommand } from './command.ts';
import { checkForNatural, DEALER_DRAW, dealerConsequence } from './dealer.ts';
import type { RoundEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { answerInsurance, isInsuranceOffered } from './insurance.ts';
import { faceDownCards, spotAt } from './lookup.ts';
import { act, markNaturals, playConsequence } from './play.ts';
import { accepted, type Decision, type Refusal, refused } from './refusal.ts';
import type { Game, RoundState } from './state.ts';

function afterUpcard(game: Game): RoundEvent[] {
  const naturals = markNaturals(game.round);
  if (naturals.length > 0) return naturals;
  if (isInsuranceOffered(game.round)) return [{ type: 'phaseEntered', phase: { kind: 'insurance' } }];
  return checkForNatural(game);
}

function afterDeal(game: Game): RoundEvent[] {
  switch (game.round.rules.deal) {
    case 'upcard-first':
      return afterUpcard(game);
    case 'two-down':
      return [{ type: 'phaseEntered', phase: { kind: 'reveal' } }];
    case 'three-down':
      return [{ type: 'phaseEntered', phase: { kind: 'discard' } }];
  }
}

/** What follows of itself from where the round stands; empty when an answer from outside is needed, or all is settled. */
function consequence(game: Game): RoundEvent[] {
  const { round } = game;
  if (round.due.length > 0) return [];
  switch (round.phase.kind) {
    case 'deal':
      return afterDeal(game);
    case 'discard':
      return round.discarded ? [{ type: 'phaseEntered', phase: { kind: 'reveal' } }] : [];
    case 'reveal':
      return faceDownCards(round).length > 1 ? [] : afterUpcard(game);
    case 'insurance':
      return round.spots.some((spot) => spot.insurance.kind === 'asked') ? [] : checkForNatural(game);
    case 'play':
      return playConsequence(game, round.phase.active);
    case 'dealer':
      return dealerConsequence(game);
    case 'settled':
      return [];
  }
}

function deal(round: RoundState, card: Extract<RoundCommand, { type: 'card' }>['card']): RoundEvent[] | Refusal {
  const [to] = round.due;
  return to ? [{ type: 'cardDealt', id: round.dealt + 1, card, to }] : 'wrong-phase';
}

function choose(round: RoundState, type: 'discard' | 'reveal', index: number): RoundEvent[] | Refusal {
  if (round.phase.kind !== type || round.due.length > 0) return 'wrong-phase';
  const chosen = faceDownCards(round)[index];
  if (!chosen) return 'bad-amount';
  return [{ type: type === 'discard' ? 'dealerDiscarded' : 'cardRevealed', id: chosen.id }];
}

function playDealer(round: RoundState, type: 'dealerHit' | 'dealerStand'): RoundEvent[] | Refusal {
  if (round.phase.kind !== 'dealer' || round.due.length > 0) return 'wrong-phase';
  return [type === 'dealerHit' ? { type: 'cardsCalled', due: [DEALER_DRAW] } : { type: 'dealerStood' }];
}

function forfeit(round: RoundState, id: number): RoundEvent[] | Refusal {
  if (round.due.length > 0 || round.phase.kind === 'settled') return 'wrong-phase';
  if (!round.spots.some((spot) => spot.id === id)) return 'bad-amount';
  const { hands, insurance } = spotAt(round, id);
  const unanswered: RoundEvent[] =
    insurance.kind === 'asked' ? [{ type: 'insuranceAnswered', spot: id, wager: null }] : [];
  const givenUp = hands.flatMap((hand, index): RoundEvent[] =>
    hand.status === 'waiting' || hand.status === 'stood' || hand.status === 'natural'
      ? [{ type: 'handFinished', at: { spot: id, hand: index }, status: 'forfeited' }]
      : [],
  );
  return [...unanswered, ...givenUp];
}

function insure(game: Game, id: number, take: boolean): RoundEvent[] | Refusal {
  if (game.round.phase.kind !== 'insurance') return 'wrong-phase';
  const answer = answerInsurance(game, id, take);
  return typeof answer === 'string' ? answer : [answer];
}

function closeInsurance(round: RoundState): RoundEvent[] | Refusal {
  if (round.phase.kind !== 'insurance') return 'wrong-phase';
  return round.spots
    .filter((spot) => spot.insurance.kind === 'asked')
    .map(({ id }): RoundEvent => ({ type: 'insuranceAnswered', spot: id, wager: null }));
}

function answer(game: Game, command: RoundCommand): RoundEvent[] | Refusal {
  const { round } = game;
  switch (command.type) {
    case 'card':
      return deal(round, command.card);
    case 'act':
      if (round.phase.kind !== 'play' || round.due.length > 0) return 'wrong-phase';
      return act(game, round.phase.active, command.action) ?? 'illegal-action';
    case 'insure':
      return insure(game, command.spot, command.take);
    case 'closeInsurance':
      return closeInsurance(round);
    case 'discard':
    case 'reveal':
      return choose(round, command.type, command.index);
    case 'dealerHit':
    case 'dealerStand':
      return playDealer(round, command.type);
    case 'forfeit':
      return forfeit(round, command.spot);
  }
}

/**
 * What a command does to a round: its own events and everything that follows of itself, up to the next question to somebody
 * outside. Never throws for a command that does not fit: it is refused and nothing changes.
 */
export function decide(game: Game, command: RoundCommand): Decision<RoundEvent> {
  const answered = answer(game, command);
  if (typeof answered === 'string') return refused(answered);
  const events: RoundEvent[] = [];
  let current = game;
  for (let next = answered; next.length > 0; next = consequence(current)) {
    events.push(...next);
    current = next.reduce(evolve, current);
  }
  return accepted(...events);
}
