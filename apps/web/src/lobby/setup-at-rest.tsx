import styles from './setup-panel.module.css';

/** The place of the setup panel while its code is on its way. */
export function SetupAtRest() {
  return (
    <section className={styles.panel} aria-busy="true">
      <h2 className={styles.title}>Open a table</h2>
    </section>
  );
}
