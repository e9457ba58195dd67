import { handTotal } from '../hand.ts';
import { type Account, balanceOf } from '../ledger.ts';
import { awaiting } from '../round/awaiting.ts';
import type { RoundCommand } from '../round/command.ts';
import type { RoundEvent } from '../round/event.ts';
import { allHands } from '../round/lookup.ts';
import type { Game, HandResult } from '../round/state.ts';
import { type LawfulPlay, law } from './laws.ts';

/** A round that was played by law from its first card to its settlement. */
type RoundPlay = LawfulPlay<Game, RoundCommand, RoundEvent>;

const profitOf = ({ payout, wager }: HandResult): number => Math.max(0, payout - wager);

function profitDue({ outcome, wager }: HandResult, [wins, per]: readonly [number, number]): number {
  if (outcome === 'win') return wager;
  return outcome === 'blackjack' ? Math.floor((wager * wins) / per) : 0;
}

/** What a hand may come back with at least and at most: a winner's profit depends on what the payers have. */
function payoutRange(result: HandResult, odds: readonly [number, number]): readonly [least: number, most: number] {
  const { outcome, wager } = result;
  switch (outcome) {
    case 'lose':
    case 'bust':
    case 'forfeit':
      return [0, 0];
    case 'surrender':
      return [Math.floor(wager / 2), Math.floor(wager / 2)];
    case 'push':
      return [wager, wager];
    case 'win':
    case 'blackjack':
      return [wager, wager + profitDue(result, odds)];
  }
}

function checkResult(result: HandResult, odds: readonly [number, number]): void {
  const { outcome, wager, payout, net } = result;
  const [least, most] = payoutRange(result, odds);
  law(payout >= least && payout <= most, `${outcome} with ${wager} pays ${payout}`);
  law(net === payout - wager, `net ${net} of a payout of ${payout}`);
}

const ODDS = { '3:2': [3, 2], '6:5': [6, 5], '1:1': [1, 1] } as const;

function checkProfits({ round, ledger }: Game, results: readonly HandResult[]): void {
  const odds = ODDS[round.rules.naturalPays];
  const due = results.reduce((total, result) => total + profitDue(result, odds), 0);
  const paid = results.reduce((total, result) => total + profitOf(result), 0);
  if (paid === due) return;
  for (const payer of round.payers) law(balanceOf(ledger, payer) === 0, `${payer} still has money and owes profits`);
  for (const { id } of round.spots) {
    const own = results.filter(({ spot }) => spot === id);
    const claim = own.reduce((total, result) => total + profitDue(result, odds), 0);
    const share = own.reduce((total, result) => total + profitOf(result), 0);
    const inProportion = Math.floor((claim * paid) / due);
    // Units that are over go one each by acting order, to whole shares too.
    law(share === inProportion || share === inProportion + 1, `${share} of ${paid} for ${claim} of ${due}`);
  }
}

function insuranceNet(game: Game, events: readonly RoundEvent[], purse: Account): number {
  const ofPurse = new Set(game.round.spots.filter((spot) => spot.purse === purse).map(({ id }) => id));
  return events.reduce((net, event) => {
    if (event.type === 'insuranceAnswered') return net - (ofPurse.has(event.spot) ? (event.wager ?? 0) : 0);
    if (event.type !== 'dealerPeeked') return net;
    return event.transfers.filter(({ to }) => to === purse).reduce((total, { amount }) => total + amount, net);
  }, 0);
}

interface Settled {
  readonly events: readonly RoundEvent[];
  readonly results: readonly HandResult[];
}

function checkPurses(first: Game, last: Game, { events, results }: Settled): void {
  for (const purse of new Set(first.round.spots.map((spot) => spot.purse))) {
    const own = first.round.spots.filter((spot) => spot.purse === purse);
    const betBefore = own.reduce((total, { hands }) => total + (hands[0]?.wager ?? 0), 0);
    const net = results
      .filter(({ spot }) => own.some(({ id }) => id === spot))
      .reduce((total, result) => total + result.net, 0);
    const change = balanceOf(last.ledger, purse) - balanceOf(first.ledger, purse) - betBefore;
    law(change === net + insuranceNet(last, events, purse), `${purse} changed by ${change}, its hands by ${net}`);
  }
}

function checkDealer({ round }: Game): void {
  const { dealer, dealerDraws } = round.rules;
  const cards = round.dealer.map(({ card }) => card);
  law(
    round.dealer.every(({ kind }) => kind === 'faceUp'),
    'the dealer shows all cards in the end',
  );
  const isToBeat = allHands(round).some(({ hand }) => hand.status === 'stood');
  const isOneIn = allHands(round).some(({ hand }) => hand.status !== 'bust');
  const wantsCards = dealerDraws === 'hand-to-beat' ? isToBeat : isOneIn;
  const isForfeited = allHands(round).some(({ hand }) => hand.status === 'forfeited');
  law(cards.length === 2 || wantsCards || isForfeited, 'the dealer draws only when that can matter');
  const isDone = (count: number): boolean => {
    const { total, isSoft } = handTotal(cards.slice(0, count));
    return total > 17 || (total === 17 && !(isSoft && dealer === 'H17'));
  };
  if (dealer === 'free-will') return;
  for (let count = 2; count < cards.length; count += 1) law(!isDone(count), 'the dealer stops when the rule says so');
  law(!wantsCards || isDone(cards.length), 'the dealer draws as long as the rule says so');
}

/** The count of questions rises with every answer that calls for another, so that an answer can name its question. */
function checkTurns({ states, commands }: RoundPlay): void {
  let before = 0;
  states.forEach((game, index) => {
    const command = commands[index - 1];
    const { turn } = game.round;
    const isAsked = awaiting(game).kind !== 'card';
    // Spots are asked about insurance together, and a forfeit answers nothing.
    const isSameQuestion = game.round.phase.kind === 'insurance' || command?.type === 'forfeit';
    if (isAsked) law(isSameQuestion ? turn >= before : turn > before, `turn ${turn} after ${before}`);
    if (isAsked) before = turn;
  });
}

/** Throws unless the results, profits, purses, the dealer's draws and the count of questions of a settled round are sound. */
export function checkSettledRound(play: RoundPlay): void {
  const first = play.states[0];
  const last = play.states.at(-1);
  if (!first || !last || last.round.phase.kind !== 'settled') throw new Error('law broken: the round is settled');
  const { results } = last.round.phase;
  law(results.length === allHands(last.round).length, 'every hand has a result');
  for (const result of results) checkResult(result, ODDS[last.round.rules.naturalPays]);
  checkProfits(last, results);
  checkPurses(first, last, { events: play.events, results });
  checkDealer(last);
  checkTurns(play);
}
