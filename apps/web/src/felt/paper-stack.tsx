import styles from './fixture.module.css';

/** Cards on edge inside a fixture: `width` of paper from `x`, in the units of the drawing. */
export function PaperStack({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const leaves = Array.from(
    { length: Math.floor(width / 4) },
    (_, leaf) => `M${x + 2 + leaf * 4} ${y + 1}v${height - 2}`,
  );
  return (
    <>
      <rect className={styles.paper} x={x} y={y} width={width} height={height} rx="1.5" />
      <path className={styles.leaf} d={leaves.join('')} />
    </>
  );
}
