import type { Failure } from '../net/http.ts';

function waitWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  if (seconds === 1) return 'a second';
  if (seconds < 100) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Why a request failed, in words; too many tries name the time after which the next one counts. */
export function failureText({ code, text, retryAfter }: Failure): string {
  return code === 'rate-limited' && retryAfter !== undefined
    ? `Too many tries. Try again in ${waitWords(retryAfter)}.`
    : text;
}
