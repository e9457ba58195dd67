import { useEffect, useState } from 'react';
import { type Lane, solver } from './solver-client.ts';
import type { SolverAnswer, SolverRequest } from './solver-messages.ts';
import { useSlowness } from './use-slowness.ts';

/** A question with what tells it from others. */
export interface Asked {
  readonly key: string;
  readonly request: SolverRequest;
}

/** How it stands with a question. */
export interface Answering {
  /** The answer to the question as it is now; null while it is worked out, or while nothing is asked. */
  readonly answer: SolverAnswer | null;
  /** Whether the answer lets wait for so long that this has to be said. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** Asks the solver whenever the question changes; `known` is an answer that is there already. Null asks for nothing. */
export function useAnswer(lane: Lane, asked: Asked | null, known: SolverAnswer | null = null): Answering {
  const [answered, setAnswered] = useState<{ key: string; answer: SolverAnswer } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = asked?.key ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of the question; an attempt asks again
  useEffect(() => {
    if (asked === null || known !== null) return;
    let isWanted = true;
    void solver.ask(lane, asked.request).then((answer) => {
      if (isWanted && answer !== null) setAnswered({ key: asked.key, answer });
    });
    return () => {
      isWanted = false;
    };
  }, [lane, key, attempt]);
  const answer = key === null ? null : (known ?? (answered?.key === key ? answered.answer : null));
  return {
    answer,
    isSlow: useSlowness(key !== null && answer === null),
    retry: () => {
      setAnswered(null);
      setAttempt(attempt + 1);
    },
  };
}

/** The last value that was not null. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState<Value | null>(value);
  if (value !== null && !Object.is(value, last)) setLast(value);
  return value ?? last;
}
