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

/** The height of an element in CSS pixels, 0 before it is known, whether its content is higher, and the ref that watches it. */
export function useRoom(): readonly [room: { height: number; overflows: boolean }, ref: RefCallback<HTMLElement>] {
  const [height, setHeight] = useState(0);
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const look = (): void => {
      setHeight(element.clientHeight);
      setOverflows(element.scrollHeight > element.clientHeight + 1);
    };
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
  return [{ height, overflows }, ref];
}
