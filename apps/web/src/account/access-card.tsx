import { AVATARS, type AvatarName } from '@upcard/tables/avatar';
import { type ReactNode, useEffect, useRef } from 'react';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { useSession } from '../net/session.ts';
import styles from './access.module.css';

/** Whoever sits round the table of the card: the person who is here, or some company. */
function company(own: AvatarName | null): readonly AvatarName[] {
  return own === null ? AVATARS.slice(0, 6) : [own];
}

/** Brings the heading into focus when it changes on the page: what had the focus before is gone then. */
function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return heading;
}

/** A page that is one form: a strip of felt, a heading, a sentence, the form. */
export function AccessCard({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const session = useSession();
  const heading = useHeadingFocus(title);
  const faces = company(session.kind === 'person' ? session.person.avatar : null);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.felt} aria-hidden="true">
          {faces.map((avatar) => (
            <span key={avatar} className={styles.face}>
              <Avatar face={personFace({ avatar })} size={faces.length === 1 ? 60 : 44} />
            </span>
          ))}
        </div>
        <div className={styles.inside}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
