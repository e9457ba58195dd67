import type { ChatLine } from '@upcard/protocol';
import { type RefObject, useRef, useState } from 'react';
import type { TableChat } from '../net/table-chat.ts';
import { linesAfter, shownLines } from './chat-lines.ts';
import { useMuted } from './muted-people.ts';

/** A room's chat on one screen. What is written and how far it was scrolled outlast its being folded away. */
export interface ChatBox {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Lines to show, those of muted people left out. Null: none has come yet. */
  readonly lines: readonly ChatLine[] | null;
  /** Others' lines since it was last open. */
  readonly unread: number;
  readonly draft: string;
  readonly write: (draft: string) => void;
  /** How far down the list was scrolled, in CSS pixels; null: to its end. */
  readonly scrolled: RefObject<number | null>;
}

/** Keeps the chat of a table for its screen. `you` is a person's id. */
export function useChat(chat: TableChat, you: string): ChatBox {
  const muted = useMuted();
  const [isOpen, setOpen] = useState(false);
  const [draft, write] = useState('');
  const [readTo, setReadTo] = useState<string | null>(null);
  const scrolled = useRef<number | null>(null);
  const lines = chat.lines === null ? null : shownLines(chat.lines, muted);
  const newest = chat.lines?.at(-1)?.id ?? '';
  // What was said before somebody came is not news to them.
  const isFirstHeard = readTo === null && lines !== null;
  if ((isOpen || isFirstHeard) && readTo !== newest) setReadTo(newest);
  const since = isOpen || lines === null || readTo === null ? [] : linesAfter(lines, readTo);
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    lines,
    unread: since.filter(({ person, isHidden }) => person.id !== you && !isHidden).length,
    draft,
    write,
    scrolled,
  };
}
