import { Button } from '../ui/button.tsx';
import styles from './chat-panel.module.css';
import { unmute, useMuted } from './muted-people.ts';

/** Whose lines are not shown here, and the way to see them again. */
export function MutedNote() {
  const muted = useMuted();
  if (muted.length === 0) return null;
  return (
    <details className={styles.muted}>
      <summary>{muted.length === 1 ? '1 person is muted' : `${muted.length} people are muted`}</summary>
      <ul>
        {muted.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <Button size="small" onPress={() => unmute(id)}>
              Unmute
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
