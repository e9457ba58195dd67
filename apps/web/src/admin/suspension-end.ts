/** Until when somebody can be suspended. `time`: a day and time of choice. */
export const ENDS = [
  { value: 'hour', label: 'For an hour' },
  { value: 'day', label: 'For a day' },
  { value: 'week', label: 'For a week' },
  { value: 'month', label: 'For 30 days' },
  { value: 'time', label: 'Until a time…' },
  { value: 'never', label: 'For good' },
] as const;
export type End = (typeof ENDS)[number]['value'];

const HOUR = 60 * 60 * 1_000;
const LENGTHS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR } as const;

/** What is wrong with an end of choice, as the browser's own field writes it: `2026-11-30T18:30`. */
export function endProblem(end: End, time: string, now: number): string | undefined {
  if (end !== 'time') return undefined;
  const at = new Date(time).getTime();
  if (Number.isNaN(at)) return 'Choose a day and a time.';
  return at > now ? undefined : 'Choose a time that is still to come.';
}

/** The end in milliseconds; null: for good. `time` is read in the time zone of this browser, and only where it is asked for. */
export function endOf(end: End, time: string, now: number): number | null {
  switch (end) {
    case 'never':
      return null;
    case 'time':
      return new Date(time).getTime();
    default:
      return now + LENGTHS[end];
  }
}
