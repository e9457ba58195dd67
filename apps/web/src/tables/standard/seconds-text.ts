/** Milliseconds as seconds with two decimal places: 1,234 is `1.23`. */
export function secondsText(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(2);
}
