import type { HouseHappening } from '@upcard/tables';
import {
  createContext,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AmountFloat } from '../../felt/amount-float.tsx';
import { ChipStack } from '../../felt/chip-stack.tsx';
import { SPEEDS, usePreferences } from '../../settings/preferences.ts';
import { NORMAL_PACE } from '../timeline.ts';
import { floatsOf } from './money-floats.ts';
import styles from './money-motion.module.css';

/** Where money can be seen on the table, by account: `purse:2`, `bet:2`, `bank`. */
type Places = Map<string, Element>;

const PlacesContext = createContext<Places>(new Map());

/** The ref of the element where an account's money is seen. */
export function useMoneyPlace(account: string): RefCallback<Element> {
  const places = use(PlacesContext);
  return useCallback(
    (element: Element | null) => {
      if (element === null) return;
      places.set(account, element);
      return () => {
        if (places.get(account) === element) places.delete(account);
      };
    },
    [places, account],
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type MoneyItem =
  | { readonly kind: 'flight'; readonly key: string; readonly amount: number; readonly from: Point; readonly to: Point }
  | { readonly kind: 'float'; readonly key: string; readonly change: number; readonly at: Point };

function middleOf(element: Element | undefined): Point | null {
  if (element === undefined) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far a loss sinks, in CSS pixels. */
const SINKS = 34;

/** Over the upper edge, where it is on its way to or from: what floats leaves the amount under it readable. */
function edgeOf(element: Element | undefined, change: number): Point | null {
  if (element === undefined) return null;
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left + width / 2, y: change < 0 ? top - SINKS : top };
}

function itemsOf(happenings: readonly HouseHappening[], places: Places, stamp: string): MoneyItem[] {
  const flights = happenings.flatMap((happening, index): MoneyItem[] => {
    if (happening.type !== 'chipsMoved') return [];
    const from = middleOf(places.get(happening.from));
    const to = middleOf(places.get(happening.to));
    if (from === null || to === null) return [];
    return [{ kind: 'flight', key: `${stamp} ${index}`, amount: happening.amount, from, to }];
  });
  const floats = floatsOf(happenings).flatMap(({ account, change }): MoneyItem[] => {
    const at = account.startsWith('bet:') ? middleOf(places.get(account)) : edgeOf(places.get(account), change);
    return at === null ? [] : [{ kind: 'float', key: `${stamp} ${account}`, change, at }];
  });
  return [...flights, ...floats];
}

function ChipFlight({ item, onDone }: { item: MoneyItem & { kind: 'flight' }; onDone: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { speed } = usePreferences();
  const { from, to } = item;
  // A flight is flown once, from the places and with the speed it began with.
  const fly = useEffectEvent(() => {
    const flight = ref.current?.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1 },
        { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${to.x}px, ${to.y}px)`, opacity: 0 },
      ],
      { duration: NORMAL_PACE.chips * SPEEDS[speed], easing: 'cubic-bezier(.45, .05, .25, 1)', fill: 'both' },
    );
    if (flight !== undefined) flight.onfinish = onDone;
    return () => flight?.cancel();
  });
  useLayoutEffect(() => fly(), []);
  return (
    <span ref={ref} className={styles.flight}>
      <span className={styles.middle}>
        <ChipStack amount={item.amount} />
      </span>
    </span>
  );
}

/** Shows money on its way above the table. Give `places` and `layer` to `MoneyPlaces`; call `show` with what comes on screen. */
export interface MoneyMotion {
  readonly places: Places;
  readonly layer: ReactNode;
  readonly show: (happenings: readonly HouseHappening[], seq: number) => void;
}

/** Chips that slide and amounts that float, from the happenings of one moment. */
export function useMoneyMotion(): MoneyMotion {
  const [places] = useState<Places>(() => new Map());
  const [items, setItems] = useState<readonly MoneyItem[]>([]);
  const count = useRef(0);
  const show = useCallback(
    (happenings: readonly HouseHappening[], seq: number) => {
      count.current += 1;
      const isReduced = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const added = itemsOf(happenings, places, `${seq} ${count.current}`);
      const shown = isReduced ? added.filter(({ kind }) => kind === 'float') : added;
      if (shown.length > 0) setItems((now) => [...now, ...shown]);
    },
    [places],
  );
  const layer = (
    <div className={styles.layer} aria-hidden="true">
      {items.map((item) => {
        const remove = (): void => setItems((now) => now.filter(({ key }) => key !== item.key));
        return item.kind === 'flight' ? (
          <ChipFlight key={item.key} item={item} onDone={remove} />
        ) : (
          <span key={item.key} className={styles.float} style={{ left: item.at.x, top: item.at.y }}>
            <span className={styles.middle}>
              <AmountFloat change={item.change} onDone={remove} />
            </span>
          </span>
        );
      })}
    </div>
  );
  return useMemo(() => ({ places, layer, show }), [places, layer, show]);
}

/** Lets everything inside name its money places, and draws the moving money over it. */
export function MoneyPlaces({ motion, children }: { motion: MoneyMotion; children: ReactNode }) {
  return (
    <PlacesContext value={motion.places}>
      {children}
      {motion.layer}
    </PlacesContext>
  );
}
