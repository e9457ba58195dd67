import type { ViewMessageOf } from '@upcard/protocol';
import type { StandardHappening } from '@upcard/tables';
import { useEffect, useEffectEvent, useRef } from 'react';
import { playSound } from '../../sound/table-sounds.ts';
import type { Announcer } from '../../spoken/live-region.tsx';
import { roomNews } from '../../spoken/room-news.ts';
import { standardAnnouncements } from '../../spoken/standard-announcements.ts';
import type { Shown } from './rewind-standard.ts';
import { standardBannerText } from './standard-banner-text.ts';
import { isAsked, type StandardScene } from './standard-scene.ts';

/** Whether this person's coins grew by the round that has just been settled. */
function hasWon({ view, overlay }: Shown): boolean {
  const own = view.lastRound?.players.find(({ number }) => number === overlay.number);
  if (own !== undefined) return own.hands.reduce((sum, { result }) => sum + result.net, 0) > 0;
  return view.lastRound?.dealer === overlay.number && (view.lastRound?.earnings ?? 0) > 0;
}

/** The sounds of what comes on screen at one moment; each at most once. `shown` is of the whole frame. */
export function soundHappenings(happenings: readonly StandardHappening[], shown: Shown): void {
  const types = new Set(happenings.map(({ type }) => type));
  if (types.has('cardDealt') || types.has('cardTurned') || types.has('cardDiscarded')) playSound('deal');
  if (types.has('coinsMoved') || types.has('bidPlaced') || types.has('betPlaced')) playSound('chip');
  if (types.has('settled') && shown.overlay.number !== null && hasWon(shown)) playSound('win');
}

/** The question that this person is asked now, by a name that changes with every new one; null while they are not. */
function questionOf(scene: StandardScene): string | null {
  if (!isAsked(scene) || scene.room.isPaused) return null;
  const { view, overlay } = scene;
  // Whoever has been outbid is asked anew.
  const bids = overlay.bid === null ? 0 : (view.auction?.bids ?? 0);
  return `${view.round} ${view.phase} ${view.turn} ${bids}`;
}

/** What is said at once to whoever is asked. */
function callOf(scene: StandardScene): string {
  const { title, detail, more } = standardBannerText(scene);
  const words = `${detail}${more}`.replace(/^\. /, '').replace(/\.$/, '');
  return words === '' ? `${title}.` : `${title}. ${words}.`;
}

/**
 * Tells people who listen what every new frame brought, once all of it is on screen, and at once when they are asked. `scene` is as far
 * as the motion has come; `isStill` while nothing moves.
 */
export function useStandardStory(
  frame: ViewMessageOf<'standard'>,
  scene: StandardScene,
  { announcer, isStill }: { readonly announcer: Announcer; readonly isStill: boolean },
): void {
  const told = useRef(scene);
  const untold = useRef<(readonly StandardHappening[])[]>([]);
  const hear = useEffectEvent(() => untold.current.push(frame.happenings));
  useEffect(() => {
    if (frame.seq >= 0) hear();
  }, [frame.seq]);
  const tell = useEffectEvent(() => {
    const ofRoom = roomNews(told.current, scene);
    const ofGame = untold.current.splice(0).flatMap((happenings) => standardAnnouncements(scene, happenings));
    told.current = scene;
    announcer.say([...ofRoom, ...ofGame].join(' '));
  });
  useEffect(() => {
    if (frame.seq >= 0 && isStill) tell();
  }, [frame.seq, isStill]);
  const question = questionOf(scene);
  const call = useEffectEvent(() => announcer.interrupt(callOf(scene)));
  const hush = useEffectEvent(() => announcer.interrupt(''));
  useEffect(() => {
    if (question !== null) call();
    // Whoever reads the page later must not find a question that is answered.
    else hush();
  }, [question]);
}
