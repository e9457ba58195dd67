import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './admin.module.css';
import type { Fetched } from './use-fetched.ts';

/** Lines at rest, as many as a screen shows about. */
const RESTING = [1, 2, 3, 4, 5];

/** Lines at rest while a list is on its way. */
export function ListAtRest() {
  return (
    <div className={styles.list} aria-busy="true">
      <OnlySpoken>The list is being fetched.</OnlySpoken>
      {RESTING.map((line) => (
        <div key={line} className={styles.resting} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

/** Instead of a list: one sentence, and what can be done about it. */
export function Notice({
  what,
  children = null,
  role,
}: {
  what: string;
  children?: ReactNode;
  role?: 'alert' | undefined;
}) {
  return (
    <div className={styles.notice} role={role}>
      <p className={styles.noticeWhat}>{what}</p>
      {children}
    </div>
  );
}

/** A list as soon as it is there; until then lines at rest, or why it did not come. */
export function FetchedPlace<Value>({
  fetched,
  onRetry,
  children,
}: {
  fetched: Fetched<Value>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}) {
  switch (fetched.kind) {
    case 'loading':
      return <ListAtRest />;
    case 'failed':
      return (
        <Notice what="The list did not come" role="alert">
          <p>{fetched.failure.text}</p>
          <Button onPress={onRetry}>Try again</Button>
        </Notice>
      );
    case 'known':
      return (
        <div className={styles.known} data-behind={fetched.isBehind} aria-busy={fetched.isBehind}>
          {children(fetched.value)}
        </div>
      );
  }
}
