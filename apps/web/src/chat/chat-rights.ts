import type { TableChat } from '../net/table-chat.ts';

/** Whether somebody may talk, and what keeps them from it. */
export type Talk = 'free' | 'guest' | 'silenced' | 'over';

/** What this person (`you`: an id) may do in the chat. */
export function talkOf(
  { silenced, isOver }: Pick<TableChat, 'silenced' | 'isOver'>,
  who: { you: string; isGuest: boolean },
): Talk {
  if (isOver) return 'over';
  if (who.isGuest) return 'guest';
  return silenced.includes(who.you) ? 'silenced' : 'free';
}
