import { type Card, type HandView, type RoundView, rankOf } from '@upcard/core';
import type { HouseView, SeatView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { totalWords } from '../hand-words.ts';
import { type HouseScene, isOwn } from './house-scene.ts';

/** An amount of chips: `1 chip`, `1,500 chips`. */
export function chipsWords(amount: number): string {
  return `${formatAmount(amount)} ${amount === 1 ? 'chip' : 'chips'}`;
}

/** A card by what it counts for, with its article: `a 9`, `an ace`, `a ten`. */
export function cardWords(card: Card): string {
  const rank = rankOf(card);
  if (rank === 'A') return 'an ace';
  if (rank === '8') return 'an 8';
  return ['10', 'J', 'Q', 'K'].includes(rank) ? 'a ten' : `a ${rank}`;
}

/** A person's name, with the seat's number where they have several. */
export function seatName(view: HouseView, { seat, person }: SeatView): string {
  const count = view.seats.filter((other) => other.person.id === person.id).length;
  return count > 1 ? `${person.name}, seat ${seat}` : person.name;
}

/** A seat as one person hears of it: `You`, `Your seat 2`, or the name of who has it. */
export function seatSubject(scene: HouseScene, seat: SeatView): string {
  if (!isOwn(scene, seat.seat)) return seatName(scene.view, seat);
  return scene.overlay.seats.length > 1 ? `Your seat ${seat.seat}` : 'You';
}

/** The dealer's cards in a few words, or null while none is up. */
export function dealerWords({ dealer }: RoundView): string | null {
  const up = dealer.cards.flatMap((shown) => (shown.kind === 'faceUp' ? [shown.card] : []));
  const [first] = up;
  if (first === undefined) return null;
  if (up.length < dealer.cards.length || up.length === 1) {
    return `Dealer shows ${cardWords(first).replace(/^an? /, '')}`;
  }
  if (dealer.isNatural) return 'Dealer has blackjack';
  return dealer.total.total > 21 ? `Dealer busts with ${dealer.total.total}` : `Dealer has ${totalWords(dealer.total)}`;
}

/** What became of a hand so far, for its badge; null while it is still to be played. */
export function badgeOf(
  hand: HandView,
): 'blackjack' | 'win' | 'push' | 'lose' | 'bust' | 'stand' | 'surrendered' | null {
  switch (hand.result?.outcome) {
    case 'blackjack':
    case 'win':
    case 'push':
    case 'lose':
    case 'bust':
      return hand.result.outcome;
    case 'surrender':
    case 'forfeit':
      return 'surrendered';
    case undefined:
      break;
  }
  switch (hand.status) {
    case 'natural':
      return 'blackjack';
    case 'bust':
      return 'bust';
    case 'stood':
      return 'stand';
    case 'surrendered':
    case 'forfeited':
      return 'surrendered';
    case 'waiting':
      return null;
  }
}
