import styles from './account-page.module.css';

/** Tells password managers whose password a form is about; people see their name on the page already. */
export function OwnNameField({ name }: { name: string }) {
  return (
    <input
      className={styles.ownName}
      type="text"
      name="username"
      autoComplete="username"
      aria-hidden="true"
      tabIndex={-1}
      readOnly
      value={name}
    />
  );
}
