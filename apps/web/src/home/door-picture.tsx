import type { TableKind } from '@upcard/tables';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { BankTubes } from '../felt/bank-rack.tsx';
import { Chip } from '../felt/chip.tsx';
import type { ChipValue } from '../felt/chip-values.ts';
import { PlayingCard } from '../felt/playing-card.tsx';
import styles from './door-picture.module.css';

const BIDS = [
  { avatar: 'fox', bid: 60 },
  { avatar: 'whale', bid: 65 },
] as const;

function Bids() {
  return (
    <span className={styles.row}>
      {BIDS.map(({ avatar, bid }) => (
        <span key={avatar} className={styles.bid} data-leads={bid === 65}>
          <Avatar face={personFace({ avatar })} size={26} />
          {bid}
        </span>
      ))}
    </span>
  );
}

const LETTERS = [
  ['hit', 'H'],
  ['stand', 'S'],
  ['double', 'Dh'],
  ['split', 'SP'],
  ['surrender', 'Uh'],
] as const;

function Strategy() {
  return (
    <span className={styles.row}>
      {LETTERS.map(([play, letter]) => (
        <span key={play} className={styles.letter} data-play={play}>
          {letter}
        </span>
      ))}
    </span>
  );
}

function NoPeek() {
  return (
    <span className={styles.cards}>
      <PlayingCard card="9C" still />
      <PlayingCard card={null} still />
    </span>
  );
}

/** Seven spots from left to right: how deep each lies, and the chip on it. */
const SPOTS: readonly { readonly depth: number; readonly chip: ChipValue | null }[] = [
  { depth: 0, chip: 5 },
  { depth: 17, chip: null },
  { depth: 29, chip: 25 },
  { depth: 34, chip: null },
  { depth: 29, chip: 100 },
  { depth: 17, chip: null },
  { depth: 0, chip: null },
];

function Spots() {
  return (
    <svg viewBox="0 0 206 66" width="206" height="66" className={styles.spots} aria-hidden="true">
      {SPOTS.map(({ depth, chip }, spot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spots keep their places
        <g key={spot} transform={`translate(${13 + spot * 30} ${13 + depth})`}>
          <circle className={styles.spot} data-bet={chip !== null} r="12" />
          {chip !== null && (
            <svg x="-9" y="-9" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <Chip value={chip} />
            </svg>
          )}
        </g>
      ))}
    </svg>
  );
}

/** What a game is about, as a small still life on felt. Decoration. */
export function DoorPicture({ kind }: { kind: TableKind }) {
  switch (kind) {
    case 'standard':
      return <Bids />;
    case 'sandbox':
      return <Strategy />;
    case 'house':
      return <BankTubes amount={3650} />;
    case 'european':
      return <NoPeek />;
    case 'live':
      return <Spots />;
  }
}
