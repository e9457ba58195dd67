import { BetSpot } from '../../felt/bet-spot.tsx';
import styles from './empty-seat.module.css';

interface EmptySeatProps {
  readonly seat: number;
  readonly isSent: boolean;
  /** Null while no seat may be taken. */
  readonly onSit: (() => void) | null;
}

/** A free seat on a phone: a ring to sit down on while seats are taken. */
export function EmptySpot({ seat, isSent, onSit }: EmptySeatProps) {
  const word = isSent ? 'Sent' : onSit === null ? 'Free' : 'Sit here';
  return (
    <BetSpot
      name={`Seat ${seat}, ${word}`}
      bet={{ kind: 'open', word }}
      caption={`Seat ${seat}`}
      {...(onSit === null || isSent ? {} : { onPress: onSit })}
    />
  );
}

/** The same where there is no room for a ring. */
export function EmptyPill({ seat, isSent, onSit }: EmptySeatProps) {
  if (onSit === null) return <span className={styles.pill}>Seat {seat}, free</span>;
  return (
    <button
      type="button"
      className={styles.pill}
      data-free="true"
      aria-disabled={isSent}
      onClick={() => !isSent && onSit()}
    >
      {isSent ? 'Sent' : `Seat ${seat}, sit here`}
    </button>
  );
}

/** A free seat on the rail: a plate to sit down on while seats are taken. */
export function EmptyPlate({ seat, isSent, onSit }: EmptySeatProps) {
  if (onSit === null) {
    return (
      <div className={styles.plate} data-free="false">
        <span className={styles.number}>Seat {seat}</span>
        <span className={styles.line}>Free</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.plate}
      data-free="true"
      aria-disabled={isSent}
      onClick={() => !isSent && onSit()}
    >
      <span className={styles.number}>{isSent ? 'Sent' : 'Sit here'}</span>
      <span className={styles.line}>Seat {seat}</span>
    </button>
  );
}
