import Info from 'lucide-react/icons/info';
import { Countdown } from '../../felt/countdown.tsx';
import { useStore } from '../../net/store.ts';
import { endShow, gameKey, RESULTS_AFTER } from './end-show.ts';
import styles from './info-box.module.css';
import { infoNews } from './info-news.ts';
import type { StandardScene } from './standard-scene.ts';

/** When the results of this finished game open by themselves; null when nothing counts down to that. */
function useDeadline({ view }: StandardScene): number | null {
  const show = useStore(endShow);
  return show !== null && view.phase === 'finished' && show.game === gameKey(view) ? show.deadline : null;
}

/** Says for a moment what concerns this viewer alone: cards put in front, or that the results are about to open. Else it is empty. */
export function InfoBox({ scene, now }: { scene: StandardScene; now: () => number }) {
  const news = useStore(infoNews);
  const deadline = useDeadline(scene);
  const isEmpty = news === null && deadline === null;
  return (
    // The region is there before its words, or nobody who listens hears them.
    <div className={styles.place} role="status" aria-label="Info" data-empty={isEmpty}>
      {!isEmpty && (
        <div className={styles.box}>
          <Info className={styles.sign} size={18} aria-hidden="true" />
          <p className={styles.text}>{deadline === null ? news?.text : 'Final results'}</p>
          {deadline !== null && <Countdown deadline={deadline} total={RESULTS_AFTER} now={now} prefix="in" />}
        </div>
      )}
    </div>
  );
}
