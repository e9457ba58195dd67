/** The values that chips are printed with, in whole units of the table's money. */
export const CHIP_VALUES = [1, 5, 25, 50, 100, 250, 500] as const;
export type ChipValue = (typeof CHIP_VALUES)[number];

/** The fewest chips that make a whole amount, largest first; a negative amount has none. */
export function chipsOf(amount: number): ChipValue[] {
  const chips: ChipValue[] = [];
  let left = amount;
  for (const value of CHIP_VALUES.toReversed()) {
    for (; left >= value; left -= value) chips.push(value);
  }
  return chips;
}
