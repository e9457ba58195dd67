import { CHAT_LENGTH } from '@upcard/protocol/chat-length';

/** From this many characters on the number of them is shown. */
const COUNTED_FROM = 250;

/** How long a line is as it will be said, in characters as people count them for the server: code points after trimming. */
function draftLength(draft: string): number {
  return [...draft.trim().normalize('NFC')].length;
}

/** The number of characters in words once it matters, or null: `271 of 300`. */
export function countText(draft: string): string | null {
  const length = draftLength(draft);
  return length < COUNTED_FROM ? null : `${length} of ${CHAT_LENGTH}`;
}

/** Why a line can't be said, or null. */
export function draftFault(draft: string): string | null {
  const length = draftLength(draft);
  if (length === 0) return 'Write something first';
  return length > CHAT_LENGTH ? `${length - CHAT_LENGTH} too many` : null;
}
