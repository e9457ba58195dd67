import type { ReactNode } from 'react';
import { CapitalStandings } from './capital-standings.tsx';
import { DealerResults } from './dealer-results.tsx';
import { InfoBox } from './info-box.tsx';
import styles from './info-column.module.css';
import { MetricStrip } from './metric-strip.tsx';
import type { StandardProps } from './standard-scene.ts';

/** The information column: figures, news for this viewer, standings, results, and at its foot the chat. */
export function InfoColumn({
  scene,
  controls,
  watching,
  visit,
  chat,
}: StandardProps & { readonly watching: number; readonly visit: number; readonly chat: ReactNode }) {
  return (
    <aside className={styles.column} aria-label="Information">
      <div className={styles.parts}>
        {scene.view.phase !== 'waiting' && <MetricStrip scene={scene} controls={controls} />}
        <InfoBox scene={scene} now={controls.now} />
        <CapitalStandings scene={scene} watching={watching} visit={visit} />
        <DealerResults scene={scene} />
      </div>
      <div className={styles.chat}>{chat}</div>
    </aside>
  );
}
