import type { Clock } from '@upcard/host';

/** The longest wait that a Node timer can hold, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The most by which the machine's time was ever ahead of its steady counter, in milliseconds. */
let ahead = Number.NEGATIVE_INFINITY;

/** The machine's time, but never going back: deadlines and limits would last longer by as much. */
function now(): number {
  ahead = Math.max(ahead, Date.now() - performance.now());
  return Math.round(ahead + performance.now());
}

/** The machine's clock; when that is put back, this one goes on. Alarms keep no process alive by themselves. */
export const SYSTEM_CLOCK: Clock = {
  now,
  alarm: (at, ring) => {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = at - now();
      timer = left > LONGEST_WAIT ? setTimeout(wait, LONGEST_WAIT) : setTimeout(ring, Math.max(0, left));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
