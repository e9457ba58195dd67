import {
  createContext,
  type ReactNode,
  type RefCallback,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ArrivalMemory, type ArrivalSource, arrivesNow, milliseconds, transformFrom } from './arrival-plan.ts';

interface Mover {
  readonly element: HTMLElement;
  readonly from: ArrivalSource;
  readonly order: number;
}

interface ArrivalTable {
  readonly memory: ArrivalMemory;
  readonly sources: Map<ArrivalSource, Element>;
  /** What arrives together, until the end of the commit that brought it. */
  batch: Mover[];
}

interface ArrivalContext {
  readonly table: ArrivalTable;
  readonly visit: number;
  readonly isStill: boolean;
}

const Context = createContext<ArrivalContext | null>(null);

function token(style: CSSStyleDeclaration, name: string): string {
  return style.getPropertyValue(name).trim();
}

interface Pace {
  readonly duration: number;
  readonly gap: number;
  readonly easing: string;
}

/** Length, gap and easing of one kind of arrival, from the tokens; the speed setting scales times. */
function pace(from: ArrivalSource): Pace {
  const style = getComputedStyle(document.documentElement);
  const speed = Number(token(style, '--speed')) || 1;
  const isCard = from === 'shoe';
  return {
    duration: milliseconds(token(style, isCard ? '--d-deal' : '--d-chip')) * speed,
    gap: isCard ? milliseconds(token(style, '--d-deal-gap')) * speed : 0,
    easing: token(style, isCard ? '--ease-out' : '--ease-move') || 'ease-out',
  };
}

function keyframes(table: ArrivalTable, { element, from }: Mover, isReduced: boolean): Keyframe[] {
  const source = table.sources.get(from);
  if (isReduced || source === undefined) return [{ opacity: 0 }, { opacity: 1 }];
  const transform = transformFrom(source.getBoundingClientRect(), element.getBoundingClientRect());
  return [
    { transform, opacity: 0 },
    { opacity: 1, offset: 0.12 },
    { transform: 'none', opacity: 1 },
  ];
}

/** All places and paces are read before anything moves, so that one layout serves the whole batch. */
function moveBatch(table: ArrivalTable): void {
  const movers = table.batch.toSorted((a, b) => a.order - b.order);
  table.batch = [];
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const paces: Readonly<Record<ArrivalSource, Pace>> = { shoe: pace('shoe'), rack: pace('rack'), bank: pace('bank') };
  const planned = movers.map((mover) => ({ ...mover, frames: keyframes(table, mover, isReduced) }));
  let wait = 0;
  for (const { element, from, frames } of planned) {
    const { duration, gap, easing } = paces[from];
    element.animate(frames, { duration, delay: wait, easing, fill: 'backwards' });
    wait += gap;
  }
}

/**
 * Lets cards and chips inside arrive from their sources. `visit` is the number of the connection: what is on the table when it
 * changes is simply there. `isStill` switches all arrivals off.
 */
export function Arrivals({
  visit,
  isStill = false,
  children,
}: {
  visit: number;
  isStill?: boolean;
  children: ReactNode;
}) {
  const [table] = useState<ArrivalTable>(() => ({
    memory: { seen: new Set(), settledVisit: null },
    sources: new Map(),
    batch: [],
  }));
  // Effects of children run before those of their parent: by now the first picture of this visit is remembered.
  useLayoutEffect(() => {
    table.memory.settledVisit = visit;
  }, [table, visit]);
  const context = useMemo(() => ({ table, visit, isStill }), [table, visit, isStill]);
  return <Context value={context}>{children}</Context>;
}

/** The ref of an element that things come from: the shoe, the tray of chips (`rack`), the bank. */
export function useArrivalSource(source: ArrivalSource): RefCallback<Element> {
  const context = use(Context);
  const sources = context?.table.sources;
  return useCallback(
    (element: Element | null) => {
      if (element === null || sources === undefined) return;
      sources.set(source, element);
      return () => {
        if (sources.get(source) === element) sources.delete(source);
      };
    },
    [source, sources],
  );
}

/** Whether what is mounted with this `id` comes on screen just now, for motion of its own; false for what was there before. */
export function useIsNew(id: string): boolean {
  const context = use(Context);
  const [isNew] = useState(() => {
    if (context === null || context.isStill) return false;
    return arrivesNow(context.table.memory, id, { visit: context.visit, isHidden: document.hidden });
  });
  return isNew;
}

/**
 * The ref of a card or of chips that come `from` a source when `id` is seen for the first time: once, not on load, not after a
 * reconnection, not in a hidden tab; a fade in place with reduced motion. Of what arrives in one update, the lowest `order` starts first.
 */
export function useArrival<Moving extends HTMLElement>(
  id: string,
  { from, order = 0 }: { from: ArrivalSource; order?: number },
): RefObject<Moving | null> {
  const ref = useRef<Moving>(null);
  const context = use(Context);
  const table = context?.table;
  const visit = context?.visit ?? 0;
  const isStill = context?.isStill ?? true;
  useLayoutEffect(() => {
    const element = ref.current;
    if (table === undefined || element === null) return;
    if (!arrivesNow(table.memory, id, { visit, isHidden: document.hidden }) || isStill) return;
    table.batch.push({ element, from, order });
    // Before the next picture, but after the work that brought the cards: the page is laid out once, for both.
    if (table.batch.length === 1) requestAnimationFrame(() => moveBatch(table));
  }, [table, visit, isStill, id, from, order]);
  return ref;
}
