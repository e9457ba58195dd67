import type { Clock } from '@upcard/host';

/** The longest wait that a Node timer can hold, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The machine's clock. Alarms keep no process alive by themselves. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  alarm: (at, ring) => {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = at - Date.now();
      timer = left > LONGEST_WAIT ? setTimeout(wait, LONGEST_WAIT) : setTimeout(ring, Math.max(0, left));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
