/** Where things come from on the table. */
export type ArrivalSource = 'shoe' | 'rack' | 'bank';

/** A rectangle on screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The transform that makes an element at `place` look as if it were at `source`: middle on middle, no larger than it is. */
export function transformFrom(source: Box, place: Box): string {
  const x = source.left + source.width / 2 - (place.left + place.width / 2);
  const y = source.top + source.height / 2 - (place.top + place.height / 2);
  const scale = place.width === 0 ? 1 : Math.min(1, source.width / place.width);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Milliseconds of a CSS time as written in the tokens: `380ms`, `.38s`. Anything else is 0. */
export function milliseconds(time: string): number {
  const [, number, unit] = /^\s*([\d.]+)(ms|s)\s*$/.exec(time) ?? [];
  if (number === undefined) return 0;
  return Number(number) * (unit === 's' ? 1000 : 1);
}

/** What has been on this table already, so that each thing arrives once. */
export interface ArrivalMemory {
  readonly seen: Set<string>;
  /** The visit whose first picture is complete: ids of a visit's first picture have not arrived, they were there. */
  settledVisit: number | null;
}

/**
 * Whether `id` arrives now. Remembers it. It does not when it was seen before, when it belongs to the first picture of a visit
 * (mounting, reconnecting), or when nobody looks.
 */
export function arrivesNow(
  memory: ArrivalMemory,
  id: string,
  circumstances: { visit: number; isHidden: boolean },
): boolean {
  if (memory.seen.has(id)) return false;
  memory.seen.add(id);
  return memory.settledVisit === circumstances.visit && !circumstances.isHidden;
}
