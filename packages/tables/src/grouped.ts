// Made once: a formatter takes far longer to make than to use, and lobby lines are written at every change.
const THOUSANDS = new Intl.NumberFormat('en-US');

/** An amount for people, with its thousands set apart: `1,148`. */
export function grouped(amount: number): string {
  return THOUSANDS.format(amount);
}
