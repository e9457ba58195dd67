import type { HouseHappening } from '@upcard/tables';

/** What is said of a round that does not count. */
export const CALLED_OFF = 'An administrator has called off the round. Every bet is back.';

/** Whether it is still news, after these happenings, that a round was called off: until it is read, or cards come again. */
export function isCalledOff(isNews: boolean, happenings: readonly HouseHappening[]): boolean {
  if (happenings.some(({ type }) => type === 'roundVoided')) return true;
  return isNews && !happenings.some(({ type }) => type === 'roundBegan' || type === 'ended');
}
