import type { HandView } from '@upcard/core';

/** The state of a hand for its top right corner: a word, and how it is coloured. */
interface HandState {
  readonly word: string;
  readonly tone: 'acting' | 'quiet' | 'plain' | 'good' | 'bad' | 'gold' | 'warn';
}

/** Whether nothing that the Dealer does can change what becomes of a hand. */
export function isDecided({ status }: Pick<HandView, 'status'>): boolean {
  switch (status) {
    case 'natural':
    case 'bust':
    case 'surrendered':
    case 'forfeited':
      return true;
    case 'waiting':
    case 'stood':
      return false;
  }
}

/** A hand that is still to be played, or was played and is not settled. */
function playedState(hand: HandView, isActing: boolean): HandState {
  switch (hand.status) {
    case 'waiting':
      return isActing ? { word: 'Acting', tone: 'acting' } : { word: 'Waiting', tone: 'quiet' };
    case 'stood':
      return { word: 'Stand', tone: 'plain' };
    case 'natural':
      return { word: 'Blackjack', tone: 'gold' };
    case 'bust':
      return { word: 'Bust', tone: 'bad' };
    case 'surrendered':
      return { word: 'Surrendered', tone: 'warn' };
    case 'forfeited':
      return { word: 'Forfeited', tone: 'warn' };
  }
}

/** What a hand is called now; once the round is settled, what it came to. */
export function handState(hand: HandView, isActing: boolean): HandState {
  switch (hand.result?.outcome) {
    case 'win':
      return { word: 'Win', tone: 'good' };
    case 'lose':
      return { word: 'Lose', tone: 'bad' };
    case 'push':
      return { word: hand.status === 'natural' ? 'Blackjack, push' : 'Push', tone: 'plain' };
    default:
      return playedState(hand, isActing);
  }
}

/** The total to be read on a settled hand; null where it is hidden, or where the state says it all. */
export function shownTotal({ cards, result, status, total }: HandView): number | null {
  const isSaid = status === 'natural' || status === 'surrendered' || cards.length === 0;
  return result === null || isSaid ? null : total.total;
}
