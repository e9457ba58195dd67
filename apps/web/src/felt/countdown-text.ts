/** From here down the clock shows tenths, in milliseconds. */
const TENTHS_FROM = 5000;

function step(left: number): number {
  return left > TENTHS_FROM ? 1000 : 100;
}

/** Whether so little is left (in milliseconds) that tenths are shown. */
export function isLate(left: number): boolean {
  return left <= TENTHS_FROM;
}

/** What is left of a clock as text: `12 s`, and in tenths from 5.0 s down. `left` is in milliseconds. */
export function formatCountdown(left: number): string {
  const shown = Math.max(0, left);
  return shown > TENTHS_FROM ? `${Math.ceil(shown / 1000)} s` : `${(Math.ceil(shown / 100) / 10).toFixed(1)} s`;
}

/** Milliseconds until the text of `formatCountdown` changes next; 0 when it never will again. */
export function untilNextText(left: number): number {
  if (left <= 0) return 0;
  const size = step(left);
  const rest = left % size;
  return rest === 0 ? size : rest;
}
