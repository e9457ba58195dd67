import type { CSSProperties } from 'react';
import styles from './dealer-mark.module.css';
import { colourOf } from './participant-face.ts';
import { nameOf, type StandardScene } from './standard-scene.ts';

/** A Dealer as charts and results mark them: a dot in their colour, a gold diamond for the Banker (null), and the name. */
export function DealerMark({ scene: { view }, number }: { scene: Pick<StandardScene, 'view'>; number: number | null }) {
  const look: CSSProperties & Record<'--mark', string> = { '--mark': colourOf(view, number) };
  return (
    <span className={styles.mark}>
      <span className={styles.sign} style={look} data-kind={number === null ? 'banker' : 'participant'} />
      <bdi className={styles.name}>{nameOf(view, number)}</bdi>
    </span>
  );
}
