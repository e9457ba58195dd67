import { rankOf } from '../cards.ts';
import { balanceOf } from '../ledger.ts';
import { fractionOf } from '../money.ts';
import type { RoundEvent } from './event.ts';
import { spotAt, upcardOf } from './lookup.ts';
import type { Refusal } from './refusal.ts';
import type { Game, RoundState } from './state.ts';

/** Whether insurance is to be offered now: the rules have it and an Ace shows. */
export function isInsuranceOffered(round: RoundState): boolean {
  const upcard = upcardOf(round);
  return round.rules.insurance && upcard !== null && rankOf(upcard.card) === 'A';
}

/** One spot's answer: half its bet, or no. Refused when it is not asked, has answered, or cannot pay. */
export function answerInsurance({ round, ledger }: Game, id: number, take: boolean): RoundEvent | Refusal {
  if (!round.spots.some((spot) => spot.id === id)) return 'bad-amount';
  const { insurance, purse, hands } = spotAt(round, id);
  if (insurance.kind !== 'asked') return 'already-submitted';
  if (!take) return { type: 'insuranceAnswered', spot: id, wager: null };
  const [hand] = hands;
  if (!hand) return 'bad-amount';
  const wager = fractionOf(hand.wager, 1, 2);
  if (!ledger.purseCredit && balanceOf(ledger, purse) < wager) return 'over-capital';
  return { type: 'insuranceAnswered', spot: id, wager };
}
