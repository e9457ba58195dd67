import type { Card } from '../cards.ts';
import type { Transfer } from '../ledger.ts';
import type { Money } from '../money.ts';
import type { Action, Destination, HandRef, HandResult, HandStatus, RoundPhase } from './state.ts';

/** Where a round may go next; `settled` comes with its own event. */
export type NextPhase = Exclude<RoundPhase, { kind: 'settled' }>;

/** What happened in a round, in the past tense. Folding the events with `evolve` gives the state. */
export type RoundEvent =
  /** Cards are due at these places, in this order. */
  | { readonly type: 'cardsCalled'; readonly due: readonly Destination[] }
  | { readonly type: 'cardDealt'; readonly id: number; readonly card: Card; readonly to: Destination }
  | { readonly type: 'phaseEntered'; readonly phase: NextPhase }
  | { readonly type: 'dealerDiscarded'; readonly id: number }
  /** A face-down card is turned; it becomes the up-card when none was up. */
  | { readonly type: 'cardRevealed'; readonly id: number }
  | { readonly type: 'insuranceAnswered'; readonly spot: number; readonly wager: Money | null }
  /** The dealer looked at the hole card; `transfers` settle insurance. */
  | { readonly type: 'dealerPeeked'; readonly hasNatural: boolean; readonly transfers: readonly Transfer[] }
  | { readonly type: 'actionTaken'; readonly at: HandRef; readonly action: Action }
  | { readonly type: 'wagerRaised'; readonly at: HandRef; readonly amount: Money }
  /** The hand became two; the new one, with the second card, stands behind it with this stake. */
  | { readonly type: 'handSplit'; readonly at: HandRef; readonly stake: Money }
  | { readonly type: 'handFinished'; readonly at: HandRef; readonly status: Exclude<HandStatus, 'waiting'> }
  | { readonly type: 'dealerStood' }
  | {
      readonly type: 'roundSettled';
      readonly results: readonly HandResult[];
      readonly transfers: readonly Transfer[];
    };
