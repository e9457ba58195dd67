import type { HandTotal } from '../hand.ts';
import type { DealerPlay, RuleSet } from '../rule-set.ts';
import type { HandStatus } from './state.ts';

/** Whether any hand can still be beaten by the dealer. */
function hasHandToBeat(statuses: readonly HandStatus[]): boolean {
  return statuses.some((status) => status === 'stood' || status === 'waiting');
}

/** Whether a dealer without a natural takes cards at all, by how the players' hands stand. */
export function wantsCards(statuses: readonly HandStatus[], dealerDraws: RuleSet['dealerDraws']): boolean {
  return dealerDraws === 'hand-to-beat' ? hasHandToBeat(statuses) : statuses.some((status) => status !== 'bust');
}

/** Whether the dealer hits, stands, or may do as it likes (`free`) with two or more cards that are no natural. */
export function dealerMove({ total, isSoft }: HandTotal, dealer: DealerPlay): 'hit' | 'stand' | 'free' {
  if (total >= 21) return 'stand';
  if (dealer === 'free-will') return 'free';
  return total < 17 || (total === 17 && isSoft && dealer === 'H17') ? 'hit' : 'stand';
}
