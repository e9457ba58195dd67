import type { Clock } from '@upcard/host';

/** A person is away only after their last connection has been gone for so long, in milliseconds: a reload takes less. */
const AWAY_AFTER = 3_000;
/** Whoever is on their way is waited for so long, in milliseconds. */
const EXPECTED_FOR = 60_000;

/** Counts people's connections to one table. */
export interface Presence {
  readonly arrived: (person: string) => void;
  readonly left: (person: string) => void;
  /** Somebody who counts as connected is on their way; whoever doesn't come is gone. */
  readonly expected: (person: string) => void;
  readonly connectionsOf: (person: string) => number;
  readonly cancel: () => void;
}

/** Tells `changed` when a person's first connection opens and when they have gone. */
export function watchPresence(clock: Clock, changed: (person: string, isConnected: boolean) => void): Presence {
  const connections = new Map<string, number>();
  const leaving = new Map<string, () => void>();
  const awayIn = (person: string, milliseconds: number): void => {
    const away = (): void => {
      leaving.delete(person);
      changed(person, false);
    };
    leaving.set(person, clock.alarm(clock.now() + milliseconds, away));
  };
  return {
    arrived: (person) => {
      const cancel = leaving.get(person);
      const before = connections.get(person) ?? 0;
      connections.set(person, before + 1);
      cancel?.();
      leaving.delete(person);
      if (before === 0 && cancel === undefined) changed(person, true);
    },
    left: (person) => {
      const after = (connections.get(person) ?? 0) - 1;
      if (after > 0) {
        connections.set(person, after);
        return;
      }
      connections.delete(person);
      awayIn(person, AWAY_AFTER);
    },
    expected: (person) => {
      if (!connections.has(person) && !leaving.has(person)) awayIn(person, EXPECTED_FOR);
    },
    connectionsOf: (person) => connections.get(person) ?? 0,
    cancel: () => {
      for (const cancel of leaving.values()) cancel();
      leaving.clear();
    },
  };
}
