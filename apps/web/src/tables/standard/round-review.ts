import type { Card, HandResult } from '@upcard/core';
import { handTotal, isNatural } from '@upcard/core';
import type { ParticipantView, RoundSnapshot, StandardView } from '@upcard/tables';
import { nameOf } from './standard-scene.ts';

type ReviewedHand = RoundSnapshot['players'][number]['hands'][number];

const OUTCOME_WORDS: Readonly<Record<HandResult['outcome'], string>> = {
  blackjack: 'Blackjack',
  win: 'Win',
  push: 'Push',
  lose: 'Lose',
  bust: 'Bust',
  surrender: 'Surrendered',
  forfeit: 'Forfeited',
};

/** What a hand came to, in a word or two. */
export function outcomeWords({ result, status }: ReviewedHand): string {
  const word = OUTCOME_WORDS[result.outcome];
  return result.outcome === 'push' && status === 'natural' ? 'Blackjack, push' : word;
}

/** Who dealt, in a sentence; also where the Banker had to take over. */
export function dealerSentence(view: StandardView, { dealer, bankerTookOver }: RoundSnapshot): string {
  if (dealer === null) return 'Everyone skipped, so the Banker dealt.';
  const name = nameOf(view, dealer);
  return bankerTookOver
    ? `${name} won the dealer position and resigned. The Banker took over.`
    : `${name} won the dealer position.`;
}

/** What the Dealer's cards came to. */
export function dealtTotal(cards: readonly Card[]): string {
  return isNatural(cards) ? 'Blackjack' : `Total ${handTotal(cards).total}`;
}

/** Participants of the round who had no Player hand in it, its Dealer apart. */
export function handless({ participants }: StandardView, round: RoundSnapshot): readonly ParticipantView[] {
  const players = round.players.map(({ number }) => number);
  return participants.filter(
    ({ number }) => round.entrants.includes(number) && number !== round.dealer && !players.includes(number),
  );
}
