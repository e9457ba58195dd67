import type { Clock } from './ports.ts';

/** At most one alarm of a clock. */
export interface SingleAlarm {
  /** Rings once at this time (milliseconds) instead of any time set before. */
  readonly set: (at: number) => void;
  readonly clear: () => void;
  readonly isSet: () => boolean;
}

/** An alarm that is not set. `ring` is called each time it goes off; it is then not set any more. */
export function singleAlarm(clock: Clock, ring: () => void): SingleAlarm {
  let pending: { readonly at: number; readonly cancel: () => void } | null = null;
  const clear = () => {
    pending?.cancel();
    pending = null;
  };
  return {
    set(at) {
      if (pending?.at === at) return;
      clear();
      const cancel = clock.alarm(at, () => {
        pending = null;
        ring();
      });
      pending = { at, cancel };
    },
    clear,
    isSet: () => pending !== null,
  };
}
