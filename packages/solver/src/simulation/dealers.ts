import type { GameRules, RuleSet } from '@upcard/core';
import type { OpenHand } from '../infinite/free-will/dealer-reply.ts';
import { DOUBLED, FINISHES } from './codes.ts';
import { type DealerTable, dealerTable, type FreeMove } from './dealer-table.ts';
import { dealerWanted, toBeat } from './payoffs.ts';

/** Makes up the dealer's mind about all hands that it can still beat, their wagers in initial wagers. */
export type FreeDealer = (hands: readonly OpenHand[]) => FreeMove;

/** The dealers of a game. What hands come to is given as codes. */
export interface Dealers {
  /** How the dealer plays against one hand, by what that comes to. */
  readonly against: readonly DealerTable[];
  /** How the dealer plays against several. */
  readonly againstAll: (finishes: readonly number[]) => DealerTable;
  /** By what a hand comes to: 1 if the dealer takes cards for its sake. */
  readonly wanted: Uint8Array;
}

/** Compiles the dealer of a game. Answers to several hands are kept: there are few that come up again and again. */
export function dealersOf(
  { dealer }: GameRules,
  { dealerDraws, freeDealer }: { dealerDraws: RuleSet['dealerDraws']; freeDealer: FreeDealer },
): Dealers {
  const wanted = dealerWanted(dealerDraws);
  if (dealer !== 'free-will') {
    const ruled = dealerTable(dealer, () => false);
    return { against: Array.from({ length: FINISHES }, () => ruled), againstAll: () => ruled, wanted };
  }
  const isToBeat = toBeat();
  const answers = new Map<string, DealerTable>();
  const againstAll = (finishes: readonly number[]): DealerTable => {
    const open = finishes.filter((finish) => isToBeat[finish] === 1).sort((a, b) => a - b);
    const key = open.join();
    const hands = open.map((finish) => ({ total: finish % DOUBLED, wager: finish >= DOUBLED ? 2 : 1 }));
    const answer = answers.get(key) ?? dealerTable(dealer, freeDealer(hands));
    answers.set(key, answer);
    return answer;
  };
  return { against: Array.from({ length: FINISHES }, (_, finish) => againstAll([finish])), againstAll, wanted };
}
