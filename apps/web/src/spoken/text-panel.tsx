import styles from './text-panel.module.css';

/** The table as sentences, with what happened last. It is read at will: the live regions say the news. */
export function TextPanel({ sentences, news }: { sentences: readonly string[]; news: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.panel} aria-label="The table in words" tabIndex={0}>
      <h2 className={styles.title}>The table in words</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {news !== '' && <p className={styles.news}>{news}</p>}
    </section>
  );
}
