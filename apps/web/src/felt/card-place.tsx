import styles from './card-place.module.css';

/** The printed outline where a card will lie, `--card-w` wide. */
export function CardPlace() {
  return <span className={styles.place} aria-hidden="true" />;
}
