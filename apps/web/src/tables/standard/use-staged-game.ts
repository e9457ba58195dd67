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

/**
 * How long a frame waits for those before it, in milliseconds: the bot and the Banker act at once, in frames of their own, but a result
 * stays for no more than four seconds and has to be seen in them.
 */
const PATIENCE = 2_500;

/** Whether nobody wants to see what came before: the next round begins, or this person has acted. */
function isCut({ happenings, view, overlay }: ViewMessageOf<'standard'>): boolean {
  const { number } = overlay;
  const deals = number !== null && view.dealer?.number === number;
  return happenings.some(
    (one) =>
      one.type === 'auctionOpened' ||
      one.type === 'betsOpened' ||
      (one.type === 'acted' && one.at.spot === number) ||
      (one.type === 'cardDealt' && one.to === 'dealer' && deals),
  );
}

/** Shows and sounds the happenings of every new frame one after another. */
export function useStagedGame(frame: ViewMessageOf<'standard'>): StagedGame {
  const { view, overlay } = frame;
  const { unseen, before } = useUnseen(frame, { isCut: isCut(frame), patience: PATIENCE }, (happenings) =>
    soundHappenings(happenings, frame),
  );
  const shown = useMemo(() => rewindStandard({ view, overlay }, unseen, before), [view, overlay, unseen, before]);
  return { shown, isStill: unseen.length === 0 };
}
