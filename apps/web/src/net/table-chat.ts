import type { AnswerMessage, ChatLine, ChatMessage } from '@upcard/protocol';

/** Somebody's line on its way: one at a time. `until` is the server's time from which another try makes sense, or null. */
export type Saying =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sent'; readonly id: string; readonly text: string }
  | { readonly kind: 'refused'; readonly id: string; readonly reason: string; readonly until: number | null };

/** The talk of a room as last heard of. `lines` null: none of it has come yet. `silenced` are ids. `isOver`: nobody hears any more. */
export interface TableChat {
  readonly lines: readonly ChatLine[] | null;
  readonly silenced: readonly string[];
  readonly saying: Saying;
  readonly isOver: boolean;
}

/** Before anything was heard. */
export const NO_CHAT: TableChat = { lines: null, silenced: [], saying: { kind: 'nothing' }, isOver: false };

/** More lines than this are not kept: the oldest go. */
const MOST_LINES = 500;

/** The talk after a message: known lines are replaced where they stand, new ones come last. */
export function withMessage(chat: TableChat, { lines, silenced }: ChatMessage): TableChat {
  const newer = new Map(lines.map((line) => [line.id, line]));
  const kept = (chat.lines ?? []).map((line) => {
    const changed = newer.get(line.id);
    newer.delete(line.id);
    return changed ?? line;
  });
  return { ...chat, lines: [...kept, ...newer.values()].slice(-MOST_LINES), silenced };
}

/** The talk after the answer to one's own line; `now` is the server's time in milliseconds. Other answers change nothing. */
export function withAnswer(chat: TableChat, answer: AnswerMessage, now: number): TableChat {
  const { saying } = chat;
  if (saying.kind !== 'sent' || saying.id !== answer.id) return chat;
  if (answer.ok) return { ...chat, saying: { kind: 'nothing' } };
  const until = answer.retryAfter === null ? null : now + answer.retryAfter;
  return { ...chat, saying: { kind: 'refused', id: saying.id, reason: answer.text, until } };
}
