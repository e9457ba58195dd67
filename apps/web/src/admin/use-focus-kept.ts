import { useEffect } from 'react';

/**
 * Whoever worked with something that is gone from `list` goes on at the head of the page. `hasActed`: something has been done; before
 * that the focus is the browser's.
 */
export function useFocusKept(list: unknown, hasActed: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the list is another one
  useEffect(() => {
    if (hasActed && document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [list]);
}
