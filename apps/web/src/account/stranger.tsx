import { Link } from 'wouter';
import { loadSession, type Session } from '../net/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './access.module.css';
import { AccessCard } from './access-card.tsx';
import { ACCOUNT_PROMISE } from './account-words.ts';
import { AvatarChoice } from './avatar-choice.tsx';

function Ways({ first }: { first: 'register' | 'login' }) {
  const register = { href: '/register', label: 'Create account' };
  const login = { href: '/login', label: 'Log in' };
  const [main, other] = first === 'register' ? [register, login] : [login, register];
  return (
    <>
      <ButtonLink href={main.href} tone="main" size="large" isWide>
        {main.label}
      </ButtonLink>
      <ButtonLink href={other.href} size="large" isWide>
        {other.label}
      </ButtonLink>
      <p className={styles.others}>
        <Link href="/settings">Settings</Link>
      </p>
    </>
  );
}

/** The account page of somebody without one: a guest, nobody yet, or somebody whose session has ended, or who is suspended. */
export function Stranger({ session }: { session: Session }) {
  switch (session.kind) {
    case 'loading':
      return <div className={styles.page} aria-busy="true" />;
    case 'person':
      return (
        <AccessCard title={session.person.name} lead={<>You are a guest on this device. {ACCOUNT_PROMISE}</>}>
          <AvatarChoice person={session.person} />
          <Ways first="register" />
        </AccessCard>
      );
    case 'nobody':
      return (
        <AccessCard title="You" lead={<>Guests need no account. {ACCOUNT_PROMISE}</>}>
          <Ways first="login" />
        </AccessCard>
      );
    case 'ended':
      return (
        <AccessCard
          title="You are logged out"
          lead={`${session.person?.name ?? 'You'} ${session.person === null ? 'were' : 'was'} logged out on another device, or the session has run out. Nothing is lost.`}
        >
          <Ways first="login" />
        </AccessCard>
      );
    case 'suspended':
      return (
        <AccessCard title="Your account is suspended" lead={session.text}>
          <Button tone="main" size="large" isWide onPress={() => void loadSession()}>
            Look again
          </Button>
          <ButtonLink href="/login" size="large" isWide>
            Log in as somebody else
          </ButtonLink>
        </AccessCard>
      );
    case 'failed':
      return (
        <AccessCard title="Upcard does not answer" lead={session.failure.text}>
          <Button tone="main" size="large" isWide onPress={() => void loadSession()}>
            Try again
          </Button>
        </AccessCard>
      );
  }
}
