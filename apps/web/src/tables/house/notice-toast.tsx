import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './notice-toast.module.css';

/** How long a notice stays by itself, in milliseconds. */
const STAYS = 7_000;

interface NoticeProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Why a press was refused. It goes by itself, or at a press. Give it the command's id as key. */
export function NoticeToast({ text, onClose }: NoticeProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div role="status">
      <StandingNotice text={text} onClose={onClose} />
    </div>
  );
}

/** Something that nobody should miss: it stays until it is closed. People who listen hear of it with the other news. */
export function StandingNotice({ text, onClose }: NoticeProps) {
  return (
    <div className={styles.toast}>
      <p>{text}</p>
      <IconButton label="Close" onPress={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
