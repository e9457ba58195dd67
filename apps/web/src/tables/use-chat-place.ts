import type { GameKind } from '@upcard/protocol';
import { useMemo } from 'react';
import type { ChatPlace } from '../chat/chat-panel.tsx';
import { useSession } from '../net/session.ts';
import type { ScreenProps } from './screen-props.ts';

/** What the chat needs of its table. It stays the same between renders, as `onRegister` does. */
export function useChatPlace(
  { table, isLive, now, say }: Pick<ScreenProps<GameKind>, 'table' | 'isLive' | 'now' | 'say'>,
  onRegister: () => void,
): ChatPlace {
  const session = useSession();
  const isGuest = session.kind !== 'person' || session.standing === 'guest';
  const { isHost } = table.frame.roomOverlay;
  const { info, you } = table;
  return useMemo(
    () => ({ table: info.id, you: you.id, isGuest, isHost, isLive, now, say, onRegister }),
    [info.id, you.id, isGuest, isHost, isLive, now, say, onRegister],
  );
}
