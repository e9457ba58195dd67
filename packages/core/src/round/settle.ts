import { handTotal, isBust, isNatural } from '../hand.ts';
import { type Account, balanceOf, type Ledger, type Transfer } from '../ledger.ts';
import { fractionOf, lesser, type Money, minus, NOTHING, shareOut, sum } from '../money.ts';
import type { NaturalPays } from '../rule-set.ts';
import { cardsOf } from './legal.ts';
import { allHands } from './lookup.ts';
import type { Game, Hand, HandRef, HandResult, Outcome, RoundState, Spot } from './state.ts';

/** What the dealer's cards came to. */
interface DealerFinish {
  readonly total: number;
  readonly isBust: boolean;
  readonly isNatural: boolean;
}

function dealerFinish(round: RoundState): DealerFinish {
  const cards = round.dealer.map((dealt) => dealt.card);
  return { total: handTotal(cards).total, isBust: isBust(cards), isNatural: isNatural(cards) };
}

/** How a hand ends against the dealer's finish. An unfinished hand (`waiting`) is compared as it lies. */
function outcomeOf(hand: Hand, dealer: DealerFinish): Outcome {
  switch (hand.status) {
    case 'bust':
      return 'bust';
    case 'surrendered':
      return 'surrender';
    case 'forfeited':
      return 'forfeit';
    case 'natural':
      return dealer.isNatural ? 'push' : 'blackjack';
    case 'stood':
    case 'waiting': {
      if (dealer.isNatural) return 'lose';
      const { total } = handTotal(cardsOf(hand));
      if (dealer.isBust || total > dealer.total) return 'win';
      return total === dealer.total ? 'push' : 'lose';
    }
  }
}

/** The part of the stake that goes back to its owner: all, half (rounded down) or none. */
function stakeBack(wager: Money, outcome: Outcome): Money {
  switch (outcome) {
    case 'lose':
    case 'bust':
    case 'forfeit':
      return NOTHING;
    case 'surrender':
      return fractionOf(wager, 1, 2);
    case 'push':
    case 'win':
    case 'blackjack':
      return wager;
  }
}

const NATURAL_ODDS: Readonly<Record<NaturalPays, readonly [number, number]>> = {
  '3:2': [3, 2],
  '6:5': [6, 5],
  '1:1': [1, 1],
};

function profitDue(wager: Money, outcome: Outcome, pays: NaturalPays): Money {
  if (outcome === 'win') return wager;
  return outcome === 'blackjack' ? fractionOf(wager, ...NATURAL_ODDS[pays]) : NOTHING;
}

/** A payment that is due to a purse. */
interface Claim {
  readonly purse: Account;
  readonly amount: Money;
}

/**
 * Transfers that pay claims from the payers in their order, each emptied before the next. Claims that all payers together
 * cannot meet are shared out (`shareOut`). `paid` lists what each claim got.
 */
function payClaims(
  ledger: Ledger,
  payers: readonly Account[],
  claims: readonly Claim[],
): { paid: Money[]; transfers: Transfer[] } {
  const due = claims.map((claim) => claim.amount);
  const limitless = payers.includes('mint');
  const paid = limitless ? due : shareOut(sum(...payers.map((payer) => balanceOf(ledger, payer))), due);
  const left = new Map(payers.map((payer) => [payer, payer === 'mint' ? sum(...paid) : balanceOf(ledger, payer)]));
  const transfers: Transfer[] = [];
  claims.forEach(({ purse }, index) => {
    let open = paid[index] ?? NOTHING;
    for (const payer of payers) {
      const amount = lesser(open, left.get(payer) ?? NOTHING);
      if (amount <= 0) continue;
      transfers.push({ from: payer, to: purse, amount });
      left.set(payer, minus(left.get(payer) ?? NOTHING, amount));
      open = minus(open, amount);
    }
  });
  return { paid, transfers };
}

function collector(round: RoundState): Account {
  const [first] = round.payers;
  if (first === undefined) throw new Error('a round needs somebody who collects and pays');
  return first;
}

/** The ledger's balances after transfers, for accounts that only receive here: a look ahead without booking. */
function withReceipts(ledger: Ledger, transfers: readonly Transfer[]): Ledger {
  const balances = { ...ledger.balances };
  for (const { to, amount } of transfers) balances[to] = sum(balances[to] ?? NOTHING, amount);
  return { ...ledger, balances };
}

