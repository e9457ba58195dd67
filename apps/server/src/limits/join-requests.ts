import { growingWait, scaledWait, type WaitRule } from './growing-wait.ts';
import type { Taken } from './token-bucket.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Requests of one person to one room. In milliseconds. */
const OF_PERSON: WaitRule = { free: 3, first: MINUTE, most: HOUR, forgottenAfter: 2 * HOUR };

/** Requests to be let in where the host decides, by the ids of person and room. */
export interface JoinRequests {
  /** Counts a request before it is made, or says how long to wait. */
  readonly take: (person: string, room: string) => Taken;
  /** The last one did not become any. */
  readonly giveBack: (person: string, room: string) => void;
  /** The host has let them in: what they have asked before is forgotten. */
  readonly succeeded: (person: string, room: string) => void;
}

/** No requests yet; `factor` times as generous as usual. `now` in milliseconds. */
export function joinRequests(now: () => number, factor = 1): JoinRequests {
  const ofPerson = growingWait(scaledWait(OF_PERSON, factor), now);
  const key = (person: string, room: string): string => `${room} ${person}`;
  return {
    take: (person, room) => ofPerson.take(key(person, room)),
    giveBack: (person, room) => ofPerson.giveBack(key(person, room)),
    succeeded: (person, room) => ofPerson.succeeded(key(person, room)),
  };
}
