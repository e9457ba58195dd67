import styles from './key-hint.module.css';

/** The key that does the same as the button it stands on. For the eye only: the button announces its key itself. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  );
}
