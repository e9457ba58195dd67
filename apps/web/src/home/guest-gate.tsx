import type { Person } from '@upcard/tables';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { wayTo } from '../account/way-back.ts';
import type { Failure } from '../net/http.ts';
import { enterAsGuest, loadSession, useSession } from '../net/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { GuestNotice } from './guest-notice.tsx';
import styles from './notice-page.module.css';

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main>
      <div className={styles.page} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </main>
  );
}

/** The session was ended from elsewhere: logging in again leads back here, or one goes on as somebody else. */
function Ended({ person, onGuest }: { person: Person | null; onGuest: () => void }) {
  const [place] = useLocation();
  const search = useSearch();
  return (
    <Notice
      title="You are logged out"
      text={`${person === null ? 'The session has run out.' : `${person.name} was logged out on another device, or the session has run out.`} Seats and bets are kept.`}
    >
      <ButtonLink href={wayTo('/login', place, search)} tone="main">
        Log in
      </ButtonLink>
      <Button onPress={onGuest}>Go on as a guest</Button>
    </Notice>
  );
}

/** This browser's session is somebody's who may not come in: the page says so, until they may again or somebody else logs in. */
function Suspended({ text }: { text: string }) {
  const [place] = useLocation();
  const search = useSearch();
  return (
    <Notice title="Your account is suspended" text={text}>
      <Button tone="main" onPress={() => void loadSession()}>
        Look again
      </Button>
      <ButtonLink href={wayTo('/login', place, search)}>Log in as somebody else</ButtonLink>
    </Notice>
  );
}

function Barred({ fault, onRetry }: { fault: Failure | null; onRetry: () => void }) {
  if (fault === null) return <main aria-busy="true" />;
  return (
    <Notice title="You could not be let in" text={fault.text}>
      <Button tone="main" onPress={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/**
 * Lets through who has a name. Somebody who follows a link to a table without one comes in as a guest and is told the name; the
 * page itself may then ask the server for the table.
 */
export function GuestGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [newcomer, setNewcomer] = useState<Person | null>(null);
  const isNobody = session.kind === 'nobody';
  const enter = async (): Promise<void> => {
    const entered = await enterAsGuest();
    if (entered.ok) setNewcomer(entered.value);
    else setFailure(entered.failure);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever comes without a name
  useEffect(() => {
    if (isNobody) void enter();
  }, [isNobody]);
  const retry = (): void => {
    setFailure(null);
    void loadSession();
  };
  const isNew = newcomer !== null && session.kind === 'person' && session.person.id === newcomer.id;
  const fault = session.kind === 'failed' ? session.failure : failure;
  const isBarred = session.kind === 'ended' ? fault !== null : !['person', 'suspended'].includes(session.kind);
  return (
    <>
      {/* There from the start, so that the name is read out when it comes. */}
      <div role="status">{isNew && <GuestNotice person={newcomer} />}</div>
      {session.kind === 'person' && children}
      {session.kind === 'ended' && fault === null && <Ended person={session.person} onGuest={() => void enter()} />}
      {session.kind === 'suspended' && <Suspended text={session.text} />}
      {isBarred && <Barred fault={fault} onRetry={retry} />}
    </>
  );
}
