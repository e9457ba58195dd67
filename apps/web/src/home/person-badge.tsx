import { Avatar, personFace } from '../felt/avatar.tsx';
import { useSession } from '../net/session.ts';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './person-badge.module.css';

/** Who is using this browser, in the bar; nothing before somebody has come in. */
export function PersonBadge() {
  const session = useSession();
  if (session.kind !== 'person') return null;
  const { name } = session.person;
  return (
    <p className={styles.badge} title={name}>
      <Avatar face={personFace(session.person)} size={30} />
      <OnlySpoken>You are </OnlySpoken>
      <span className={styles.name}>{name}</span>
    </p>
  );
}
