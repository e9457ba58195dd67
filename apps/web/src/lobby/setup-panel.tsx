import { memo } from 'react';
import { CreateButton } from './create-button.tsx';
import { SetupForm } from './setup-form.tsx';
import styles from './setup-panel.module.css';
import { useSetup } from './use-setup.ts';

function SetupPanel() {
  const setup = useSetup();
  return (
    <section className={styles.panel} aria-labelledby="setup-title">
      <h2 id="setup-title" className={styles.title}>
        Open a table
      </h2>
      <SetupForm setup={setup} />
      <div className={styles.foot}>
        <CreateButton setup={setup} />
      </div>
    </section>
  );
}

/** Opening a table, beside the list, whose changes are nothing to it. */
export default memo(SetupPanel);
