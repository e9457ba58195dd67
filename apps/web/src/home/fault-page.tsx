import { Button } from '../ui/button.tsx';
import styles from './notice-page.module.css';

/** A page that cannot go on: what happened, and loading it again. It uses no router, which may be what failed. */
export function FaultPage({ title, text }: { title: string; text: string }) {
  return (
    <main>
      <div className={styles.page} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          <Button tone="main" onPress={() => globalThis.location.reload()}>
            Load again
          </Button>
          <a className={styles.link} href="/tables">
            All tables
          </a>
        </div>
      </div>
    </main>
  );
}
