import { lazy, memo, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DealerChart } from './dealer-chart.tsx';
import styles from './dealer-results.module.css';
import { FIRST_SORT } from './results-order.ts';
import { type ResultsPlace, ResultsTable } from './results-table.tsx';
import type { StandardScene } from './standard-scene.ts';

const LastRoundModal = lazy(() => import('./last-round-modal.tsx'));

const SHAPES = [
  { value: 'table', label: 'Table' },
  { value: 'chart', label: 'Chart' },
] as const;

/** What came of every settled round for its Dealer, as a table or a chart as this viewer likes, and the newest round in full. */
export const DealerResults = memo(function DealerResults({ scene }: { scene: StandardScene }) {
  const [shape, setShape] = useState<'table' | 'chart'>('table');
  const [place, setPlace] = useState<ResultsPlace>({ sort: FIRST_SORT, page: 0 });
  const [isReviewing, setReviewing] = useState(false);
  const { lastRound, results } = scene.view;
  return (
    <section className={styles.panel} aria-label="Dealer results">
      <header className={styles.head}>
        <h2 className={styles.title}>Dealer results</h2>
        <div className={styles.controls}>
          <Segmented label="Dealer results as" options={SHAPES} value={shape} onChange={setShape} />
          <Button
            size="small"
            off={lastRound === null ? 'No round is settled yet' : undefined}
            onPress={() => setReviewing(true)}
          >
            Review last round
          </Button>
        </div>
      </header>
      {results.length === 0 && <p className={styles.empty}>Every settled round gets its line here.</p>}
      {results.length > 0 && shape === 'table' && <ResultsTable scene={scene} place={place} onPlace={setPlace} />}
      {results.length > 0 && shape === 'chart' && <DealerChart scene={scene} />}
      {isReviewing && lastRound !== null && (
        <Suspense fallback={null}>
          <LastRoundModal scene={scene} round={lastRound} onClose={() => setReviewing(false)} />
        </Suspense>
      )}
    </section>
  );
});
