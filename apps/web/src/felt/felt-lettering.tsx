import { useId } from 'react';
import styles from './felt-lettering.module.css';

/** Bend of everything printed on the felt: a line h units off the middle lies BEND × h² higher. */
const BEND = 0.00054;
const WIDTH = 480;
const MIDDLE = WIDTH / 2;

function bow(bottom: number, half: number): string {
  const top = bottom - BEND * half * half;
  const pull = bottom + BEND * half * half;
  return `M${MIDDLE - half} ${top}Q${MIDDLE} ${pull} ${MIDDLE + half} ${top}`;
}

/** Capitals with their spacing need about 0.66 of the size each; longer lines are printed smaller to fit. */
function fitted(line: string, size: number): number {
  return Math.min(size, (WIDTH - 20) / (Math.max(1, line.length) * 0.66));
}

const FIRST = { base: 58, size: 28 };
const SECOND = { base: 97, size: 18 };

/**
 * Words printed on the felt along a curve: the first line in gold, a second in felt ink. Lines are printed as they are written,
 * in capitals for the look. Where the felt is wide, thin arcs follow the curve above, and below with `both`.
 */
export function FeltLettering({
  lines: [first, second],
  arcs = 'none',
}: {
  lines: readonly [string, string?];
  arcs?: 'none' | 'above' | 'both';
}) {
  const id = useId();
  const height = second === undefined ? 72 : 108;
  return (
    <svg
      className={styles.lettering}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={second === undefined ? first : `${first}. ${second}`}
    >
      {arcs !== 'none' && <path className={styles.arc} d={bow(30, 390)} />}
      {arcs === 'both' && <path className={styles.arc} d={bow(131, 358)} />}
      <path id={`${id}1`} className={styles.line} d={bow(FIRST.base, 300)} />
      <path id={`${id}2`} className={styles.line} d={bow(SECOND.base, 300)} />
      <text className={styles.first} fontSize={fitted(first, FIRST.size)}>
        <textPath href={`#${id}1`} startOffset="50%">
          {first}
        </textPath>
      </text>
      {second !== undefined && (
        <text className={styles.second} fontSize={fitted(second, SECOND.size)}>
          <textPath href={`#${id}2`} startOffset="50%">
            {second}
          </textPath>
        </text>
      )}
    </svg>
  );
}
