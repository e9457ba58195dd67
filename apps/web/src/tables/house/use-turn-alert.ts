import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../../settings/preferences.ts';
import { playSound } from '../../sound/table-sounds.ts';

/** The title of the page, with a mark while it is the person's turn in a tab that nobody sees. */
export function useTurnAlert(isYourTurn: boolean, tableName: string): void {
  const { notifiesTurn } = usePreferences();
  const title = `${tableName} · Upcard`;
  const notify = useEffectEvent(() => {
    if (!document.hidden || !notifiesTurn || !('Notification' in globalThis)) return;
    if (Notification.permission === 'granted') new Notification('Your turn', { body: tableName, tag: 'upcard-turn' });
  });
  useEffect(() => {
    if (!isYourTurn) return;
    playSound('turn');
    notify();
  }, [isYourTurn]);
  useEffect(() => {
    const entitle = (): void => {
      document.title = isYourTurn && document.hidden ? `● Your turn · ${tableName}` : title;
    };
    entitle();
    document.addEventListener('visibilitychange', entitle);
    return () => document.removeEventListener('visibilitychange', entitle);
  }, [isYourTurn, tableName, title]);
}
