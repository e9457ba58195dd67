import type { Clock } from '@upcard/host';

/** Alarms up to this far ahead only pace messages, in milliseconds; they ring by real time even while the clock is stopped. */
const PACING = 1_000;

/** A clock that goes with the real one until it is stopped, and can be set forward. */
export interface HouseClock extends Clock {
  /** Holds every deadline, so that a slow machine cannot miss one. */
  readonly stop: () => void;
  readonly go: () => void;
  /** Sets the clock forward by milliseconds; what falls due rings in the order of its time. */
  readonly pass: (milliseconds: number) => void;
}

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
  readonly isPacing: boolean;
  timer: NodeJS.Timeout | null;
}

/** A clock of one server. It goes. */
export function houseClock(): HouseClock {
  let ahead = 0;
  let stoppedAt: number | null = null;
  const alarms = new Set<Alarm>();
  const now = (): number => stoppedAt ?? Date.now() + ahead;
  const ring = (alarm: Alarm): void => {
    if (alarms.delete(alarm)) alarm.ring();
  };
  const arm = (alarm: Alarm): void => {
    if (alarm.timer !== null) clearTimeout(alarm.timer);
    const isHeld = stoppedAt !== null && !alarm.isPacing;
    alarm.timer = isHeld ? null : setTimeout(() => ring(alarm), Math.max(0, alarm.at - now()));
    alarm.timer?.unref();
  };
  return {
    now,
    alarm: (at, rung) => {
      const alarm: Alarm = { at, ring: rung, isPacing: at - now() <= PACING, timer: null };
      alarms.add(alarm);
      arm(alarm);
      return () => {
        alarms.delete(alarm);
        if (alarm.timer !== null) clearTimeout(alarm.timer);
      };
    },
    stop: () => {
      stoppedAt = now();
      alarms.forEach(arm);
    },
    go: () => {
      ahead = now() - Date.now();
      stoppedAt = null;
      alarms.forEach(arm);
    },
    pass: (milliseconds) => {
      if (stoppedAt === null) ahead += milliseconds;
      else stoppedAt += milliseconds;
      const due = [...alarms].filter(({ at }) => at <= now()).sort((one, other) => one.at - other.at);
      due.forEach(ring);
      alarms.forEach(arm);
    },
  };
}
