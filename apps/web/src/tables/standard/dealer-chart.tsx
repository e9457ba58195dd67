import { lazy, Suspense } from 'react';
import styles from './dealer-chart.module.css';
import { DealerMark } from './dealer-mark.tsx';
import { numbersOf } from './participant-face.ts';
import type { StandardScene } from './standard-scene.ts';

// Most people never turn to the chart. Its place is as large without the drawing.
const ChartDrawing = lazy(() => import('./chart-drawing.tsx'));

/** What Dealers paid for the position and what they earned in it, a node for every settled round. One round at least. */
export function DealerChart({ scene }: { scene: StandardScene }) {
  const { view } = scene;
  return (
    <div className={styles.chart}>
      <p className={styles.across} aria-hidden="true">
        Earnings
      </p>
      <div className={styles.plot}>
        <Suspense fallback={null}>
          <ChartDrawing view={view} />
        </Suspense>
      </div>
      <p className={styles.along} aria-hidden="true">
        Auction paid
      </p>
      <ul className={styles.legend} aria-label="Legend">
        {[...numbersOf(view), null].map((number) => (
          <li key={number ?? 'banker'}>
            <DealerMark scene={scene} number={number} />
          </li>
        ))}
      </ul>
    </div>
  );
}
