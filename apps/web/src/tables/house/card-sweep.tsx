import {
  createContext,
  type ReactNode,
  type RefCallback,
  type RefObject,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CardBack } from '../../felt/card-back.tsx';
import { SPEEDS, usePreferences } from '../../settings/preferences.ts';
import styles from './card-sweep.module.css';

/** How long swept cards are on their way, in milliseconds. */
const SWEEP = 320;

/** Where cards lay that have just been taken away, and the tray they go to. */
interface Sweep {
  readonly places: DOMRect[];
  tray: Element | null;
}

const SweepContext = createContext<Sweep | null>(null);

/** The ref of the tray for cards that are out of play. */
export function useSweepTray(): RefCallback<Element> {
  const sweep = use(SweepContext);
  return useCallback(
    (element: Element | null) => {
      if (sweep === null || element === null) return;
      sweep.tray = element;
      return () => {
        sweep.tray = null;
      };
    },
    [sweep],
  );
}

/** Lets a card, by its ref, be swept up when it is taken from the table. */
export function useSweptCard(ref: RefObject<HTMLElement | null>): void {
  const sweep = use(SweepContext);
  useLayoutEffect(() => {
    const card = ref.current;
    // While this runs the card still lies where it lay.
    return () => {
      if (card !== null) sweep?.places.push(card.getBoundingClientRect());
    };
  }, [sweep, ref]);
}

interface SweptCard {
  readonly key: number;
  readonly place: DOMRect;
  readonly tray: DOMRect;
}

function Swept({ card: { place, tray }, onDone }: { card: SweptCard; onDone: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { speed } = usePreferences();
  const go = useEffectEvent(() => {
    const x = tray.left + tray.width / 2 - (place.left + place.width / 2);
    const y = tray.top + tray.height / 2 - (place.top + place.height / 2);
    const motion = ref.current?.animate(
      [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 }],
      { duration: SWEEP * SPEEDS[speed], easing: 'cubic-bezier(.5, 0, .9, .4)', fill: 'both' },
    );
    if (motion !== undefined) motion.onfinish = onDone;
    return () => motion?.cancel();
  });
  useLayoutEffect(() => go(), []);
  const { left, top, width, height } = place;
  return (
    <span ref={ref} className={styles.card} style={{ left, top, width, height }}>
      <CardBack />
    </span>
  );
}

/**
 * When the felt is cleared (`isClear`), the cards that lay on it slide face down to the discards. Not in a hidden tab, not with
 * reduced motion, and not when cards go for another reason.
 */
export function CardSweep({ isClear, children }: { isClear: boolean; children: ReactNode }) {
  const [sweep] = useState<Sweep>(() => ({ places: [], tray: null }));
  const [cards, setCards] = useState<readonly SweptCard[]>([]);
  const count = useRef(0);
  useLayoutEffect(() => {
    const places = sweep.places.splice(0);
    const tray = sweep.tray?.getBoundingClientRect();
    const isStill = document.hidden || globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isClear || places.length === 0 || tray === undefined || isStill) return;
    const swept = places.map((place): SweptCard => {
      count.current += 1;
      return { key: count.current, place, tray };
    });
    setCards((now) => [...now, ...swept]);
  });
  return (
    <SweepContext value={sweep}>
      {children}
      <div className={styles.layer} aria-hidden="true">
        {cards.map((card) => (
          <Swept key={card.key} card={card} onDone={() => setCards((now) => now.filter((other) => other !== card))} />
        ))}
      </div>
    </SweepContext>
  );
}
