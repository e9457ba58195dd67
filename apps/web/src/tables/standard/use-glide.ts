import { type RefObject, useLayoutEffect, useRef } from 'react';
import { currentPreferences, SPEEDS } from '../../settings/preferences.ts';

/** How long a card is on its way to another place in its row, in milliseconds. */
const GLIDE = 380;

/** How an element comes to rest from where it was, so far away; not in a hidden tab and not with reduced motion. */
function glide(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): void {
  if (document.hidden || globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: GLIDE * SPEEDS[currentPreferences().speed],
    easing: 'cubic-bezier(.45, .05, .25, 1)',
  });
}

/** Where what has just been taken out of the page was, by its name, until the end of the update that did it. */
const leaving = new Map<string, DOMRect>();

/** Lets what is put into another place of the page, and so becomes another element with the same `name`, glide there. */
export function useGlideOver(ref: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const from = leaving.get(name);
    // Before the next picture, which lays out the page anyway: to ask here would do so once more.
    if (from !== undefined)
      requestAnimationFrame(() => {
        const to = element.getBoundingClientRect();
        glide(element, { x: from.left - to.left, y: from.top - to.top });
      });
    // While this runs the element is still where it was.
    return () => {
      leaving.set(name, element.getBoundingClientRect());
      queueMicrotask(() => leaving.delete(name));
    };
  }, [ref, name]);
}

/**
 * Lets an element glide from where it was when `reason` changes and its place in the row with it. Whatever else moves it (the page
 * becomes narrower) does so at once, as do hidden tabs and reduced motion.
 */
export function useGlide(ref: RefObject<HTMLElement | null>, reason: number | null): void {
  /** Where it was when the page was last laid out; null before that. In CSS pixels. */
  const left = useRef<number | null>(null);
  const known = useRef(reason);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (known.current !== reason) {
      known.current = reason;
      const away = (left.current ?? element.offsetLeft) - element.offsetLeft;
      if (away !== 0) glide(element, { x: away, y: 0 });
    }
    // Told once the page is laid out. To ask here would lay it out within every update, for a change that comes once in a round.
    const observer = new ResizeObserver(() => {
      left.current = element.offsetLeft;
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
}
