import { useState } from 'react';
import type { ChatBox } from '../../chat/use-chat.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { NarrowTab } from './narrow-tabs.tsx';

/** How the screen is laid out: one tab at a time, all in one column that scrolls, or table and information side by side. */
export type StandardLayout =
  | { readonly kind: 'phone'; readonly tab: NarrowTab; readonly pick: (tab: NarrowTab) => void }
  | { readonly kind: 'column' }
  | { readonly kind: 'two' };

/** The layout for the width of this window. The chat is a tab of the phone like the others, but can be opened from elsewhere. */
export function useStandardLayout(chat: ChatBox): StandardLayout {
  const [picked, setPicked] = useState<NarrowTab>('table');
  const isPhone = useMedia('(max-width: 639.98px)');
  const hasRoom = useMedia('(min-width: 1100px)');
  if (!isPhone) return { kind: hasRoom ? 'two' : 'column' };
  return {
    kind: 'phone',
    tab: chat.isOpen ? 'chat' : picked,
    pick: (next) => {
      if ((next === 'chat') !== chat.isOpen) chat.toggle();
      if (next !== 'chat') setPicked(next);
    },
  };
}
