import type { Card } from '../cards.ts';
import { handTotal } from '../hand.ts';
import { balanceOf } from '../ledger.ts';
import { awaiting } from '../round/awaiting.ts';
import type { RoundCommand } from '../round/command.ts';
import { decide } from '../round/decide.ts';
import type { RoundEvent } from '../round/event.ts';
import { evolve } from '../round/evolve.ts';
import { cardsOf, legalActions } from '../round/legal.ts';
import { allHands } from '../round/lookup.ts';
import { ACTIONS, type Game } from '../round/state.ts';
import { law, type Machine } from './laws.ts';

function legalInsurance({ ledger, round }: Game, id: number): RoundCommand[] {
  const decline: RoundCommand = { type: 'insure', spot: id, take: false };
  const spot = round.spots.find((candidate) => candidate.id === id);
  const half = Math.floor((spot?.hands[0]?.wager ?? 0) / 2);
  const canPay = spot && (ledger.purseCredit || balanceOf(ledger, spot.purse) >= half);
  return canPay ? [decline, { type: 'insure', spot: id, take: true }] : [decline];
}

function legalAnswers(game: Game, cards: readonly Card[]): RoundCommand[] {
  const question = awaiting(game);
  switch (question.kind) {
    case 'nothing':
      return [];
    case 'card': {
      const card = cards[game.round.dealt];
      return card ? [{ type: 'card', card }] : [];
    }
    case 'discard':
    case 'reveal': {
      const { kind: type, choices } = question;
      return Array.from({ length: choices }, (_, index): RoundCommand => ({ type, index }));
    }
    case 'insurance':
      return [{ type: 'closeInsurance' }, ...question.spots.flatMap((id) => legalInsurance(game, id))];
    case 'action': {
      const legal = legalActions(game, question.at);
      return ACTIONS.filter((action) => legal[action].isLegal).map((action) => ({ type: 'act', action }));
    }
    case 'dealer':
      return [{ type: 'dealerHit' }, { type: 'dealerStand' }];
  }
}

function legalForfeits(game: Game): RoundCommand[] {
  const isPossible = !['card', 'nothing'].includes(awaiting(game).kind);
  return isPossible ? game.round.spots.map(({ id }) => ({ type: 'forfeit', spot: id })) : [];
}

/** Everything that somebody might send, some of it never right. */
function probes({ round }: Game): RoundCommand[] {
  const ids = [...round.spots.map(({ id }) => id), 0, -1, 99];
  const indices = [-1, 0, 0.5, 1, 2, 3, Number.NaN];
  return [
    ...ACTIONS.map((action): RoundCommand => ({ type: 'act', action })),
    ...ids.flatMap((spot): RoundCommand[] => [
      { type: 'insure', spot, take: true },
      { type: 'insure', spot, take: false },
      { type: 'forfeit', spot },
    ]),
    ...indices.flatMap((index): RoundCommand[] => [
      { type: 'discard', index },
      { type: 'reveal', index },
    ]),
    { type: 'closeInsurance' },
    { type: 'dealerHit' },
    { type: 'dealerStand' },
    ...(round.due.length === 0 ? [{ type: 'card', card: 'AS' } as const] : []),
  ];
}

/** Every card that came out of the row lies in exactly one place. */
function checkCards({ round }: Game, cards: readonly Card[]): void {
  const lying = [
    ...allHands(round).flatMap(({ hand }) => hand.cards),
    ...round.dealer,
    ...(round.discarded ? [round.discarded] : []),
  ];
  law(new Set(lying.map(({ id }) => id)).size === lying.length, 'no card lies in two places');
  law(lying.length === round.dealt, `${round.dealt} cards are dealt and ${lying.length} lie there`);
  for (const { id, card } of lying) law(card === cards[id - 1], `card ${id} is the one that was drawn`);
}

function checkStakes({ round, ledger }: Game): void {
  const isSettled = round.phase.kind === 'settled';
  const isInsured = round.phase.kind === 'insurance';
  for (const { id, hands, insurance } of round.spots) {
    const wagers = hands.reduce((total, { wager }) => total + wager, 0);
    const insured = isInsured && insurance.kind === 'taken' ? insurance.wager : 0;
    const staked = balanceOf(ledger, `bet:${id}`);
    law(staked === (isSettled ? 0 : wagers + insured), `spot ${id} has ${staked} at stake`);
    law(hands.length <= round.rules.maxHands, `spot ${id} has ${hands.length} hands`);
  }
}

/** The cards of a hand whose owner is asked, or which is finished, can be what they are called. */
function checkHands({ round }: Game): void {
  for (const { hand } of allHands(round)) {
    const { total } = handTotal(cardsOf(hand));
    law(total > 21 === (hand.status === 'bust'), `${hand.status} at ${total}`);
    if (hand.status !== 'natural') continue;
    law(total === 21 && hand.cards.length === 2 && !hand.isSplit, 'a natural has two cards of its own');
  }
}

/** A round as a machine for `playByLaw`, dealt from these cards. Its legal commands include the forfeit of any spot. */
export function roundMachine(cards: readonly Card[]): Machine<Game, RoundCommand, RoundEvent> {
  return {
    decide,
    evolve,
    legal: (game) => [...legalAnswers(game, cards), ...legalForfeits(game)],
    probes,
    isOver: ({ round }) => round.phase.kind === 'settled',
    ledger: ({ ledger }) => ledger,
    check: (game) => {
      checkCards(game, cards);
      checkStakes(game);
      checkHands(game);
    },
  };
}
