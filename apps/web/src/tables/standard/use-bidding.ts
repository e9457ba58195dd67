import type { BidChoices } from '@upcard/tables';
import { useState } from 'react';
import { formatAmount } from '../../felt/amount-text.ts';
import { isOnItsWay } from '../table-controls.ts';
import {
  adjusted,
  draftFault,
  focusedDraft,
  leftDraft,
  settledDraft,
  shownDraft,
  typedDraft,
  UNTOUCHED,
} from './bid-draft.ts';
import type { StandardProps } from './standard-scene.ts';
import { type FloatingChanges, useAmountFloats } from './use-amount-floats.ts';

/** The bid that is being made, and what may be done with it. An `off` is the reason why a button is, in a few words. */
export interface Bidding {
  readonly choices: BidChoices;
  /** What stands in the field. */
  readonly text: string;
  /** The amount that the field comes to; 0 for a blank one. */
  readonly amount: number;
  /** What is wrong with the text, or null. */
  readonly fault: string | null;
  readonly floats: FloatingChanges;
  readonly type: (text: string) => void;
  readonly focus: () => void;
  readonly leave: () => void;
  /** Takes an amount over at once, as far as it is allowed. */
  readonly choose: (amount: number) => void;
  readonly step: (by: number) => void;
  /** What a step would really do. */
  readonly applied: (by: number) => number;
  readonly submitOff: string | undefined;
  readonly repeatOff: string | undefined;
  readonly skipOff: string | undefined;
  readonly submit: () => void;
  readonly repeat: () => void;
}

function offWords(off: BidChoices['bidOff']): string | undefined {
  switch (off) {
    case null:
      return undefined;
    case 'leads':
      return 'You lead';
    case 'skipped':
      return 'You have skipped';
    case 'answered':
      return 'You have answered';
    case 'too-poor':
      return 'More than you have';
  }
}

/** Why nothing can be sent now, or undefined. */
function busyWords(controls: StandardProps['controls']): string | undefined {
  if (isOnItsWay(controls, 'bid', 'skip', 'skipCurrent', 'skipRest')) return 'Sent';
  return controls.isLive ? undefined : 'Reconnecting';
}

function noRepeatWords({ previous, repeat, least, most }: BidChoices): string | undefined {
  if (repeat !== null) return undefined;
  if (previous === null) return 'No earlier bid';
  return previous < least ? `Under ${formatAmount(least)}` : `You have ${formatAmount(most)}`;
}

/** Keeps the draft of a bid for one round's auction: use it under a key of the round. */
export function useBidding({ scene, controls }: StandardProps, choices: BidChoices): Bidding {
  const [draft, setDraft] = useState(UNTOUCHED);
  const floats = useAmountFloats();
  const { round } = scene.view;
  const text = shownDraft(draft, choices);
  const fault = draftFault(text, choices);
  const busy = busyWords(controls);
  const bidOff = busy ?? offWords(choices.bidOff);
  const submitOff = bidOff ?? fault ?? undefined;
  const repeatOff = bidOff ?? noRepeatWords(choices);
  const send = (amount: number): void => controls.send({ type: 'bid', amount, round });
  const choose = (amount: number): void =>
    setDraft((now) => typedDraft(now, String(settledDraft(String(amount), choices))));
  const stepped = (by: number) => adjusted(settledDraft(text, choices), by, choices);
  return {
    choices,
    text,
    amount: Number(text),
    fault,
    floats,
    type: (typed) => setDraft((now) => typedDraft(now, typed)),
    focus: () => setDraft((now) => focusedDraft(now, choices)),
    leave: () => setDraft((now) => leftDraft(now, choices)),
    choose,
    step: (by) => {
      const { amount, applied } = stepped(by);
      choose(amount);
      floats.add(applied);
    },
    applied: (by) => stepped(by).applied,
    submitOff,
    repeatOff,
    skipOff: busy ?? offWords(choices.skipOff),
    submit: () => {
      const amount = settledDraft(text, choices);
      choose(amount);
      if (submitOff === undefined) send(amount);
    },
    repeat: () => {
      if (repeatOff === undefined && choices.repeat !== null) send(choices.repeat);
    },
  };
}
