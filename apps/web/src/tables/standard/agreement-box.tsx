import Check from 'lucide-react/icons/check';
import { Button } from '../../ui/button.tsx';
import { isOnItsWay } from '../table-controls.ts';
import styles from './break-box.module.css';
import type { StandardProps, StandardScene } from './standard-scene.ts';

function agreedWords({ view }: StandardScene): string {
  const active = view.participants.filter(({ status }) => status === 'active').length;
  return `${view.agreed.length} of ${active} have agreed`;
}

function whyOff({ scene, controls }: StandardProps): string | undefined {
  if (isOnItsWay(controls, 'agree')) return 'Sent';
  if (!controls.isLive) return 'Reconnecting';
  return scene.room.isPaused ? 'The table is paused' : undefined;
}

/** In a break, for whoever plays on: going on without waiting for the clock, and how many want to. Nothing for anybody else. */
export function AgreementBox({ scene, controls }: StandardProps) {
  const { view, overlay } = scene;
  if (overlay.agreement === null) return null;
  return (
    <section className={styles.box} aria-label="Next round">
      {overlay.agreement === 'given' ? (
        <p className={styles.given}>
          <Check size={18} aria-hidden="true" /> You agreed to the next round
        </p>
      ) : (
        <Button
          tone="main"
          isWide
          off={whyOff({ scene, controls })}
          onPress={() => controls.send({ type: 'agree', round: view.round })}
        >
          Agree to next round
        </Button>
      )}
      <p className={styles.status} role="status">
        {agreedWords(scene)}
        {overlay.agreement === 'open' && overlay.autoContinue && '. Auto continue agrees for you in a moment.'}
      </p>
    </section>
  );
}
