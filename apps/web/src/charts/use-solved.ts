import type { RuleFault } from '@upcard/core';
import type { Situation } from '@upcard/solver';
import { type ChartRules, chartKey } from './chart-rules.ts';
import { type Lane, solver } from './solver-client.ts';
import type { HandAnswer, SolvedChart } from './solver-messages.ts';
import { type Answering, type Asked, useAnswer, useLast } from './use-answer.ts';

/** What the solver has found, and how that stands with what was last asked for. */
export interface Found<Result> {
  /** The last good result; null before there was any. */
  readonly shown: Result | null;
  /** Whether what is shown answers an earlier question, and will do so for longer than a moment. */
  readonly isStale: boolean;
  /** Whether the answer lets wait for so long that this has to be said. */
  readonly isSlow: boolean;
  readonly faults: readonly RuleFault[];
  /** What broke, or null. */
  readonly failure: string | null;
  readonly retry: () => void;
}

function found<Result>({ answer, isSlow, retry }: Answering, now: Result | null, shown: Result | null): Found<Result> {
  return {
    shown,
    isStale: now === null && (isSlow || answer !== null),
    isSlow,
    faults: answer?.kind === 'faults' ? answer.faults : [],
    failure: answer?.kind === 'failed' ? answer.text : null,
    retry,
  };
}

/** The chart of these rules; the last good one stays until the next is there. Null asks for nothing. */
export function useSolved(lane: Lane, chart: ChartRules | null): Found<SolvedChart> {
  const asked: Asked | null =
    chart === null
      ? null
      : { key: chartKey(chart), request: { kind: 'solve', rules: chart.rules, split: chart.split } };
  const answering = useAnswer(lane, asked, chart === null ? null : solver.remembered(chart));
  const now = answering.answer?.kind === 'solved' ? answering.answer.solved : null;
  return found(answering, now, useLast(now));
}

/** What a hand is worth; the last good answer stays until the next is there. Null asks for nothing. */
export function useHandValues({ rules, split, game }: ChartRules, situation: Situation | null): Found<HandAnswer> {
  const asked: Asked | null =
    situation === null
      ? null
      : {
          key: `${chartKey({ rules, split, game })} ${JSON.stringify(situation)}`,
          request: { kind: 'evaluate', rules, split, situation },
        };
  const answering = useAnswer('hand', asked);
  const now = answering.answer?.kind === 'evaluated' ? answering.answer.hand : null;
  return found(answering, now, useLast(now));
}
