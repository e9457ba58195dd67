import { type ChartRules, chartKey } from './chart-rules.ts';
import type { SolverAnswer, SolverQuestion, SolverReply, SolverRequest } from './solver-messages.ts';

/** What a client needs of a worker. */
export interface SolverPort {
  readonly post: (question: SolverQuestion) => void;
  /** Ends the worker and what it is at. */
  readonly end: () => void;
}

/** Where the words of a worker go. */
export interface SolverEars {
  readonly onReply: (reply: SolverReply) => void;
  /** The worker could not be loaded, or broke. */
  readonly onBreak: () => void;
}

/** Questions of one lane overtake each other; lanes do not disturb one another. */
export type Lane = 'chart' | 'versus' | 'hand' | 'document';

/** Asks the solver. */
export interface SolverClient {
  /** Resolves with the answer, or with null when a later question of the same lane has made this one pointless. Never rejects. */
  readonly ask: (lane: Lane, request: SolverRequest) => Promise<SolverAnswer | null>;
  /** The chart if it has been asked for lately, else null. */
  readonly remembered: (chart: ChartRules) => SolverAnswer | null;
}

interface Waiting {
  readonly request: SolverRequest;
  readonly resolve: (answer: SolverAnswer | null) => void;
}

interface LaneState {
  asked: (Waiting & { readonly id: number }) | null;
  next: Waiting | null;
}

/** Charts that are kept, so that going back to one is immediate. */
const REMEMBERED = 16;
const BROKEN: SolverAnswer = { kind: 'failed', text: 'The solver could not be loaded, or has stopped.' };

const memoryKey = (chart: Pick<ChartRules, 'rules' | 'split'>): string => chartKey({ game: 'live', ...chart });

/** A client over one worker, which is opened at the first question, and anew after it broke. */
export function createSolverClient(open: (ears: SolverEars) => SolverPort): SolverClient {
  const lanes = new Map<Lane, LaneState>();
  const memory = new Map<string, SolverAnswer>();
  let port: SolverPort | null = null;
  let lastId = 0;

  const remember = (request: SolverRequest, answer: SolverAnswer): void => {
    if (request.kind !== 'solve' || answer.kind !== 'solved') return;
    memory.set(memoryKey(request), answer);
    const [oldest] = memory.keys();
    if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
  };
  const send = (lane: LaneState, waiting: Waiting): void => {
    lastId += 1;
    lane.asked = { ...waiting, id: lastId };
    port ??= open({ onReply: settle, onBreak: breakDown });
    port.post({ id: lastId, request: waiting.request });
  };
  const settle = ({ id, answer }: SolverReply): void => {
    for (const lane of lanes.values()) {
      if (lane.asked?.id !== id) continue;
      const { asked, next } = lane;
      lane.asked = null;
      lane.next = null;
      remember(asked.request, answer);
      asked.resolve(next === null ? answer : null);
      if (next !== null) send(lane, next);
    }
  };
  const breakDown = (): void => {
    port?.end();
    port = null;
    for (const lane of lanes.values()) {
      const { asked, next } = lane;
      lane.asked = null;
      lane.next = null;
      asked?.resolve(next === null ? BROKEN : null);
      next?.resolve(BROKEN);
    }
  };
  return {
    ask: (name, request) =>
      new Promise((resolve) => {
        const lane = lanes.get(name) ?? { asked: null, next: null };
        lanes.set(name, lane);
        lane.next?.resolve(null);
        lane.next = null;
        if (lane.asked === null) send(lane, { request, resolve });
        else lane.next = { request, resolve };
      }),
    remembered: (chart) => memory.get(memoryKey(chart)) ?? null,
  };
}

function openWorker({ onReply, onBreak }: SolverEars): SolverPort {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module', name: 'solver' });
  worker.addEventListener('message', ({ data }: MessageEvent<SolverReply>) => onReply(data));
  worker.addEventListener('error', onBreak);
  worker.addEventListener('messageerror', onBreak);
  return { post: (question) => worker.postMessage(question), end: () => worker.terminate() };
}

/** The one solver of the page. */
export const solver: SolverClient = createSolverClient(openWorker);
