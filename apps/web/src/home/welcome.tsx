import { useState } from 'react';
import { useLocation } from 'wouter';
import { ownTables } from '../lobby/table-line.ts';
import type { Failure } from '../net/http.ts';
import { lobbyFeed } from '../net/lobby-feed.ts';
import { enterAsGuest, useSession } from '../net/session.ts';
import { useStore } from '../net/store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './welcome.module.css';

type Entering = { readonly kind: 'idle' } | { readonly kind: 'asked' } | { readonly kind: 'failed'; failure: Failure };

/** For somebody new: one press, a name of the house's choice, and the tables. */
function GuestDoor() {
  const [entering, setEntering] = useState<Entering>({ kind: 'idle' });
  const [, navigate] = useLocation();
  const enter = async (): Promise<void> => {
    if (entering.kind === 'asked') return;
    setEntering({ kind: 'asked' });
    const entered = await enterAsGuest();
    if (entered.ok) navigate('/tables');
    else setEntering({ kind: 'failed', failure: entered.failure });
  };
  return (
    <>
      <Button tone="main" size="large" onPress={() => void enter()}>
        {entering.kind === 'asked' ? 'Coming in…' : 'Play as guest'}
      </Button>
      <p className={styles.note} role="status">
        {entering.kind === 'failed' ? (
          <span className={styles.fault}>{entering.failure.text}</span>
        ) : (
          'A guest can sit down at once. You are given a name at the door.'
        )}
      </p>
    </>
  );
}

/** For somebody who is in already: back to the own game, or to the tables. */
function Inside({ id, name }: { id: string; name: string }) {
  const lobby = useStore(lobbyFeed);
  const [own] = 'tables' in lobby ? ownTables(lobby.tables, id) : [];
  return (
    <>
      <div className={styles.ways}>
        {own !== undefined && (
          <ButtonLink href={`/tables/${own.id}`} tone="main" size="large">
            Return to your game
          </ButtonLink>
        )}
        <ButtonLink href="/tables" tone={own === undefined ? 'main' : 'plain'} size="large">
          See the tables
        </ButtonLink>
      </div>
      <p className={styles.note}>
        {own === undefined ? `You are in as ${name}.` : `You are in as ${name}, and sit at ${own.name}.`}
      </p>
    </>
  );
}

/** The way in. It stands there from the first moment: who this is may be known a little later. */
export function Welcome() {
  const session = useSession();
  return (
    <div className={styles.welcome}>
      {session.kind === 'person' ? <Inside id={session.person.id} name={session.person.name} /> : <GuestDoor />}
    </div>
  );
}
