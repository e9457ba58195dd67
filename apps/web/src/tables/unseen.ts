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
  /** What comes on screen together with the frame. */
  readonly due: readonly Happening[];
  /** What is still to be seen, and when. */
  readonly cues: readonly Cue<Happening>[];
  /** When all motion so far has come to rest. */
  readonly rest: number;
}

/** How a table plays a frame that comes while an earlier one still moves. */
export interface Staging {
  /** Whether it finishes all earlier motion at once. */
  readonly isCut: boolean;
  /** How long it may wait for earlier motion, in milliseconds; if that takes longer, it is finished at once as well. */
  readonly patience: number;
}

/** How things are shown at this moment. */
export interface Showing extends Staging {
  readonly now: number;
  readonly isHidden: boolean;
  readonly pace: Pace;
  /** What all lengths are multiplied with. */
  readonly speed: number;
}

/** Before anything has happened: what the first frame tells is simply there. */
export function firstProgress<View, Happening extends TableHappening>({
  seq,
  view,
}: MovingFrame<View, Happening>): Progress<View, Happening> {
  return { seq, view, before: view, due: [], cues: [], rest: 0 };
}

/** What is still to be shown when a frame comes. In a hidden tab everything is simply there. */
export function nextProgress<View, Happening extends TableHappening>(
  { view: last, before, cues, rest }: Progress<View, Happening>,
  { seq, view, happenings }: MovingFrame<View, Happening>,
  { now, isHidden, isCut, patience, pace, speed }: Showing,
): Progress<View, Happening> {
  if (isHidden) return { seq, view, before: view, due: [], cues: [], rest: now };
  const isFollowing = !isCut && rest - now <= patience;
  const kept = isFollowing ? cues : [];
  const start = isFollowing ? Math.max(now, rest) : now;
  const added = timelineOf(happenings, pace).map(({ at, until, happening }) => ({
    at: start + at * speed,
    until: start + until * speed,
    happening,
  }));
  const all = [...kept, ...added];
  return {
    seq,
    view,
    before: kept.length === 0 ? last : before,
    due: all.filter(({ at }) => at <= now).map(({ happening }) => happening),
    cues: all.filter(({ at }) => at > now),
    rest: Math.max(start, ...added.map(({ until }) => until)),
  };
}
