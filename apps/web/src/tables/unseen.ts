import { type Cue, type Pace, type TableHappening, timelineOf } from './timeline.ts';

/** What a screen needs of a frame to play it. */
export interface MovingFrame<View, Happening extends TableHappening> {
  readonly seq: number;
  readonly view: View;
  readonly happenings: readonly Happening[];
}

/** How far a screen has come with what it was told. Times in milliseconds of the page's own clock. */
export interface Progress<View, Happening extends TableHappening> {
  readonly seq: number;
  /** The view of the newest frame. */
  readonly view: View;
  /** The newest view that has been seen whole, from before all that is unseen. */
  readonly before: View;
  /** What is still to be seen, and when. */
  readonly cues: readonly Cue<Happening>[];
}

/** How things are shown at this moment. */
export interface Showing {
  readonly now: number;
  readonly isHidden: boolean;
  readonly pace: Pace;
  /** What all lengths are multiplied with. */
  readonly speed: number;
}

const MOVING: ReadonlySet<TableHappening['type']> = new Set([
  'cardDealt',
  'cardTurned',
  'cardDiscarded',
  'chipsMoved',
  'settled',
  // What is left of the round before must not reach into the next one.
  'betsOpened',
  'shuffleBegan',
  'auctionOpened',
]);

/** Before anything has happened: what the first frame tells is simply there. */
export function firstProgress<View, Happening extends TableHappening>({
  seq,
  view,
}: MovingFrame<View, Happening>): Progress<View, Happening> {
  return { seq, view, before: view, cues: [] };
}

/**
 * What is still to be shown when a frame comes. A frame that moves something finishes what came before it at once; one that
 * does not (somebody came or went) lets it go on. In a hidden tab everything is simply there.
 */
export function nextProgress<View, Happening extends TableHappening>(
  { view: last, before, cues }: Progress<View, Happening>,
  { seq, view, happenings }: MovingFrame<View, Happening>,
  { now, isHidden, pace, speed }: Showing,
): Progress<View, Happening> {
  if (isHidden) return { seq, view, before: view, cues: [] };
  const kept = happenings.some(({ type }) => MOVING.has(type)) ? [] : cues;
  const start = Math.max(now, kept.at(-1)?.at ?? now);
  const added = timelineOf(happenings, pace).map(({ at, happening }) => ({ at: start + at * speed, happening }));
  return { seq, view, before: kept.length === 0 ? last : before, cues: [...kept, ...added] };
}
