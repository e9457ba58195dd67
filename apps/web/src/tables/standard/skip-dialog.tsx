import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { currentBidWords } from './auction-status.ts';
import styles from './skip-dialog.module.css';
import { nameOf, type StandardProps } from './standard-scene.ts';

interface SkipProps extends StandardProps {
  /** Why nobody may skip now, in a few words. */
  readonly off: string | undefined;
  readonly onClose: () => void;
}

function OpenSkip({ scene, controls, off, onClose }: SkipProps) {
  const { auction, round } = scene.view;
  const leading = auction?.leading ?? null;
  const bids = auction?.bids ?? 0;
  const send = (command: Parameters<typeof controls.send>[0]): void => {
    controls.send(command);
    onClose();
  };
  return (
    <Sheet
      title="Skip"
      isOpen
      onClose={onClose}
      foot={
        <div className={styles.buttons}>
          <Button tone="danger" off={off} onPress={() => send({ type: 'skipCurrent', bids, round })}>
            {leading === null ? 'Skip opening bid' : 'Skip current bid'}
          </Button>
          <Button tone="danger" off={off} onPress={() => send({ type: 'skipRest', round })}>
            Skip rest of auction
          </Button>
          <Button onPress={onClose}>Back to bidding</Button>
        </div>
      }
    >
      <p className={styles.text}>
        {leading === null ? (
          <>
            <strong>Skip opening bid</strong>: somebody else may open. You are asked again as soon as they do.
          </>
        ) : (
          <>
            <strong>Skip current bid</strong>: {nameOf(scene.view, leading.by)} may deal for{' '}
            {currentBidWords(scene.view)}. You are asked again when the leader or the amount changes.
          </>
        )}
      </p>
      <p className={styles.text}>
        <strong>Skip rest of auction</strong>: you are out until the next round, and none of your earlier bids can win
        any more.
      </p>
    </Sheet>
  );
}

function BlindSkip({ scene, controls, off, onClose }: SkipProps) {
  const { round } = scene.view;
  const skip = (): void => {
    controls.send({ type: 'skip', round });
    onClose();
  };
  return (
    <Sheet
      title="Skip this auction"
      isOpen
      onClose={onClose}
      foot={
        <div className={styles.buttons}>
          <Button tone="danger" off={off} onPress={skip}>
            Skip
          </Button>
          <Button onPress={onClose}>Back to bidding</Button>
        </div>
      }
    >
      <p className={styles.text}>
        You bid nothing in this auction. <strong>This can’t be taken back</strong>; the next round asks you again.
      </p>
    </Sheet>
  );
}

/** Asks which skip is meant before it is sent. */
export default function SkipDialog(props: SkipProps) {
  return props.scene.view.options.bidding === 'open' ? <OpenSkip {...props} /> : <BlindSkip {...props} />;
}
