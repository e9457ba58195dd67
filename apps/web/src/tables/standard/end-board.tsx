import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from '../../net/store.ts';
import { CapitalChart } from './capital-chart.tsx';
import styles from './end-board.module.css';
import { beginEndShow, endEndShow, endShow, gameKey } from './end-show.ts';
import { Podium } from './podium.tsx';
import type { StandardScene } from './standard-scene.ts';

const loadResults = () => import('./results-dialog.tsx');
const ResultsDialog = lazy(loadResults);

/** Whether the results lie open, and the way to them: by themselves after a while, or at a press before that. */
function useResults(game: string, now: () => number) {
  const [isOpen, setOpen] = useState(false);
  const show = useStore(endShow);
  const deadline = show?.game === game ? show.deadline : null;
  const open = useCallback(() => {
    endEndShow(game);
    setOpen(true);
  }, [game]);
  useEffect(() => {
    beginEndShow(game, now());
    // Loaded while the clock runs, so that the results are there when it ends; a load that fails is tried again then.
    loadResults().catch(() => undefined);
  }, [game, now]);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setTimeout(open, Math.max(0, deadline - now()));
    return () => clearTimeout(timer);
  }, [deadline, now, open]);
  return { isOpen, open, close: () => setOpen(false) };
}

/** A finished game on the felt: the podium, how everybody's coins went, and after three seconds or at a press the results. */
export function EndBoard({ scene, now }: { scene: StandardScene; now: () => number }) {
  const results = useResults(gameKey(scene.view), now);
  return (
    <section className={styles.board} aria-label="End of the game">
      <Podium scene={scene} onSelect={results.open} />
      <CapitalChart view={scene.view} />
      {results.isOpen && (
        <Suspense fallback={null}>
          <ResultsDialog scene={scene} onClose={results.close} />
        </Suspense>
      )}
    </section>
  );
}
