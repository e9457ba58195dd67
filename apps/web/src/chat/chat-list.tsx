import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableChat } from '../net/table-chat.ts';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import { linesAfter, spokenLine } from './chat-lines.ts';
import styles from './chat-panel.module.css';
import type { ChatPlace } from './chat-panel.tsx';
import { ChatRow } from './chat-row.tsx';
import type { ChatBox } from './use-chat.ts';

/** Within so many CSS pixels of its end the list follows what is new. */
const NEAR_END = 48;

/** What came since the panel was unfolded or since the last words, for people who listen. */
function useNews(box: ChatBox, you: string): string {
  const newest = box.lines?.at(-1)?.id ?? null;
  const [heard, setHeard] = useState({ to: newest, words: '' });
  if (newest !== null && newest !== heard.to) {
    const since = heard.to === null ? (box.lines ?? []) : linesAfter(box.lines ?? [], heard.to);
    const words = since.filter(({ person }) => person.id !== you).map(spokenLine);
    setHeard({ to: newest, words: words.join('. ') });
  }
  return heard.words;
}

/** Keeps the list where it is, or at its end if that is where it was. */
function useFollowing(box: ChatBox) {
  const list = useRef<HTMLElement>(null);
  const [missed, setMissed] = useState(0);
  const count = box.lines?.length ?? 0;
  const counted = useRef(count);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const { current: kept } = box.scrolled;
    element.scrollTop = kept ?? element.scrollHeight;
    const added = Math.max(0, count - counted.current);
    counted.current = count;
    if (kept !== null && added > 0) setMissed((before) => before + added);
  }, [count, box.scrolled]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const settle = (): void => {
      if (box.scrolled.current === null) element.scrollTop = element.scrollHeight;
    };
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box.scrolled]);
  const onScroll = (): void => {
    const element = list.current;
    if (element === null) return;
    const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR_END;
    box.scrolled.current = isAtEnd ? null : element.scrollTop;
    if (isAtEnd) setMissed(0);
  };
  const toEnd = (): void => {
    box.scrolled.current = null;
    setMissed(0);
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  };
  return { list, missed, onScroll, toEnd };
}

/** The lines of a chat. Whoever reads further up stays there; new lines then wait under a button. */
export function ChatList({ box, chat, place }: { box: ChatBox; chat: TableChat; place: ChatPlace }) {
  const { list, missed, onScroll, toEnd } = useFollowing(box);
  const news = useNews(box, place.you);
  const lines = box.lines ?? [];
  return (
    <div className={styles.middle}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={list} className={styles.scroll} tabIndex={0} aria-label="Lines" onScroll={onScroll}>
        {lines.length === 0 && (
          <p className={styles.empty}>
            {box.lines === null ? 'The chat is on its way.' : 'Nobody has said anything yet.'}
          </p>
        )}
        <ol className={styles.lines}>
          {lines.map((line, index) => (
            <ChatRow
              key={line.id}
              line={line}
              isFollowing={lines[index - 1]?.person.id === line.person.id}
              isSilenced={chat.silenced.includes(line.person.id)}
              place={place}
            />
          ))}
        </ol>
      </section>
      {missed > 0 && (
        <span className={styles.toEnd}>
          <Button size="small" onPress={toEnd}>
            {missed === 1 ? '1 new line' : `${missed} new lines`}
          </Button>
        </span>
      )}
      <OnlySpoken>
        <span aria-live="polite">{news}</span>
      </OnlySpoken>
    </div>
  );
}
