import X from 'lucide-react/icons/x';
import type { TableChat } from '../net/table-chat.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ChatList } from './chat-list.tsx';
import styles from './chat-panel.module.css';
import { type Talk, talkOf } from './chat-rights.ts';
import { Composer } from './composer.tsx';
import { MutedNote } from './muted-note.tsx';
import type { ChatBox } from './use-chat.ts';

/** What the panel needs of its table. */
export interface ChatPlace {
  /** The table's id. */
  readonly table: string;
  /** The person's id. */
  readonly you: string;
  readonly isGuest: boolean;
  readonly isHost: boolean;
  /** False while the connection is lost. */
  readonly isLive: boolean;
  /** The server's time in milliseconds. */
  readonly now: () => number;
  readonly say: (text: string) => void;
  /** A guest wants to register, which lets them talk. */
  readonly onRegister: () => void;
}

/** The chat of a room, unfolded: its lines, and a line to write on for whoever may talk. */
export default function ChatPanel({ box, chat, place }: { box: ChatBox; chat: TableChat; place: ChatPlace }) {
  const talk: Talk = talkOf(chat, place);
  return (
    <section className={styles.panel} aria-label="Chat">
      <header className={styles.head}>
        <h2 className={styles.title}>Chat</h2>
        <IconButton label="Fold the chat away" onPress={box.toggle}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <ChatList box={box} chat={chat} place={place} />
      <MutedNote />
      <Composer box={box} chat={chat} place={place} talk={talk} />
    </section>
  );
}
