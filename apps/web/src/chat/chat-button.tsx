import MessageCircle from 'lucide-react/icons/message-circle';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './chat-button.module.css';
import type { ChatBox } from './use-chat.ts';

/** Unfolds the chat, with the number of lines that are new; for the bar. */
export function ChatIcon({ chat, size }: { chat: ChatBox; size: number }) {
  return (
    <IconButton
      label="Chat"
      isExpanded={chat.isOpen}
      count={{ value: chat.unread, label: `${chat.unread} new` }}
      onPress={chat.toggle}
    >
      <MessageCircle size={size} aria-hidden="true" />
    </IconButton>
  );
}

/** The newest line and the button beside it, for the end of a wide dock. */
export function ChatCorner({ chat }: { chat: ChatBox }) {
  const last = chat.lines?.findLast(({ isHidden }) => !isHidden);
  return (
    <div className={styles.corner}>
      {last !== undefined && !chat.isOpen && (
        <p className={styles.last}>
          <OnlySpoken>Last line of the chat: </OnlySpoken>
          <bdi className={styles.who}>{last.person.name}</bdi>
          <bdi className={styles.text}>{last.text}</bdi>
        </p>
      )}
      <Button isPressed={chat.isOpen} onPress={chat.toggle}>
        <MessageCircle size={18} aria-hidden="true" /> Chat
        {chat.unread > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {chat.unread > 99 ? '99+' : chat.unread}
            </span>
            <OnlySpoken>, {chat.unread} new</OnlySpoken>
          </>
        )}
      </Button>
    </div>
  );
}
