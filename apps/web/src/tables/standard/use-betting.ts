import type { BetChoices } from '@upcard/tables';
import { useState } from 'react';
import { formatAmount } from '../../felt/amount-text.ts';
import { isOnItsWay } from '../table-controls.ts';
import { adjustedBet, betAmount } from './bet-amount.ts';
import type { StandardProps } from './standard-scene.ts';
import { type FloatingChanges, useAmountFloats } from './use-amount-floats.ts';

/** The hand bet that is being chosen, and what may be done with it. An `off` is the reason why a button is, in a few words. */
export interface Betting {
  readonly choices: BetChoices;
  readonly amount: number;
  readonly floats: FloatingChanges;
  /** Takes an amount over, as far as it is allowed. */
  readonly choose: (amount: number) => void;
  /** Adds the Minimum bet (1) or takes it off (-1), as far as it is allowed. */
  readonly step: (way: 1 | -1) => void;
  /** What a step would really do. */
  readonly applied: (way: 1 | -1) => number;
  readonly betOff: string | undefined;
  readonly repeatOff: string | undefined;
  readonly bet: (amount: number) => void;
}

function offWords(controls: StandardProps['controls'], { placed }: BetChoices): string | undefined {
  if (isOnItsWay(controls, 'bet')) return 'Sent';
  if (!controls.isLive) return 'Reconnecting';
  return placed === null ? undefined : 'You have bet';
}

function noRepeatWords({ previous, repeat, most }: BetChoices): string | undefined {
  if (repeat !== null) return undefined;
  return previous === null ? 'No earlier bet' : `At most ${formatAmount(most)}`;
}

/** Keeps the hand bet that is chosen for one round, from the Minimum bet on: use it under a key of the round. */
export function useBetting({ scene, controls }: StandardProps, choices: BetChoices): Betting {
  const [chosen, setChosen] = useState(choices.least);
  const floats = useAmountFloats();
  const { round, options } = scene.view;
  const amount = betAmount(chosen, choices);
  const betOff = offWords(controls, choices);
  const stepped = (way: 1 | -1) => adjustedBet(amount, way * options.minimumBet, choices);
  return {
    choices,
    amount,
    floats,
    choose: (wanted) => setChosen(betAmount(wanted, choices)),
    step: (way) => {
      const { amount: next, applied } = stepped(way);
      setChosen(next);
      floats.add(applied);
    },
    applied: (way) => stepped(way).applied,
    betOff,
    repeatOff: betOff ?? noRepeatWords(choices),
    bet: (coins) => {
      if (betOff === undefined) controls.send({ type: 'bet', amount: coins, round });
    },
  };
}