/** How insurance ends at the peek: lost to the collector, or the stake back with twice as much. */
export function settleInsurance({ round, ledger }: Game, dealerHasNatural: boolean): Transfer[] {
  const insured = round.spots.flatMap(({ id, purse, insurance }) =>
    insurance.kind === 'taken' ? [{ id, purse, wager: insurance.wager }] : [],
  );
  if (!dealerHasNatural) {
    return insured.map(({ id, wager }): Transfer => ({ from: `bet:${id}`, to: collector(round), amount: wager }));
  }
  const stakes = insured.map(({ id, purse, wager }): Transfer => ({ from: `bet:${id}`, to: purse, amount: wager }));
  const claims = insured.map(({ purse, wager }) => ({ purse, amount: fractionOf(wager, 2, 1) }));
  return [...stakes, ...payClaims(ledger, round.payers, claims).transfers];
}

interface OpenResult {
  readonly at: HandRef;
  readonly spot: Spot;
  readonly hand: Hand;
  readonly outcome: Outcome;
  readonly back: Money;
  readonly profit: Money;
}

function openResults(round: RoundState): OpenResult[] {
  const dealer = dealerFinish(round);
  return round.spots.flatMap((spot) =>
    spot.hands.map((hand, index) => {
      const outcome = outcomeOf(hand, dealer);
      return {
        at: { spot: spot.id, hand: index },
        spot,
        hand,
        outcome,
        back: stakeBack(hand.wager, outcome),
        profit: profitDue(hand.wager, outcome, round.rules.naturalPays),
      };
    }),
  );
}

const isAmount = (transfer: Transfer): boolean => transfer.amount > 0;

/** Profits by hand when the payers may run short: first shared among the spots, then among the hands of each. */
function payProfits({ round, ledger }: Game, open: readonly OpenResult[]): { profits: Money[]; transfers: Transfer[] } {
  const claims = round.spots.map(({ id, purse }) => ({
    purse,
    amount: sum(...open.filter(({ at }) => at.spot === id).map(({ profit }) => profit)),
  }));
  const { paid, transfers } = payClaims(ledger, round.payers, claims);
  const profits = round.spots.flatMap(({ id }, index) =>
    shareOut(
      paid[index] ?? NOTHING,
      open.filter(({ at }) => at.spot === id).map(({ profit }) => profit),
    ),
  );
  return { profits, transfers };
}

/** What a settlement did: each hand's result in acting order, and the transfers in the order of the rules. */
export interface Settlement {
  readonly results: readonly HandResult[];
  readonly transfers: readonly Transfer[];
}

/**
 * Settles every hand: losses are collected first, then stakes go back, then profits are paid. A payer who cannot pay all
 * profits pays in proportion, whole units, the rest by acting order.
 */
export function settle(game: Game): Settlement {
  const { round, ledger } = game;
  const open = openResults(round);
  const losses = open
    .map(
      ({ at, hand, back }): Transfer => ({
        from: `bet:${at.spot}`,
        to: collector(round),
        amount: minus(hand.wager, back),
      }),
    )
    .filter(isAmount);
  const stakes = open
    .map(({ at, spot, back }): Transfer => ({ from: `bet:${at.spot}`, to: spot.purse, amount: back }))
    .filter(isAmount);
  const paid = payProfits({ round, ledger: withReceipts(ledger, losses) }, open);
  const results = open.map(({ at, hand, outcome, back }, index): HandResult => {
    const payout = sum(back, paid.profits[index] ?? NOTHING);
    return { ...at, outcome, wager: hand.wager, payout, net: minus(payout, hand.wager) };
  });
  return { results, transfers: [...losses, ...stakes, ...paid.transfers] };
}

/** Whether any hand can still be beaten by the dealer. */
export function hasHandToBeat(round: RoundState): boolean {
  return allHands(round).some(({ hand }) => hand.status === 'stood' || hand.status === 'waiting');
}

/** Whether every hand is over its 21. */
export function areAllBust(round: RoundState): boolean {
  return allHands(round).every(({ hand }) => hand.status === 'bust');
}
