import {
  checkSituation,
  dealerOutcomes,
  evaluateHand,
  solve,
  strategyCsv,
  strategySvg,
  validateSolvable,
} from '@upcard/solver';
import { chartDetails } from './chart-details.ts';
import type { HandAnswer, SolverAnswer, SolverQuestion, SolverReply, SolverRequest } from './solver-messages.ts';

type Evaluation = Extract<SolverRequest, { kind: 'evaluate' }>;

const ENDS = ['17', '18', '19', '20', '21', 'natural', 'bust'] as const;

function handAnswer({ rules, situation, split }: Evaluation): HandAnswer {
  const { up, hand, removed } = situation;
  const outcomes = dealerOutcomes(rules, { up, removed: [...hand, ...removed] });
  return {
    rules,
    situation,
    values: evaluateHand(rules, situation, split),
    dealer: outcomes === null ? null : ENDS.map((end) => ({ end, chance: outcomes[end] })),
  };
}

function answerTo(request: SolverRequest): SolverAnswer {
  const faults = validateSolvable(request.rules);
  if (faults.length > 0) return { kind: 'faults', faults };
  switch (request.kind) {
    case 'solve': {
      const { rules, value, chart, cells } = solve(request.rules, request.split);
      return { kind: 'solved', solved: { rules, value, chart, details: chartDetails({ cells, rules }) } };
    }
    case 'evaluate': {
      const wrong = checkSituation(request.rules, request.situation);
      return wrong.length > 0 ? { kind: 'faults', faults: wrong } : { kind: 'evaluated', hand: handAnswer(request) };
    }
    case 'document': {
      const solution = solve(request.rules, request.split);
      const isCsv = request.format === 'csv';
      return {
        kind: 'document',
        text: isCsv ? strategyCsv(solution.chart) : strategySvg(request.title, solution),
      };
    }
  }
}

globalThis.addEventListener('message', ({ data: { id, request } }: MessageEvent<SolverQuestion>) => {
  let answer: SolverAnswer;
  try {
    answer = answerTo(request);
  } catch (error) {
    answer = { kind: 'failed', text: error instanceof Error ? error.message : String(error) };
  }
  globalThis.postMessage({ id, answer } satisfies SolverReply);
});
