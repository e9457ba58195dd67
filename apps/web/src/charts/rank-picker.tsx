import { RANKS, type Rank } from '@upcard/core';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './rank-picker.module.css';

/** Keys of ranks that are not called by their own sign. */
const OTHER_KEYS: Readonly<Record<string, Rank>> = { '1': 'A', '0': '10', T: '10' };

function rankOfKey(key: string): Rank | null {
  const sign = key.toUpperCase();
  return RANKS.find((rank) => rank === sign) ?? OTHER_KEYS[sign] ?? null;
}

interface RankPickerProps {
  readonly label: string;
  /** The rank that is chosen, where one is; picking adds nothing then but changes it. */
  readonly chosen?: Rank | null;
  readonly onPick: (rank: Rank) => void;
  /** Backspace and Delete take the last one away. */
  readonly onUndo: () => void;
  readonly fault: string | null;
  readonly children?: ReactNode;
}

/** The thirteen ranks as buttons; while the focus is among them their keys do the same: A, 2 to 9, 0 for ten, J, Q, K. */
export function RankPicker({ label, chosen, onPick, onUndo, fault, children }: RankPickerProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rank = rankOfKey(event.key);
    if (rank !== null) onPick(rank);
    else if (event.key === 'Backspace' || event.key === 'Delete') onUndo();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className={styles.picker} onKeyDown={press}>
      <legend className={styles.label}>{label}</legend>
      {children}
      <div className={styles.ranks}>
        {RANKS.map((rank) => (
          <button
            key={rank}
            type="button"
            className={styles.rank}
            aria-pressed={chosen === undefined ? undefined : chosen === rank}
            aria-label={`${label}: ${rank}`}
            onClick={() => onPick(rank)}
          >
            {rank}
          </button>
        ))}
      </div>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </fieldset>
  );
}
