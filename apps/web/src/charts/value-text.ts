const MINUS = '−';

/** A number with a minus of print; what is nothing once it is rounded has no sign. */
const signed = (text: string): string => (Number(text) === 0 ? text.replace('-', '') : text.replace('-', MINUS));

/** A value in initial wagers for people: `−0.5360`, four decimals. */
export function formatValue(value: number): string {
  return signed(value.toFixed(4));
}

/** A value with its sign, plus as well: `+0.0120`. */
export function formatGain(value: number): string {
  const text = formatValue(value);
  return value > 0 && Number(value.toFixed(4)) > 0 ? `+${text}` : text;
}

/** A difference above zero: `0.0360`, or `less than 0.0001`. */
export function formatMargin(margin: number): string {
  return margin < 0.00005 ? 'less than 0.0001' : margin.toFixed(4);
}

/** What the house takes of each initial wager, from the player's value of a round: `0.355 %`. `decimals` after the point. */
export function formatEdge(value: number, decimals = 3): string {
  return `${signed((-100 * value).toFixed(decimals))} %`;
}

/** What a second game takes more than a first one: `+0.120 %`. Values of a round as for `formatEdge`. */
export function formatEdgeDifference(first: number, second: number): string {
  const text = formatEdge(second - first);
  return second < first && text !== formatEdge(0) ? `+${text}` : text;
}

/** A chance: `30.8 %`; what is nearly nothing keeps its digits. */
export function formatChance(chance: number): string {
  const percent = 100 * chance;
  return `${percent !== 0 && percent < 0.1 ? percent.toFixed(3) : percent.toFixed(1)} %`;
}
