import type { ViewMessageOf } from '@upcard/protocol';
import { useMemo } from 'react';
import { useUnseen } from '../use-unseen.ts';
import { rewindStandard, type Shown } from './rewind-standard.ts';
import { soundHappenings } from './use-standard-story.ts';

/** A game as far as its motion has come. */
interface StagedGame {
  readonly shown: Shown;
  /** Whether all that has happened is on screen. */
  readonly isStill: boolean;
}

/** Shows and sounds the happenings of every new frame one after another. */
export function useStagedGame(frame: ViewMessageOf<'standard'>): StagedGame {
  const { view, overlay } = frame;
  const { unseen, before } = useUnseen(frame, (happenings) => soundHappenings(happenings, frame));
  const shown = useMemo(() => rewindStandard({ view, overlay }, unseen, before), [view, overlay, unseen, before]);
  return { shown, isStill: unseen.length === 0 };
}
