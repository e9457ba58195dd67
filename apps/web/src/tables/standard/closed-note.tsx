import { ButtonLink } from '../../ui/button.tsx';
import { closingText } from '../room/closing-text.ts';
import styles from './closed-note.module.css';
import type { StandardScene } from './standard-scene.ts';

/** Instead of a podium, where a room or a game was closed before it had come to its end. */
export function ClosedNote({ scene: { room, view } }: { scene: StandardScene }) {
  return (
    <section className={styles.note} aria-label="End of the game">
      <h2 className={styles.title}>{closingText(room.closing)}</h2>
      <p className={styles.text}>
        {view.round === 0
          ? 'That was before the first auction.'
          : 'The game does not count, and nobody’s rating changes.'}
      </p>
      <ButtonLink href="/tables" tone="main" size="large">
        Back to the tables
      </ButtonLink>
    </section>
  );
}
