import type { Person } from '@upcard/tables';
import { type ReactNode, useEffect, useState } from 'react';
import type { Failure } from '../net/http.ts';
import { enterAsGuest, loadSession, useSession } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { GuestNotice } from './guest-notice.tsx';
import styles from './notice-page.module.css';

function NotLetIn({ fault, onRetry }: { fault: Failure; onRetry: () => void }) {
  return (
    <main className={styles.page} role="alert">
      <h1 className={styles.title}>You could not be let in</h1>
      <p className={styles.text}>{fault.text}</p>
      <Button tone="main" onPress={onRetry}>
        Try again
      </Button>
    </main>
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
  useEffect(() => {
    if (!isNobody) return;
    let isWanted = true;
    void enterAsGuest().then((entered) => {
      if (entered.ok) setNewcomer(entered.value);
      else if (isWanted) setFailure(entered.failure);
    });
    return () => {
      isWanted = false;
    };
  }, [isNobody]);
  const retry = (): void => {
    setFailure(null);
    void loadSession();
  };
  // There from the start, so that the name is read out when it comes.
  const announcement = <div role="status">{newcomer !== null && <GuestNotice person={newcomer} />}</div>;
  const fault = session.kind === 'failed' ? session.failure : failure;
  return (
    <>
      {announcement}
      {session.kind === 'person' && children}
      {session.kind !== 'person' && fault === null && <main aria-busy="true" />}
      {session.kind !== 'person' && fault !== null && <NotLetIn fault={fault} onRetry={retry} />}
    </>
  );
}
