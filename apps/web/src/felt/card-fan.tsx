import { Children, type ReactNode } from 'react';
import styles from './card-fan.module.css';

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
  return (
    <ul className={styles.fan} data-lay={lay} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
