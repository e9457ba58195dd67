import type { ViewMessage } from '@upcard/protocol';

/** What is said of a round that does not count. */
export const CALLED_OFF = 'An administrator has called off the round. Every bet is back.';

/** Cards come again, or never. */
const ENDS_NEWS: ReadonlySet<string> = new Set(['roundBegan', 'dealBegan', 'ended', 'finished']);

/** Whether it is still news, after these happenings, that a round was called off: until it is read, or cards come again. */
export function isCalledOff(isNews: boolean, happenings: ViewMessage['happenings']): boolean {
  if (happenings.some(({ type }) => type === 'roundVoided')) return true;
  return isNews && !happenings.some(({ type }) => ENDS_NEWS.has(type));
}
