/** Reads the server's time from what its messages say, on the local clock. */
export interface ServerClock {
  /** The server's time now, in milliseconds. */
  readonly now: () => number;
  /** A message said that it was this time at the server when it was sent. */
  readonly heard: (serverNow: number) => void;
  /** The next message counts alone: another server may have another clock. */
  readonly restart: () => void;
}

/**
 * Messages arrive late but never early, so of all readings the one that puts the server furthest ahead is nearest to the
 * truth. `localNow` must not jump (not the wall clock, which people and networks set).
 */
export function createServerClock(localNow: () => number): ServerClock {
  let ahead = 0;
  let isFirst = true;
  return {
    now: () => localNow() + ahead,
    heard: (serverNow) => {
      const reading = serverNow - localNow();
      ahead = isFirst ? reading : Math.max(ahead, reading);
      isFirst = false;
    },
    restart: () => {
      isFirst = true;
    },
  };
}
