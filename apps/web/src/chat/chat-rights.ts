import type { TableChat } from '../net/table-chat.ts';

/** Whether somebody may talk, and what keeps them from it. */
export type Talk = 'free' | 'guest' | 'silenced';

/** What this person (`you`: an id) may do in the chat. */
export function talkOf({ silenced }: Pick<TableChat, 'silenced'>, who: { you: string; isGuest: boolean }): Talk {
  if (who.isGuest) return 'guest';
  return silenced.includes(who.you) ? 'silenced' : 'free';
}
