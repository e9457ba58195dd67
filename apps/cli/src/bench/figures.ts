/** How long things took, in milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Median, 99th percentile and largest of some durations in milliseconds; zeros for none. */
export function spreadOf(durations: readonly number[]): Spread {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: round(at(0.5)), p99: round(at(0.99)), most: round(at(1)) };
}

/** To hundredths. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Milliseconds of processor time that this process has used so far, user and system. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
