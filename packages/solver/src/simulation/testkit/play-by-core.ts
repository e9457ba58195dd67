import {
  type Card,
  cardsOf,
  columnOf,
  type Game,
  type HandRef,
  handTotal,
  legalActions,
  prescribedAction,
  type RoundCommand,
  type RuleSet,
  type StrategyTable,
  strategyRow,
} from '@upcard/core';
import { type Choose, playRound, resultsOf } from '@upcard/core/testkit/play-round';
import { startSolo } from '@upcard/core/testkit/start-round';
import { UNITS_PER_WAGER } from '../codes.ts';
import type { FreeDealer } from '../dealers.ts';
import type { RoundRecord } from '../play-rounds.ts';

/** A player with a table of letters, and a dealer of free will. */
export interface Players {
  readonly table: StrategyTable;
  readonly freeDealer: FreeDealer;
}

function actByTable(game: Game, at: HandRef, table: StrategyTable): RoundCommand {
  const hand = game.round.spots[0]?.hands[at.hand];
  const [upcard] = game.round.dealer;
  if (!hand || !upcard) throw new Error('nobody can be asked yet');
  const legal = legalActions(game, at);
  const row = strategyRow(cardsOf(hand), legal.split.isLegal);
  const action = row && prescribedAction(table[row][columnOf(upcard.card)], (wanted) => legal[wanted].isLegal);
  return { type: 'act', action: action ?? 'stand' };
}

function playDealer({ round }: Game, freeDealer: FreeDealer): RoundCommand {
  const hands = round.spots.flatMap((spot) => spot.hands).filter(({ status }) => status === 'stood');
  const stood = hands.map((hand) => ({
    total: handTotal(cardsOf(hand)).total,
    wager: hand.wager / UNITS_PER_WAGER,
  }));
  const wantsHit = freeDealer(stood)(handTotal(round.dealer.map(({ card }) => card)));
  return { type: wantsHit ? 'dealerHit' : 'dealerStand' };
}

/** Plays a round with these cards through the round machine: the cards it used, and the net, as `RoundRecord` has them. */
export function playByCore(rules: RuleSet, { table, freeDealer }: Players, { cards }: RoundRecord): RoundRecord {
  const choose: Choose = (question, game) => {
    switch (question.kind) {
      case 'action':
        return actByTable(game, question.at, table);
      case 'insurance':
        return { type: 'closeInsurance' };
      case 'dealer':
        return playDealer(game, freeDealer);
      default:
        return null;
    }
  };
  const row = cards.map((rank): Card => `${rank}S`);
  const played = playRound(startSolo(rules, UNITS_PER_WAGER), row, choose);
  const net = resultsOf(played).reduce((sum, result) => sum + result.net, 0);
  return { cards: cards.slice(0, played.game.round.dealt), net };
}
