import type { StandardView } from '@upcard/tables';
import { type RefObject, useEffect, useRef } from 'react';

/** The ref of what scrolls over the felt; it brings the hand that is asked into sight whenever another one is. */
export function useActingInSight({ active }: Pick<StandardView, 'active'>): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const at = active === null ? null : `${active.spot}/${active.hand}`;
  useEffect(() => {
    if (at === null) return;
    const isReduced = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const acting = scroller.current?.querySelector('[data-acting="true"]');
    acting?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isReduced ? 'auto' : 'smooth' });
  }, [at]);
  return scroller;
}
