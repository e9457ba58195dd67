import { useEffect, useState } from 'react';
import styles from './countdown.module.css';
import { formatCountdown, isLate, untilNextText } from './countdown-text.ts';

interface CountdownProps {
  /** When the clock ends, in milliseconds of the server's time. */
  deadline: number;
  /** How long the whole clock is, in milliseconds: the full bar. */
  total: number;
  /** The server's time now, in milliseconds. Keep it the same function between renders. */
  now: () => number;
  /** `paused` stops both and greys them: the connection is lost, and nobody knows the time. */
  state?: 'running' | 'paused';
  /** Words before the number: "Next in". */
  prefix?: string | undefined;
}

/** The number of a clock without its bar. It alone keeps a timer, so that a tick redraws a dozen characters and nothing else. */
export function CountdownNumber({
  deadline,
  now,
  state,
  prefix,
}: Required<Omit<CountdownProps, 'total' | 'prefix'>> & { prefix: string }) {
  const [left, setLeft] = useState(() => deadline - now());
  useEffect(() => {
    if (state === 'paused') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      const current = deadline - now();
      setLeft(current);
      const wait = untilNextText(current);
      if (wait > 0) timer = setTimeout(tick, wait);
    }
    tick();
    return () => clearTimeout(timer);
  }, [deadline, now, state]);
  return (
    <span
      className={styles.number}
      role="timer"
      aria-live="off"
      aria-label="Time left"
      data-state={state}
      data-late={isLate(left)}
    >
      {prefix === '' ? formatCountdown(left) : `${prefix} ${formatCountdown(left)}`}
    </span>
  );
}

/** One animation over the whole clock, begun in its middle; the browser then moves the bar without help. */
function CountdownBar({ deadline, total, now, state }: Required<Omit<CountdownProps, 'prefix'>>) {
  const [elapsed] = useState(() => Math.min(total, Math.max(0, total - (deadline - now()))));
  return (
    <span className={styles.bar} data-state={state} aria-hidden="true">
      <span
        className={styles.rest}
        style={{ animationDuration: `${Math.max(1, total)}ms`, animationDelay: `${-elapsed}ms` }}
      />
    </span>
  );
}

/**
 * A clock as a number and a bar: seconds, and tenths from 5.0 s. The number stands where it is put; the bar lies along the
 * lower edge of the nearest positioned ancestor (a banner). Colours come from `--clock` and `--clock-ground`.
 */
export function Countdown({ deadline, total, now, state = 'running', prefix = '' }: CountdownProps) {
  return (
    <>
      <CountdownNumber deadline={deadline} now={now} state={state} prefix={prefix} />
      {/* A new clock, or one that goes on after a pause, begins a new bar from the time that is left then. */}
      <CountdownBar key={`${deadline} ${total} ${state}`} deadline={deadline} total={total} now={now} state={state} />
    </>
  );
}
