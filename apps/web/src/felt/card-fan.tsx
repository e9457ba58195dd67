import { Children, type CSSProperties, type ReactNode } from 'react';
import styles from './card-fan.module.css';

/** Up to this many cards keep their size; with more they get smaller, so that a long hand takes no more room than this. */
const FULL_SIZE = 5;

/** How much of a card is seen in a fan, as `--fan` of the tokens says too. */
const SEEN = 0.46;

/** The width of a fan, in cards. */
function spread(count: number): number {
  return 1 + Math.max(0, count - 1) * SEEN;
}

/**
 * Cards in a row: `fan` overlaps them so that every card but the last shows 46 %, `side` lays them apart. Children are the cards,
 * each with its id as key, `--card-w` wide, or smaller where their container (a tile of `HandBox`, the felt) has no room for that.
 */
export function CardFan({
  label,
  lay = 'fan',
  roomFor = 0,
  children,
}: {
  label: string;
  lay?: 'fan' | 'side';
  /** Sizes the cards as if there were at least so many, so that fans side by side have cards of one size. */
  roomFor?: number;
  children: ReactNode;
}) {
  const count = Children.count(children);
  const room = Math.max(count, roomFor);
  const size: CSSProperties & Record<'--shrink' | '--spread' | '--count', number> = {
    '--shrink': Math.min(1, spread(FULL_SIZE) / spread(room)),
    '--spread': spread(room),
    '--count': Math.max(1, count),
  };
  return (
    <ul className={styles.fan} style={size} data-lay={lay} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
