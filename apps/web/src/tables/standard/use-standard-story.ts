import type { ViewMessageOf } from '@upcard/protocol';
import type { StandardHappening } from '@upcard/tables';
import { useEffect, useEffectEvent, useRef } from 'react';
import { playSound } from '../../sound/table-sounds.ts';
import type { Announcer } from '../../spoken/live-region.tsx';
import { roomNews } from '../../spoken/room-news.ts';
import { standardAnnouncements } from '../../spoken/standard-announcements.ts';
import { standardBannerText } from './standard-banner-text.ts';
import { isAsked, type StandardScene } from './standard-scene.ts';

/** Whether this person's coins grew by the round that has just been settled. */
function hasWon({ view, overlay }: StandardScene): boolean {
  const own = view.lastRound?.players.find(({ number }) => number === overlay.number);
  if (own !== undefined) return own.hands.reduce((sum, { result }) => sum + result.net, 0) > 0;
  return view.lastRound?.dealer === overlay.number && (view.lastRound?.earnings ?? 0) > 0;
}

/** The sounds of one change; each at most once. */
function sound(happenings: readonly StandardHappening[], scene: StandardScene): void {
  const types = new Set(happenings.map(({ type }) => type));
  if (types.has('cardDealt') || types.has('cardTurned') || types.has('cardDiscarded')) playSound('deal');
  if (types.has('coinsMoved') || types.has('bidPlaced') || types.has('betPlaced')) playSound('chip');
  if (types.has('settled') && scene.overlay.number !== null && hasWon(scene)) playSound('win');
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

/** Tells people who listen what every new frame brought, and at once when they are asked; and sounds it. */
export function useStandardStory(frame: ViewMessageOf<'standard'>, scene: StandardScene, announcer: Announcer): void {
  const told = useRef(scene);
  const tell = useEffectEvent(() => {
    const ofRoom = roomNews(told.current, scene);
    told.current = scene;
    announcer.say([...ofRoom, ...standardAnnouncements(scene, frame.happenings)].join(' '));
    sound(frame.happenings, scene);
  });
  useEffect(() => {
    if (frame.seq >= 0) tell();
  }, [frame.seq]);
  const question = questionOf(scene);
  const call = useEffectEvent(() => announcer.interrupt(callOf(scene)));
  const hush = useEffectEvent(() => announcer.interrupt(''));
  useEffect(() => {
    if (question !== null) call();
    // Whoever reads the page later must not find a question that is answered.
    else hush();
  }, [question]);
}
