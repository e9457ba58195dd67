import { growingWait, scaledWait, type WaitRule } from './growing-wait.ts';
import type { Taken } from './token-bucket.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Guesses of one person at one room. In milliseconds. */
const OF_PERSON: WaitRule = { free: 5, first: MINUTE, most: HOUR, forgottenAfter: 2 * HOUR };
/** Guesses of all people together at one room: whoever comes under ever new names has no more of them. */
const OF_ROOM: WaitRule = { ...OF_PERSON, free: 25 };

/** Guesses at the passcodes of rooms, by the ids of person and room. */
export interface PasscodeTries {
  /** Counts a guess before it is looked at, so that many at once are no way round the wait; or says how long to wait. */
  readonly take: (person: string, room: string) => Taken;
  /** The last one was right. */
  readonly succeeded: (person: string, room: string) => void;
}

/** No guesses yet; `factor` times as generous as usual. `now` in milliseconds. */
export function passcodeTries(now: () => number, factor = 1): PasscodeTries {
  const ofPerson = growingWait(scaledWait(OF_PERSON, factor), now);
  const ofRoom = growingWait(scaledWait(OF_ROOM, factor), now);
  const key = (person: string, room: string): string => `${room} ${person}`;
  return {
    take: (person, room) => {
      const own = ofPerson.take(key(person, room));
      return own.ok ? ofRoom.take(room) : own;
    },
    succeeded: (person, room) => {
      ofPerson.succeeded(key(person, room));
      ofRoom.giveBack(room);
    },
  };
}
