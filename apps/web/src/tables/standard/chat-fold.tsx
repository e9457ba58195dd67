import ChevronUp from 'lucide-react/icons/chevron-up';
import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense } from 'react';
import type { ChatPlace } from '../../chat/chat-panel.tsx';
import type { ChatBox } from '../../chat/use-chat.ts';
import type { TableChat } from '../../net/table-chat.ts';
import styles from './chat-fold.module.css';

const ChatPanel = lazy(() => import('../../chat/chat-panel.tsx'));

/** What the chat of this table is drawn from. */
export interface ChatProps {
  readonly box: ChatBox;
  readonly chat: TableChat;
  readonly place: ChatPlace;
}

/** The chat unfolded; its code is loaded with it. */
export function OpenChat(props: ChatProps) {
  return (
    <div className={styles.open}>
      <Suspense fallback={null}>
        <ChatPanel {...props} />
      </Suspense>
    </div>
  );
}

/** The chat at the foot of the information column: a line with the newest words, or all of it. */
export function ChatFold(props: ChatProps) {
  const { box } = props;
  if (box.isOpen) return <OpenChat {...props} />;
  const last = box.lines?.findLast(({ isHidden }) => !isHidden);
  return (
    <button type="button" className={styles.fold} aria-expanded={false} onClick={box.toggle}>
      <MessageCircle size={20} aria-hidden="true" />
      <span className={styles.title}>Chat</span>
      <span className={styles.last}>
        {last !== undefined && (
          <>
            <bdi className={styles.who}>{last.person.name}</bdi> <bdi>{last.text}</bdi>
          </>
        )}
      </span>
      {box.unread > 0 && <span className={styles.news}>{box.unread} new</span>}
      <ChevronUp size={18} aria-hidden="true" />
    </button>
  );
}
