import { type RefObject, useLayoutEffect, useRef } from 'react';
import { currentPreferences, SPEEDS } from '../../settings/preferences.ts';

/** How long a card is on its way to another place in its row, in milliseconds. */
const GLIDE = 380;

/**
 * Lets an element glide from where it was when `reason` changes and its place in the row with it. Whatever else moves it (the page
 * becomes narrower) does so at once, as do hidden tabs and reduced motion.
 */
export function useGlide(ref: RefObject<HTMLElement | null>, reason: number | null): void {
  const last = useRef<{ readonly reason: number | null; readonly left: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const before = last.current;
    const left = element.offsetLeft;
    last.current = { reason, left };
    if (before === null || before.reason === reason || before.left === left) return;
    if (document.hidden || globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate([{ transform: `translateX(${before.left - left}px)` }, { transform: 'none' }], {
      duration: GLIDE * SPEEDS[currentPreferences().speed],
      easing: 'cubic-bezier(.45, .05, .25, 1)',
    });
  });
}
