import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { currentPreferences, SPEEDS } from '../settings/preferences.ts';
import { NORMAL_PACE, REDUCED_PACE, type TableHappening } from './timeline.ts';
import { firstProgress, type MovingFrame, nextProgress, type Progress, type Staging } from './unseen.ts';

/** What of the newest frame is not on screen yet; the same between renders until it changes. */
interface Unseen<View, Happening extends TableHappening> {
  readonly unseen: readonly Happening[];
  /** The newest view that has been seen whole. */
  readonly before: View;
}

function showing() {
  const isReduced = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    now: performance.now(),
    isHidden: document.hidden,
    pace: isReduced ? REDUCED_PACE : NORMAL_PACE,
    speed: SPEEDS[currentPreferences().speed],
  };
}

/**
 * Plays the happenings of every new frame one after another; `staging` is that of this frame. `onSeen` gets each just before it comes on
 * screen.
 */
export function useUnseen<View, Happening extends TableHappening>(
  frame: MovingFrame<View, Happening>,
  staging: Staging,
  onSeen: (happenings: readonly Happening[], seq: number) => void,
): Unseen<View, Happening> {
  const [progress, setProgress] = useState<Progress<View, Happening>>(() => firstProgress(frame));
  const current = frame.seq === progress.seq ? progress : nextProgress(progress, frame, { ...showing(), ...staging });
  if (current !== progress) setProgress(current);
  const play = useEffectEvent((): (() => void) => {
    const now = performance.now();
    if (current.due.length > 0) onSeen(current.due, current.seq);
    const timers = [...Map.groupBy(current.cues, ({ at }) => at)].map(([at, cues]) => {
      const show = (): void => {
        onSeen(
          cues.map(({ happening }) => happening),
          current.seq,
        );
        setProgress((then) => ({ ...then, cues: then.cues.filter((cue) => !cues.includes(cue)) }));
      };
      return setTimeout(show, at - now);
    });
    return () => timers.forEach(clearTimeout);
  });
  useLayoutEffect(() => (frame.seq >= 0 ? play() : undefined), [frame.seq]);
  useEffect(() => {
    const showAll = (): void => {
      if (document.hidden) setProgress((then) => ({ ...then, cues: [] }));
    };
    document.addEventListener('visibilitychange', showAll);
    return () => document.removeEventListener('visibilitychange', showAll);
  }, []);
  const unseen = useMemo(() => current.cues.map(({ happening }) => happening), [current.cues]);
  return { unseen, before: current.before };
}
