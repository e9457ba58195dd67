import type { ViewMessageOf } from '@upcard/protocol';
import type { HouseHappening } from '@upcard/tables';
import { useEffect, useEffectEvent, useRef } from 'react';
import { playSound } from '../../sound/table-sounds.ts';
import { announcements } from '../../spoken/house-announcements.ts';
import type { Announcer } from '../../spoken/live-region.tsx';
import { roomNews } from '../../spoken/room-news.ts';
import { bannerText } from './banner-text.ts';
import { type HouseScene, isYourTurn, ownResults } from './house-scene.ts';

/** The sounds of what comes on screen at one moment; each at most once. */
export function soundHappenings(happenings: readonly HouseHappening[], hasWon: boolean): void {
  if (happenings.some(({ type }) => type === 'cardDealt' || type === 'cardTurned')) playSound('deal');
  if (happenings.some(({ type }) => type === 'chipsMoved')) playSound('chip');
  if (hasWon && happenings.some(({ type }) => type === 'settled')) playSound('win');
}

/** Whether the person won in the round that is on the table. */
export function hasWon(scene: Pick<HouseScene, 'view' | 'overlay'>): boolean {
  return ownResults(scene).reduce((total, { net }) => total + net, 0) > 0;
}

/** Tells people who listen what every new frame brought, at once, and when it is their turn. `scene` is of the whole frame. */
export function useHouseStory(frame: ViewMessageOf<'house'>, scene: HouseScene, announcer: Announcer): void {
  const told = useRef(scene);
  const tell = useEffectEvent(() => {
    const ofRoom = roomNews(told.current, scene);
    told.current = scene;
    announcer.say([...ofRoom, ...announcements(scene, frame.happenings)].join(' '));
  });
  useEffect(() => {
    if (frame.seq >= 0) tell();
  }, [frame.seq]);
  const turn = isYourTurn(scene) ? (scene.view.active?.turn ?? null) : null;
  const call = useEffectEvent(() => {
    const { title, detail, more } = bannerText(scene);
    announcer.interrupt(`${title}. ${detail}${more}.`);
  });
  const hush = useEffectEvent(() => announcer.interrupt(''));
  useEffect(() => {
    if (turn !== null) call();
    // Whoever reads the page later must not find a turn that is over.
    else hush();
  }, [turn]);
}
