import type { StandardView } from '@upcard/tables';
import { type RefObject, useEffect, useRef } from 'react';

/** The ref of what scrolls over the felt; it brings the hand that is asked into sight whenever another one is, or the felt has another size. */
export function useActingInSight({ active }: Pick<StandardView, 'active'>): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const at = active === null ? null : `${active.spot}/${active.hand}`;
  useEffect(() => {
    const felt = scroller.current;
    if (at === null || felt === null) return;
    const observer = new ResizeObserver(() => {
      const isReduced = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const acting = felt.querySelector('[data-acting="true"]');
      acting?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isReduced ? 'auto' : 'smooth' });
    });
    // It begins with a report of the size there is. On load the lines are too long before their letters have come.
    let isPast = false;
    void document.fonts.ready.then(() => {
      if (!isPast) observer.observe(felt);
    });
    return () => {
      isPast = true;
      observer.disconnect();
    };
  }, [at]);
  return scroller;
}
