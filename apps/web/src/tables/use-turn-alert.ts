import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../settings/preferences.ts';
import { playSound } from '../sound/table-sounds.ts';
import { turnTitle, wantsNotice } from './turn-alert.ts';

/** Tells a person of their turn: a sound, and in a tab that nobody sees a mark in the title and, if they wish, a notice of the browser. */
export function useTurnAlert(isYourTurn: boolean, tableName: string): void {
  const preferences = usePreferences();
  const notify = useEffectEvent(() => {
    const permission = 'Notification' in globalThis ? Notification.permission : 'unknown';
    if (!wantsNotice({ isYourTurn, isHidden: document.hidden }, preferences, permission)) return;
    try {
      new Notification('Your turn', { body: tableName, tag: 'upcard-turn' });
    } catch {
      // Phones have the constructor and refuse it; the title and the sound tell of the turn there.
    }
  });
  useEffect(() => {
    if (!isYourTurn) return;
    playSound('turn');
    notify();
  }, [isYourTurn]);
  useEffect(() => {
    const entitle = (): void => {
      document.title = turnTitle({ isYourTurn, isHidden: document.hidden }, tableName);
    };
    entitle();
    document.addEventListener('visibilitychange', entitle);
    return () => document.removeEventListener('visibilitychange', entitle);
  }, [isYourTurn, tableName]);
}
