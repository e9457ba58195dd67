import { cpuMs, round } from './figures.ts';

/** What one call costs, in milliseconds: processor time of the whole process, and time by the clock. */
export interface CallCost {
  readonly cpuMs: number;
  readonly wallMs: number;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** The median of several costs, each of the two figures by itself, to hundredths. */
export function medianCost(costs: readonly CallCost[]): CallCost {
  return {
    cpuMs: round(median(costs.map((cost) => cost.cpuMs))),
    wallMs: round(median(costs.map((cost) => cost.wallMs))),
  };
}

/** What this one call costs. */
export function costOf(call: () => unknown): CallCost {
  const cpu = cpuMs();
  const start = performance.now();
  call();
  return { wallMs: performance.now() - start, cpuMs: cpuMs() - cpu };
}

/** The costs of calls by a process that has made as many before: its code is compiled. */
export function warmCosts(call: () => unknown, calls: number): CallCost[] {
  for (let at = 0; at < calls; at += 1) call();
  return Array.from({ length: calls }, () => costOf(call));
}
