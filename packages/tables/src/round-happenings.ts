import type { Action, Destination, HandRef, HandStatus, RoundEvent } from '@upcard/core';

/** What happens on the felt of any table, as everybody may see it; the screen moves cards by it. */
export type RoundHappening =
  | { readonly type: 'cardDealt'; readonly id: number; readonly to: 'dealer' | HandRef }
  | { readonly type: 'cardDiscarded'; readonly id: number }
  | { readonly type: 'cardTurned'; readonly id: number }
  | { readonly type: 'dealerPeeked'; readonly hasNatural: boolean }
  | { readonly type: 'acted'; readonly at: HandRef; readonly action: Action }
  | { readonly type: 'handFinished'; readonly at: HandRef; readonly status: HandStatus }
  | { readonly type: 'settled' };

function place(to: Destination): 'dealer' | HandRef {
  return to.to === 'dealer' ? 'dealer' : { spot: to.spot, hand: to.hand };
}

/** What everybody may see of an event of a round: nothing that `viewRound` would not show. */
export function roundHappenings(event: RoundEvent): readonly RoundHappening[] {
  switch (event.type) {
    case 'cardDealt':
      return [{ type: 'cardDealt', id: event.id, to: place(event.to) }];
    case 'dealerDiscarded':
      return [{ type: 'cardDiscarded', id: event.id }];
    case 'cardRevealed':
      return [{ type: 'cardTurned', id: event.id }];
    case 'dealerPeeked':
      return [{ type: 'dealerPeeked', hasNatural: event.hasNatural }];
    case 'actionTaken':
      return [{ type: 'acted', at: { spot: event.at.spot, hand: event.at.hand }, action: event.action }];
    case 'handFinished':
      return [{ type: 'handFinished', at: { spot: event.at.spot, hand: event.at.hand }, status: event.status }];
    case 'roundSettled':
      return [{ type: 'settled' }];
    case 'cardsCalled':
    case 'phaseEntered':
    case 'insuranceAnswered':
    case 'wagerRaised':
    case 'handSplit':
    case 'dealerStood':
      return [];
  }
}
