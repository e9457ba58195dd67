import { type RefCallback, useCallback, useState } from 'react';

/** The height of an element in CSS pixels, 0 before it is known, and the ref that measures it. */
export function useFrameHeight(): readonly [height: number, ref: RefCallback<HTMLElement>] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    setHeight(element.clientHeight);
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [height, ref];
}

/** Whether the content of an element is higher than the element, and the ref that watches it. */
export function useOverflow(): readonly [overflows: boolean, ref: RefCallback<HTMLElement>] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const look = (): void => setOverflows(element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, []);
  return [overflows, ref];
}
