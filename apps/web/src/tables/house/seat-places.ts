/** Where a seat stands: its middle as shares of the table's width and height. */
export interface SeatPlace {
  readonly x: number;
  readonly y: number;
}

/** How much of the width the seats take, from the first to the last, by their number. */
const SPREAD = [0, 0, 0.36, 0.54, 0.65, 0.7, 0.76];

/**
 * Places for this many seats at even steps of x, on the ellipse along which the rail is bent below the middle of the table.
 * `depth` is how far down the ellipse reaches, as a share of the height below the middle.
 */
export function seatPlaces(count: number, depth = 0.93): readonly SeatPlace[] {
  const spread = SPREAD[Math.min(count, SPREAD.length - 1)] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const x = count === 1 ? 0.5 : 0.5 - spread / 2 + (spread * index) / (count - 1);
    const fromMiddle = (x - 0.5) / 0.5;
    return { x, y: 0.5 + 0.5 * depth * Math.sqrt(1 - fromMiddle * fromMiddle) };
  });
}
