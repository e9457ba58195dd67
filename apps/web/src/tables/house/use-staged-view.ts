import type { ViewMessageOf } from '@upcard/protocol';
import type { HouseHappening, HouseView } from '@upcard/tables';
import { useEffect, useEffectEvent, useState } from 'react';
import { SPEEDS, usePreferences } from '../../settings/preferences.ts';
import { type Beat, beatOf, rewindView } from './rewind.ts';
import { type Cue, NORMAL_PACE, REDUCED_PACE, timelineOf } from './timeline.ts';

/** The view as far as its motion has come. */
export interface StagedView {
  readonly view: HouseView;
  readonly beat: Beat;
}

interface Progress {
  readonly seq: number;
  readonly unseen: readonly HouseHappening[];
}

const MOVING: ReadonlySet<HouseHappening['type']> = new Set([
  'cardDealt',
  'cardTurned',
  'chipsMoved',
  'settled',
  // What is left of the round before must not reach into the next one.
  'betsOpened',
  'shuffleBegan',
]);

/**
 * What is still to be shown when a frame comes. A frame that moves something finishes what came before it at once; one that
 * does not (somebody came or went) lets it go on. In a hidden tab everything is simply there.
 */
export function nextProgress(
  before: Progress,
  { seq, happenings }: ViewMessageOf<'house'>,
  isHidden: boolean,
): Progress {
  if (isHidden) return { seq, unseen: [] };
  const isMoving = happenings.some(({ type }) => MOVING.has(type));
  return { seq, unseen: isMoving ? happenings : [...before.unseen, ...happenings] };
}

/** Cues that are due at the same time, together. */
function groups(cues: readonly Cue[]): readonly (readonly Cue[])[] {
  return [...Map.groupBy(cues, ({ at }) => at).values()];
}

/** Plays the happenings of every new frame one after another. `onSeen` gets each just as it comes on screen. */
export function useStagedView(
  frame: ViewMessageOf<'house'>,
  onSeen: (happenings: readonly HouseHappening[], seq: number) => void,
): StagedView {
  const { speed } = usePreferences();
  const [progress, setProgress] = useState<Progress>({ seq: frame.seq, unseen: [] });
  const current = frame.seq === progress.seq ? progress : nextProgress(progress, frame, document.hidden);
  if (current !== progress) setProgress(current);
  const play = useEffectEvent((): (() => void) => {
    const isReduced = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const cues = timelineOf(current.unseen, isReduced ? REDUCED_PACE : NORMAL_PACE);
    const timers = groups(cues).map((group) =>
      setTimeout(
        () => {
          onSeen(
            group.map(({ happening }) => happening),
            current.seq,
          );
          setProgress((now) => ({ ...now, unseen: now.unseen.slice(group.length) }));
        },
        (group[0]?.at ?? 0) * SPEEDS[speed],
      ),
    );
    return () => timers.forEach(clearTimeout);
  });
  useEffect(() => (frame.seq > 0 ? play() : undefined), [frame.seq]);
  useEffect(() => {
    const showAll = (): void => {
      if (document.hidden) setProgress((now) => ({ ...now, unseen: [] }));
    };
    document.addEventListener('visibilitychange', showAll);
    return () => document.removeEventListener('visibilitychange', showAll);
  }, []);
  return { view: rewindView(frame.view, current.unseen), beat: beatOf(current.unseen) };
}
