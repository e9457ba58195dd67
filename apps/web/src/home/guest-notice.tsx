import type { Person } from '@upcard/tables';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Avatar, personFace } from '../felt/avatar.tsx';
import styles from './guest-notice.module.css';

/** Tells somebody who came in by a link under which name; it lies over the bar, not over the game, and goes by itself. */
export function GuestNotice({ person }: { person: Person }) {
  const [isThere, setIsThere] = useState(true);
  if (!isThere) return null;
  const dismiss = (): void => setIsThere(false);
  return (
    <div className={styles.notice} onAnimationEnd={dismiss}>
      <Avatar face={personFace(person)} size={28} />
      <p className={styles.words}>
        You came in as <strong>{person.name}</strong>
      </p>
      <button type="button" className={styles.close} aria-label="Close" onClick={dismiss}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
