import { type Card, rankOf } from '../cards.ts';
import { handTotal, isPair } from '../hand.ts';
import { type Account, balanceOf, type Ledger } from '../ledger.ts';
import { lesser, type Money, NOTHING } from '../money.ts';
import type { RuleSet } from '../rule-set.ts';
import { handAt, spotAt } from './lookup.ts';
import type { Action, Game, Hand, HandRef } from './state.ts';

/** Why an action is off just now, although it is this hand's turn. */
export const OFF_REASONS = [
  'not-offered',
  'two-cards-only',
  'not-a-pair',
  'most-hands',
  'aces-once',
  'split-aces',
  'not-after-split',
  'total-not-allowed',
  'not-enough',
] as const;
export type OffReason = (typeof OFF_REASONS)[number];

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

/** Whether the hand is one of two split Aces. */
export function isSplitAce(hand: Hand): boolean {
  const [first] = hand.cards;
  return hand.isSplit && first !== undefined && rankOf(first.card) === 'A';
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

function isDoubleTotal(rules: RuleSet, hand: Hand): boolean {
  if (rules.double === 'any') return true;
  // Two cards with an Ace that counts 11 make 12 or more: no soft total is among these.
  const { total } = handTotal(cardsOf(hand));
  return total <= 11 && total >= (rules.double === '9-11' ? 9 : 10);
}

function hitLegality(rules: RuleSet, hand: Hand): Legality {
  return isSplitAce(hand) && !rules.hitSplitAces ? off('split-aces') : legal(NOTHING);
}

function doubleLegality(rules: RuleSet, hand: Hand, stake: Money | null): Legality {
  if (hand.cards.length !== 2) return off('two-cards-only');
  if (isSplitAce(hand)) return off('split-aces');
  if (hand.isSplit && !rules.doubleAfterSplit) return off('not-after-split');
  if (!isDoubleTotal(rules, hand)) return off('total-not-allowed');
  // Less than the wager may be staked, but not nothing: a free double would be a free card.
  return stake === null || stake === NOTHING ? off('not-enough') : legal(stake);
}

function splitLegality(rules: RuleSet, hand: Hand, { hands, stake }: { hands: number; stake: Money | null }): Legality {
  if (rules.maxHands === 1) return off('not-offered');
  if (hand.cards.length !== 2) return off('two-cards-only');
  if (!isPair(cardsOf(hand), rules.splitBy)) return off('not-a-pair');
  if (isSplitAce(hand) && !rules.resplitAces) return off('aces-once');
  if (hands >= rules.maxHands) return off('most-hands');
  return stake === null ? off('not-enough') : legal(stake);
}

function surrenderLegality(rules: RuleSet, hand: Hand): Legality {
  if (rules.surrender === 'none') return off('not-offered');
  if (hand.isSplit) return off('not-after-split');
  return hand.cards.length === 2 ? legal(NOTHING) : off('two-cards-only');
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
  return {
    hit: hitLegality(rules, hand),
    stand: legal(NOTHING),
    double: doubleLegality(rules, hand, stake),
    split: splitLegality(rules, hand, { hands: spot.hands.length, stake }),
    surrender: surrenderLegality(rules, hand),
  };
}
