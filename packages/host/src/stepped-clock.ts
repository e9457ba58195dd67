import type { Clock } from './ports.ts';

/** A clock that stands still until it is told to go on: for scenarios, replays and tests. */
export interface SteppedClock extends Clock {
  /**
   * Goes on to this time (milliseconds). Alarms on the way ring in order, each at its own time; before the clock goes on from
   * one, `settled` is awaited, so that whoever was rung can set the next. Throws a RangeError when the time has passed.
   */
  readonly advanceTo: (at: number, settled: () => Promise<void>) => Promise<void>;
}

/** A stepped clock that shows `start` milliseconds. */
export function steppedClock(start: number): SteppedClock {
  let now = start;
  const alarms = new Set<{ readonly at: number; readonly ring: () => void }>();
  const nextUpTo = (end: number) =>
    [...alarms].filter(({ at }) => at <= end).reduce((first, alarm) => (alarm.at < first.at ? alarm : first), LAST);
  return {
    now: () => now,
    alarm(at, ring) {
      const alarm = { at, ring };
      alarms.add(alarm);
      return () => {
        alarms.delete(alarm);
      };
    },
    async advanceTo(end, settled) {
      if (end < now) throw new RangeError(`the clock shows ${now} and cannot go back to ${end}`);
      await settled();
      for (let next = nextUpTo(end); next !== LAST; next = nextUpTo(end)) {
        alarms.delete(next);
        now = Math.max(now, next.at);
        next.ring();
        await settled();
      }
      now = end;
    },
  };
}

const LAST = { at: Number.POSITIVE_INFINITY, ring: () => {} };
