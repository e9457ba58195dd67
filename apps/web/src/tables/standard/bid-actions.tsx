import { lazy, Suspense, useState } from 'react';
import { formatAmount } from '../../felt/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import styles from './bid-actions.module.css';
import type { StandardProps } from './standard-scene.ts';
import type { Bidding } from './use-bidding.ts';

const SkipDialog = lazy(() => import('./skip-dialog.tsx'));

function submitLabel({ view }: StandardProps['scene'], { submitOff, text, amount }: Bidding): string {
  if (submitOff === 'Sent') return 'Sent';
  const verb = view.options.bidding === 'open' ? 'Raise' : 'Submit';
  if (text === '') return verb;
  return view.options.bidding === 'open' ? `${verb} to ${formatAmount(amount)}` : `${verb} ${formatAmount(amount)}`;
}

/** Raise or Submit, Re-bet, and the way to a skip. */
export function BidActions({ scene, controls, bidding }: StandardProps & { bidding: Bidding }) {
  const [isAsking, setAsking] = useState(false);
  const { previous } = bidding.choices;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on a button that is off must not take the focus from a half-typed amount, which would be put right and then submitted unseen
    <div
      className={styles.actions}
      onMouseDown={(event) => bidding.fault !== null && event.preventDefault()}
      // The bot answers a bid at once: the second half of a double press would raise to an amount that nobody has read.
      onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
    >
      <Button
        tone="main"
        size="large"
        isWide
        off={bidding.submitOff}
        offPlace={bidding.submitOff === 'Sent' ? 'hidden' : 'under'}
        onPress={bidding.submit}
      >
        {submitLabel(scene, bidding)}
      </Button>
      <Button size="large" isWide off={bidding.repeatOff} offPlace="under" onPress={bidding.repeat}>
        Re-bet{previous === null ? '' : ` ${formatAmount(previous)}`}
      </Button>
      <Button tone="danger" size="large" isWide off={bidding.skipOff} offPlace="under" onPress={() => setAsking(true)}>
        Skip
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <SkipDialog scene={scene} controls={controls} off={bidding.skipOff} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
