import { isOnItsWay, type TableControls } from '../table-controls.ts';
import type { StandardScene } from './standard-scene.ts';

/** What may be typed of a row of ranks, with letters as capitals: all else goes as it is typed or pasted. */
export function typedRanks(text: string): string {
  return text.toUpperCase().replaceAll(/[^AJQK0-9 ]/g, '');
}

/** Whether cards that were sent have been put in front: yes, no, or nobody knows before the server has answered. */
export function isApplied({ overlay, room }: StandardScene, controls: TableControls): 'unknown' | 'yes' | 'no' {
  if (!controls.isLive || isOnItsWay(controls, 'applyCards')) return 'unknown';
  // An answer says no more than that it came. What the table could refuse of a legible row is that its time is over.
  return overlay.canApplyCards === true && !room.isPaused ? 'yes' : 'no';
}

/** So many cards are in front now: `1 card was added to the stack`. */
export function appliedWords(count: number): string {
  return count === 1 ? '1 card was added to the stack' : `${count} cards were added to the stack`;
}
