const FIRST = 500;
const LONGEST = 10_000;

/**
 * Milliseconds to wait before attempt number `attempt` (from 1) to connect again: doubling up to ten seconds, of which a
 * random half, `chance` from 0 to 1, keeps a restarted server from being met by everybody at once.
 */
export function reconnectDelay(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
