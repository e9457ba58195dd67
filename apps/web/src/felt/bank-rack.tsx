import type { Ref } from 'react';
import { formatAmount } from './amount-text.ts';
import rack from './bank-rack.module.css';
import styles from './fixture.module.css';

/** The tubes of the rack, by the value of their chips. */
const TUBES = [500, 250, 100, 100, 50, 50] as const;

/** Tubes that are filled together, in turns; small change first, so that a rack shows chips while there is money at all. */
const GROUPS = [
  [5, 4],
  [3, 2],
  [1, 0],
] as const;
const TUBE_HOLDS = 7;

function chipsPerTube(amount: number): number[] {
  const chips = TUBES.map(() => 0);
  let left = amount;
  for (const group of GROUPS) {
    for (let turn = 0; turn < TUBE_HOLDS * group.length; turn++) {
      const tube = group[turn % group.length] ?? group[0];
      if (left < TUBES[tube]) continue;
      chips[tube] = (chips[tube] ?? 0) + 1;
      left -= TUBES[tube];
    }
  }
  return chips;
}

function Tube({ x, value, chips }: { x: number; value: number; chips: number }) {
  return (
    <>
      <rect className={styles.hollow} x={x} y="8" width="24" height="38" rx="3" />
      {Array.from({ length: chips }, (_, height) => {
        const y = 41 - height * 4.2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its height in the tube and nothing else
          <g key={height}>
            <rect x={x + 1} y={y} width="22" height="3.7" rx="1" fill={`var(--chip-${value})`} className={rack.chip} />
            <path d={`M${x + 6.5} ${y}v3.7M${x + 17.5} ${y}v3.7`} className={rack.spots} />
          </g>
        );
      })}
    </>
  );
}

/** The house's money as tubes of chips, 174 wide and 52 high. Decoration: write the amount beside it. */
export function BankTubes({ amount, ref }: { amount: number; ref?: Ref<SVGSVGElement> | undefined }) {
  const chips = chipsPerTube(amount);
  return (
    <svg ref={ref} viewBox="0 0 174 52" width="174" height="52" aria-hidden="true">
      <rect className={styles.wood} x="1" y="1" width="172" height="50" rx="7" />
      {TUBES.map((value, tube) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tubes keep their places
        <Tube key={tube} x={8 + tube * 26.8} value={value} chips={chips[tube] ?? 0} />
      ))}
    </svg>
  );
}

/** The house's money as tubes of chips, with `label` and the amount under it. `ref` is the drawing, where chips come from and go to. */
export function BankRack({
  label,
  amount,
  ref,
}: {
  label: string;
  amount: number;
  ref?: Ref<SVGSVGElement> | undefined;
}) {
  return (
    <div className={`${styles.fixture} ${styles.bank}`}>
      <BankTubes ref={ref} amount={amount} />
      <span>
        {label} <strong className={styles.strong}>{formatAmount(amount)}</strong>
      </span>
    </div>
  );
}
