import { lazy, Suspense, useEffect } from 'react';
import styles from './break-box.module.css';
import type { StandardProps, StandardScene } from './standard-scene.ts';

const loadCards = () => import('./cards-to-deal.tsx');
// For the testing mode alone.
const CardsToDeal = lazy(loadCards);

/** Loads the box of the testing mode for whoever will have it, so that it is there when its time comes. */
export function useInjectionLoaded({ overlay }: Pick<StandardScene, 'overlay'>): void {
  const willHave = overlay.canApplyCards !== null;
  useEffect(() => {
    // A load that fails is tried again when the box is drawn.
    if (willHave) loadCards().catch(() => undefined);
  }, [willHave]);
}

/** Ranks to be dealt before all others, the first one first; in the testing mode, for the host, while they may be given. */
export function InjectionBox({ scene, controls }: StandardProps) {
  if (scene.overlay.canApplyCards !== true) return null;
  return (
    <Suspense fallback={<div className={styles.box} data-awaited />}>
      <CardsToDeal scene={scene} controls={controls} />
    </Suspense>
  );
}
