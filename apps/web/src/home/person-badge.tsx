import type { Person } from '@upcard/tables';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { wayTo } from '../account/way-back.ts';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { type Session, signOut, useSession } from '../net/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './person-badge.module.css';

interface MenuLink {
  readonly href: string;
  readonly label: string;
}

type Somebody = Extract<Session, { kind: 'person' }>;

function useMenuLinks({ person, standing, isAdministrator }: Somebody): readonly MenuLink[] {
  const [place] = useLocation();
  const search = useSearch();
  if (standing === 'guest') {
    return [
      { href: wayTo('/register', place, search), label: 'Create account' },
      { href: wayTo('/login', place, search), label: 'Log in' },
      { href: `/people/${person.id}`, label: 'Profile' },
      { href: '/settings', label: 'Settings' },
    ];
  }
  return [
    { href: `/people/${person.id}`, label: 'Profile' },
    { href: '/account', label: 'Account' },
    { href: '/settings', label: 'Settings' },
    ...(isAdministrator ? [{ href: '/admin', label: 'Administration' }] : []),
  ];
}

function useLogOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    void signOut().then(({ ok }) => ok && navigate('/'));
  };
}

function BadgeFace({ person }: { person: Person }) {
  return (
    <>
      <Avatar face={personFace(person)} size={30} />
      <OnlySpoken>You are </OnlySpoken>
      <span className={styles.name}>{person.name}</span>
      <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
    </>
  );
}

function PersonMenu({ session }: { session: Somebody }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const links = useMenuLinks(session);
  const logOut = useLogOut();
  const close = (): void => menu.current?.hidePopover();
  const { person, standing } = session;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.badge} title={person.name} popoverTarget={id}>
        <BadgeFace person={person} />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p className={styles.who}>
          {person.name}
          <span>{standing === 'guest' ? 'Guest on this device' : 'Your account'}</span>
        </p>
        <ul>
          {links.map(({ href, label }) => (
            <li key={label}>
              <Link href={href} className={styles.item ?? ''} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          {standing === 'account' && (
            <li>
              <button type="button" className={styles.item} onClick={logOut}>
                Log out
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

function LogInLink() {
  const [place] = useLocation();
  const search = useSearch();
  return (
    <span className={styles.place}>
      <ButtonLink href={wayTo('/login', place, search)} size="small">
        Log in
      </ButtonLink>
    </span>
  );
}

/** Who is using this browser, in the bar, with what they may do about it; the way to log in before somebody has come in. */
export function PersonBadge() {
  const session = useSession();
  if (session.kind === 'person') return <PersonMenu session={session} />;
  return ['nobody', 'ended', 'suspended'].includes(session.kind) ? <LogInLink /> : null;
}
