import { isNatural } from '../hand.ts';
import type { RoundEvent } from './event.ts';
import { ownEnd, shapeOf } from './hand-rules.ts';
import { cardsOf, legalActions } from './legal.ts';
import { allHands, handAt } from './lookup.ts';
import type { Action, Destination, Game, HandRef, RoundState } from './state.ts';

/** Marks the naturals once the deal is done: they need no turn. */
export function markNaturals(round: RoundState): RoundEvent[] {
  return allHands(round)
    .filter(({ hand }) => hand.status === 'waiting' && isNatural(cardsOf(hand)))
    .map(({ at }) => ({ type: 'handFinished', at, status: 'natural' }));
}

/** Goes to the first hand whose turn is still to come, or to the dealer. */
export function nextTurn(round: RoundState): RoundEvent[] {
  const next = allHands(round).find(({ hand }) => hand.status === 'waiting');
  return [{ type: 'phaseEntered', phase: next ? { kind: 'play', active: next.at } : { kind: 'dealer' } }];
}

const toHand = (at: HandRef): Destination => ({ to: 'hand', spot: at.spot, hand: at.hand });

/** What follows of itself for the active hand: its second card, its end, or the next hand. Empty: its owner is asked. */
export function playConsequence(game: Game, active: HandRef): RoundEvent[] {
  const { round } = game;
  const hand = handAt(round, active);
  if (hand.status !== 'waiting') return nextTurn(round);
  if (hand.cards.length === 1) return [{ type: 'cardsCalled', due: [toHand(active)] }];
  const shape = shapeOf(cardsOf(hand), hand.isSplit, round.rules);
  const canSplit = shape.isSplitAce && legalActions(game, active).split.isLegal;
  const status = ownEnd(round.rules, shape, { isDoubled: hand.isDoubled, canSplit });
  return status ? [{ type: 'handFinished', at: active, status }] : [];
}

/** The events of a legal action on the active hand, without what follows of itself. `stake` as `legalActions` gave it. */
export function act(game: Game, at: HandRef, action: Action): RoundEvent[] | null {
  const legality = legalActions(game, at)[action];
  if (!legality.isLegal) return null;
  const taken: RoundEvent = { type: 'actionTaken', at, action };
  switch (action) {
    case 'hit':
      return [taken, { type: 'cardsCalled', due: [toHand(at)] }];
    case 'stand':
      return [taken, { type: 'handFinished', at, status: 'stood' }];
    case 'double':
      return [taken, { type: 'wagerRaised', at, amount: legality.stake }, { type: 'cardsCalled', due: [toHand(at)] }];
    case 'split': {
      const second = { spot: at.spot, hand: at.hand + 1 };
      const due = game.round.rules.splitCards === 'at-once' ? [toHand(at), toHand(second)] : [toHand(at)];
      return [taken, { type: 'handSplit', at, stake: legality.stake }, { type: 'cardsCalled', due }];
    }
    case 'surrender':
      return [taken, { type: 'handFinished', at, status: 'surrendered' }];
  }
}
