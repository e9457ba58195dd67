const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day in words, in the time of this browser: `5 March 2026`. `at` in the server's milliseconds. */
export function dayWords(at: number): string {
  return DAY.format(at);
}
