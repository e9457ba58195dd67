import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Saying, TableChat } from '../net/table-chat.ts';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import { countText, draftFault } from './chat-draft.ts';
import styles from './chat-panel.module.css';
import type { ChatPlace } from './chat-panel.tsx';
import type { Talk } from './chat-rights.ts';
import type { ChatBox } from './use-chat.ts';

interface ComposerProps {
  box: ChatBox;
  chat: TableChat;
  place: ChatPlace;
  talk: Talk;
}

function ForGuests({ onRegister }: { onRegister: () => void }) {
  return (
    <div className={styles.closed}>
      <p>Guests can read along. Register to talk; you keep your seat.</p>
      <Button onPress={onRegister}>Register</Button>
    </div>
  );
}

/** Seconds to wait before another line makes sense; 0 when none. */
function useWait(saying: Saying, now: () => number): number {
  const until = saying.kind === 'refused' ? saying.until : null;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const look = (): void => setLeft(Math.max(0, Math.ceil((until - now()) / 1_000)));
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until, now]);
  return until === null ? 0 : left;
}

/** Empties the line once the server has taken it; whatever was written meanwhile stays. */
function useEmptying({ draft, write }: ChatBox, saying: Saying): void {
  const [said, setSaid] = useState<string | null>(null);
  const settle = useEffectEvent(() => {
    if (saying.kind === 'sent') setSaid(saying.text);
    if (saying.kind === 'nothing' && said !== null && draft === said) write('');
    if (saying.kind !== 'sent') setSaid(null);
  });
  useEffect(() => {
    if (saying.kind !== undefined) settle();
  }, [saying.kind]);
}

function whyNot({ box, chat, place }: ComposerProps, wait: number): string | undefined {
  if (chat.saying.kind === 'sent') return 'Sent';
  if (!place.isLive) return 'Reconnecting';
  if (wait > 0) return `Wait ${wait} s`;
  return draftFault(box.draft) ?? undefined;
}

function Line(props: ComposerProps) {
  const { box, chat, place } = props;
  const noteId = useId();
  const wait = useWait(chat.saying, place.now);
  useEmptying(box, chat.saying);
  const off = whyNot(props, wait);
  const count = countText(box.draft);
  const isTooLong = off?.endsWith('too many') === true;
  const isRefused = chat.saying.kind === 'refused' && (chat.saying.until === null || wait > 0);
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (off === undefined) place.say(box.draft);
      }}
    >
      <div className={styles.field} data-wrong={isTooLong}>
        <input
          className={styles.input}
          aria-label="Say something"
          aria-describedby={noteId}
          aria-invalid={isTooLong}
          placeholder="Say something"
          autoComplete="off"
          dir="auto"
          value={box.draft}
          onChange={(event) => box.write(event.target.value)}
        />
        <Button type="submit" off={off}>
          <SendHorizontal size={18} aria-hidden="true" />
          <OnlySpoken>Say it</OnlySpoken>
        </Button>
      </div>
      <div className={styles.note}>
        <span role="status" className={styles.fault}>
          {isRefused && chat.saying.kind === 'refused' && chat.saying.reason}
        </span>
        <span id={noteId}>
          {wait > 0 && <span className={styles.fault}>{wait} s to wait</span>}
          {wait === 0 && count !== null && <span data-wrong={isTooLong}>{isTooLong ? `${count}, ${off}` : count}</span>}
        </span>
      </div>
    </form>
  );
}

/** A line to write on, or why somebody can only read. */
export function Composer(props: ComposerProps) {
  switch (props.talk) {
    case 'guest':
      return <ForGuests onRegister={props.place.onRegister} />;
    case 'silenced':
      return <p className={styles.closed}>The host of this room has silenced you. You can still read and play.</p>;
    case 'over':
      return <p className={styles.closed}>This table is over. What was said stays here to read.</p>;
    case 'free':
      return <Line {...props} />;
  }
}
