import styles from './account-page.module.css';

/** Says, also to people who listen, that something has been done. It stands there from the start, so that it is read out. */
export function DoneNote({ text }: { text: string | null }) {
  return (
    <p className={styles.done} role="status">
      {text}
    </p>
  );
}
