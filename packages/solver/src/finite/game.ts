import type { GameRules } from '@upcard/core';
import { handValues } from '../hand-values.ts';
import { naturalProfit } from '../natural-profit.ts';
import type { ActionValues, HandValues } from '../solution.ts';
import type { DrawingDealer } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';
import { bestPlay, DOUBLE_OR_HIT, DOUBLE_OR_STAND, drawGain, HIT, type HitOrStand, STAND } from './play.ts';
import { fullShoe, type Shoe } from './shoe.ts';
import { noNatural, type Scope, standGains } from './stand.ts';
import { ACE, isDoubleHand } from './two-cards.ts';

const { size, cards, total } = HANDS;

/** A shoe under rules, with the gains of every hand that was asked for. Gains are entries `hand × 10 + up`. */
export interface Game extends HitOrStand {
  readonly rules: GameRules;
  readonly dealer: DrawingDealer;
  /** All unseen cards, and those of hand and up-card. */
  readonly shoe: Shoe;
  readonly scope: Scope;
  readonly stand: Float64Array;
}

/** Every up-card. */
export const ALL_UPS = 1023;

/** A whole game: every hand against every up-card, from the shoe of the rules or any other. */
export function wholeGame(rules: GameRules, shoe: Shoe = shoeOfRules(rules)): Game {
  return gameOf(rules, shoe, { ups: ALL_UPS, from: 0 });
}

function shoeOfRules({ decks }: GameRules): Shoe {
  if (decks === 'infinite') throw new Error('a shoe has a number of decks');
  return fullShoe(decks);
}

/** The dealer of rules for finite shoes. */
export function drawingDealer({ dealer }: GameRules): DrawingDealer {
  if (dealer === 'free-will') throw new Error('a dealer of free will is valued for infinite decks only');
  return dealer;
}

/** Values the hands of a shoe that hold at least the cards of `from` (the empty hand 0: all hands). */
export function gameOf(rules: GameRules, shoe: Shoe, scope: Scope): Game {
  const dealer = drawingDealer(rules);
  const stand = standGains(shoe, dealer, scope);
  return { rules, dealer, shoe, scope, stand, ...bestPlay(shoe, stand, scope) };
}

/** What losing a wager costs, in the unit of gains: with a peek only hands against no natural are counted. */
export function lossOf({ rules, shoe }: Game, hand: number, up: number): number {
  return rules.peek ? noNatural(shoe, hand, up) : 1;
}

/** The gain of doubling a hand: of two wagers, one of which is staked on top. */
export function doubleGain(game: Game, hand: number, up: number): number {
  return 2 * drawGain(game.shoe, game.stand, { hand, up }) - lossOf(game, hand, up);
}

/** A gain as a value in initial wagers: with a peek, on the condition that the dealer has no natural. */
export function valueOfGain(game: Game, gain: number, at: { hand: number; up: number }): number {
  const chance = game.rules.peek ? noNatural(game.shoe, at.hand, at.up) : 1;
  return gain / chance - 1;
}

/** What each action but splitting is worth to a hand with an up-card. */
export function actionValues(game: Game, at: { hand: number; up: number }): ActionValues {
  const { rules, shoe } = game;
  const { hand, up } = at;
  const index = hand * VALUE_COUNT + up;
  const isTwo = cards[hand] === 2;
  const isNatural = isTwo && total[hand] === 21;
  const noHoleNatural = rules.peek ? 1 : noNatural(shoe, hand, up);
  return {
    stand: isNatural ? naturalProfit(rules) * noHoleNatural : valueOfGain(game, game.stand[index] ?? 0, at),
    hit: isTwo || total[hand] !== 21 ? valueOfGain(game, game.hit[index] ?? 0, at) : null,
    double: isTwo && isDoubleHand(rules, hand) ? valueOfGain(game, doubleGain(game, hand, up), at) : null,
    split: null,
    surrender: isTwo && rules.surrender === 'late' ? -0.5 : null,
  };
}

/** Whether hitting, standing or doubling gains the most, by up-card, for one hand. */
function fillUnsplitPlay(game: Game, hand: number, play: Uint8Array): void {
  const canDouble = cards[hand] === 2 && isDoubleHand(game.rules, hand);
  for (let up = 0; up < VALUE_COUNT; up += 1) {
    const index = hand * VALUE_COUNT + up;
    const stand = game.stand[index] ?? 0;
    const hit = game.hit[index] ?? 0;
    const isHit = hit > stand;
    const doubles = canDouble && doubleGain(game, hand, up) > Math.max(hit, stand);
    if (doubles) play[index] = isHit ? DOUBLE_OR_HIT : DOUBLE_OR_STAND;
    else play[index] = isHit ? HIT : STAND;
  }
}

/** What every hand of a split does when it is played as the same cards would be unsplit: entry `hand × 10 + up`. */
export function unsplitPlay(game: Game): Uint8Array {
  const play = new Uint8Array(size * VALUE_COUNT);
  for (let hand = 1; hand < size; hand += 1) {
    if (total[hand] !== 21) fillUnsplitPlay(game, hand, play);
  }
  return play;
}

/** Adds to a hand's values what belongs to the deal. */
export function dealtHandValues(
  { shoe }: Game,
  values: ActionValues,
  { hand, up, isNatural }: { hand: number; up: number; isNatural: boolean },
): HandValues {
  return handValues(values, { natural: 1 - noNatural(shoe, hand, up), isAceUp: up === ACE, isNatural });
}
