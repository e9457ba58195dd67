import type { Card } from '../cards.ts';
import { type Account, balanceOf, type Ledger } from '../ledger.ts';
import { lesser, type Money, NOTHING } from '../money.ts';
import { type OffReason, offReasons, shapeOf } from './hand-rules.ts';
import { handAt, spotAt } from './lookup.ts';
import type { Action, Game, Hand, HandRef } from './state.ts';

/** Whether an action may be taken; `stake` is what it puts at risk on top. */
export type Legality =
  | { readonly isLegal: true; readonly stake: Money }
  | { readonly isLegal: false; readonly reason: OffReason };

/** The legality of every action for one hand. */
export type LegalActions = Readonly<Record<Action, Legality>>;

const legal = (stake: Money): Legality => ({ isLegal: true, stake });
const off = (reason: OffReason): Legality => ({ isLegal: false, reason });

/** The cards of a hand without their ids. */
export function cardsOf(hand: Hand): Card[] {
  return hand.cards.map((dealt) => dealt.card);
}

/** What the purse can put beside a wager: the same amount, less where the rules allow it, or null. */
function matchingStake(
  ledger: Ledger,
  purse: Account,
  { wager, forLess }: { wager: Money; forLess: boolean },
): Money | null {
  if (ledger.purseCredit) return wager;
  const funds = balanceOf(ledger, purse);
  if (funds >= wager) return wager;
  return forLess ? lesser(wager, funds) : null;
}

/**
 * What may be done with a hand whose turn it is: the one source for `decide`, for buttons and for bots. An action that is off
 * says why.
 */
export function legalActions({ round, ledger }: Game, at: HandRef): LegalActions {
  const { rules } = round;
  const spot = spotAt(round, at.spot);
  const hand = handAt(round, at);
  const stake = matchingStake(ledger, spot.purse, { wager: hand.wager, forLess: rules.forLess });
  const reasons = offReasons(rules, shapeOf(cardsOf(hand), hand.isSplit, rules), spot.hands.length);
  const free = (reason: OffReason | null): Legality => (reason ? off(reason) : legal(NOTHING));
  const paid = (reason: OffReason | null): Legality => {
    if (reason) return off(reason);
    return stake === null ? off('not-enough') : legal(stake);
  };
  return {
    hit: free(reasons.hit),
    stand: free(reasons.stand),
    // Less than the wager may be staked, but not nothing: a free double would be a free card.
    double: paid(reasons.double ?? (stake === NOTHING ? 'not-enough' : null)),
    split: paid(reasons.split),
    surrender: free(reasons.surrender),
  };
}
