import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './notice-toast.module.css';

/** How long a notice stays by itself, in milliseconds. */
const STAYS = 7_000;

interface NoticeProps {
  readonly text: string;
  readonly onClose: () => void;
}

function Notice({ text, onClose }: NoticeProps) {
  return (
    <>
      <p>{text}</p>
      <IconButton label="Close" onPress={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Why a press was refused. It goes by itself, or at a press. Give it the command's id as key. */
export function NoticeToast({ text, onClose }: NoticeProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className={styles.toast} role="status">
      <Notice text={text} onClose={onClose} />
    </div>
  );
}

/** Something that nobody should miss: it stays until it is closed. People who listen hear of it with the other news. */
export function StandingNotice({ text, onClose }: NoticeProps) {
  return (
    <section className={styles.toast} aria-label="Notice">
      <Notice text={text} onClose={onClose} />
    </section>
  );
}
