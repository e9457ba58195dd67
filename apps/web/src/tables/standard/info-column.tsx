import type { ReactNode } from 'react';
import styles from './info-column.module.css';
import { MetricStrip } from './metric-strip.tsx';
import type { StandardProps } from './standard-scene.ts';

interface InfoProps extends StandardProps {
  readonly watching: number;
}

/** What stands in Standings. */
export function Standings(_: InfoProps) {
  return null;
}

/** What stands in Results. */
export function Results(_: Pick<StandardProps, 'scene'>) {
  return null;
}

/** The information column: figures, standings, results, and at its foot the chat. */
export function InfoColumn({ chat, ...props }: InfoProps & { readonly chat: ReactNode }) {
  return (
    <aside className={styles.column} aria-label="Information">
      {props.scene.view.phase !== 'waiting' && <MetricStrip scene={props.scene} controls={props.controls} />}
      <Standings {...props} />
      <Results scene={props.scene} />
      <div className={styles.chat}>{chat}</div>
    </aside>
  );
}
