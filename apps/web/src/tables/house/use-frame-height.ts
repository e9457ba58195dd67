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
