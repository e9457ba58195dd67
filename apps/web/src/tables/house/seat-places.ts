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

/** What a seat with one hand needs for its cards, its words and its wager, as a share of the table's width. */
const ONE_HAND = 0.155;

/**
 * How wide each seat may be, as shares of the table's width, from how many hands each has: a seat with two hands takes what
 * its neighbours do not need.
 */
export function seatRooms(places: readonly SeatPlace[], hands: readonly number[]): readonly number[] {
  const [first, second] = places;
  const step = first === undefined || second === undefined ? 0.4 : second.x - first.x;
  return places.map((_, index) => {
    const own = hands[index] ?? 0;
    const spare = (neighbour: number): number => ((hands[neighbour] ?? 0) < 2 ? Math.max(0, step - ONE_HAND) / 2 : 0);
    return own < 2 ? step : step + spare(index - 1) + spare(index + 1);
  });
}
