import { handTotal } from '../hand.ts';
import { type Account, balanceOf, type Ledger, type Transfer } from '../ledger.ts';
import { fractionOf, lesser, type Money, minus, NOTHING, shareOut, sum } from '../money.ts';
import { cardsOf } from './legal.ts';
import { dealerFinish, outcomeOf, profitDue, stakeBack } from './outcome.ts';
import type { Game, Hand, HandRef, HandResult, Outcome, RoundState, Spot } from './state.ts';

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
  const dealer = dealerFinish(round.dealer.map((dealt) => dealt.card));
  return round.spots.flatMap((spot) =>
    spot.hands.map((hand, index) => {
      const { total } = handTotal(cardsOf(hand));
      const outcome = outcomeOf({ status: hand.status, total }, dealer);
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
