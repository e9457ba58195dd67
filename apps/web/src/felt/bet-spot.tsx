import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './bet-spot.module.css';
import { ChipStack } from './chip-stack.tsx';

/** What lies on a spot: nothing, with the word inside the ring; chips not yet bet; or a bet that the server has. */
type SpotBet =
  | { kind: 'open'; word: string }
  | { kind: 'placed'; amount: number }
  | { kind: 'confirmed'; amount: number };

interface BetSpotProps {
  /** What the spot is called: "Your bet", "Spot 3, Ann". */
  name: string;
  bet: SpotBet;
  /** The line under the ring. */
  caption: ReactNode;
  /** Gold ring: the spot that things are about now. */
  isCurrent?: boolean;
  /** The chips, for their arrival. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

function Ring({ bet, isCurrent, chipsRef }: { bet: SpotBet; isCurrent: boolean; chipsRef: Ref<HTMLSpanElement> }) {
  return (
    <span className={styles.ring} data-kind={bet.kind} data-current={isCurrent}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="48" pathLength="96" />
      </svg>
      {bet.kind === 'open' ? (
        <span className={styles.word}>{bet.word}</span>
      ) : (
        <ChipStack amount={bet.amount} ref={chipsRef} />
      )}
      {bet.kind === 'confirmed' && (
        <span className={styles.check}>
          <Check size={16} strokeWidth={2.5} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}

/**
 * A place to bet, `--spot-w` wide. With `onPress` it is a button, otherwise a labelled group. Placed is a dashed gold ring, confirmed a
 * green ring with a check; both are said in words too, through `name` and `caption`.
 */
export function BetSpot({
  name,
  bet,
  caption,
  isCurrent = false,
  ref = null,
  onPress,
}: BetSpotProps & { onPress?: () => void }) {
  const inside = (
    <>
      <Ring bet={bet} isCurrent={isCurrent} chipsRef={ref} />
      <span className={styles.caption}>{caption}</span>
    </>
  );
  if (onPress === undefined) {
    return (
      <fieldset className={styles.spot} aria-label={name}>
        {inside}
      </fieldset>
    );
  }
  return (
    <button type="button" className={classNames(styles.spot, styles.button)} onClick={onPress}>
      <span className={styles.name}>{name}</span>
      {inside}
    </button>
  );
}
