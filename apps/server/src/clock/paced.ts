import type { Clock } from '@upcard/host';

/** Work that is asked for often and done at most once in a while. */
export interface Paced {
  /** At once after a quiet time, else at the end of the running interval, however often it was asked for. */
  readonly request: () => void;
  readonly cancel: () => void;
}

/** Does `work` at most once every `every` milliseconds, and never forgets the last request. */
export function paced(clock: Clock, every: number, work: () => void): Paced {
  let quietFrom = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  const doIt = (): void => {
    cancel = null;
    quietFrom = clock.now() + every;
    work();
  };
  return {
    request: () => {
      if (cancel !== null) return;
      if (clock.now() >= quietFrom) doIt();
      else cancel = clock.alarm(quietFrom, doIt);
    },
    cancel: () => {
      cancel?.();
      cancel = null;
    },
  };
}
