import styles from './skip-link.module.css';

/** The first thing that the Tab key reaches: jumps over bar and navigation to the content of the page. */
export function SkipLink() {
  const skip = (): void => {
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  };
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      Skip to content
    </button>
  );
}
