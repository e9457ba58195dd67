import { Children, type CSSProperties, type ReactNode } from 'react';
import styles from './card-fan.module.css';

/** Up to this many cards keep their size; with more they get smaller, so that a long hand takes no more room than this. */
const FULL_SIZE = 5;

/** How much of a card is seen in a fan, as `--fan` of the tokens says too. */
const SEEN = 0.46;

function shrinkage(count: number): number {
  return Math.min(1, (1 + (FULL_SIZE - 1) * SEEN) / (1 + (count - 1) * SEEN));
}

/**
 * Cards in a row: `fan` overlaps them so that every card but the last shows 46 %, `side` lays them apart. Children are the
 * cards, each with its id as key, and at most `--card-w` wide. In a narrow place a fan closes further, and a row laid apart overlaps.
 */
export function CardFan({
  label,
  lay = 'fan',
  children,
}: {
  label: string;
  lay?: 'fan' | 'side';
  children: ReactNode;
}) {
  const size: CSSProperties & Record<'--shrink', number> = { '--shrink': shrinkage(Children.count(children)) };
  return (
    <ul className={styles.fan} style={size} data-lay={lay} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
