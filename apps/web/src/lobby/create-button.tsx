import { GAMES } from '../home/games.tsx';
import { Button } from '../ui/button.tsx';
import styles from './create-button.module.css';
import type { Setup } from './use-setup.ts';

/** The gold button under a setup form, and over it why the table was not opened. */
export function CreateButton({ setup: { kind, opening, open } }: { setup: Setup }) {
  return (
    <div className={styles.create}>
      <p role="alert" className={styles.refused}>
        {opening.kind === 'refused' && opening.text}
      </p>
      <Button tone="main" size="large" isWide onPress={open}>
        {opening.kind === 'asked' ? 'Opening the table…' : `Create ${GAMES[kind].name} table`}
      </Button>
    </div>
  );
}
