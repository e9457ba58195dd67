/** The minus sign of print, as wide as a plus. */
const MINUS = '−';

/** A rating in tenths for people, always with its tenth: `1512.5`. No thousands are set apart: it is no amount. */
export function formatRating(tenths: number): string {
  return (tenths / 10).toFixed(1);
}

/** What a game did to a rating, in tenths, with its sign: `+12.5`, `−3.0`; nothing at all is `0.0`. */
export function formatRatingChange(tenths: number): string {
  const size = formatRating(Math.abs(tenths));
  if (tenths === 0) return size;
  return `${tenths > 0 ? '+' : MINUS}${size}`;
}

/** How many rated games: `1 rated game`, `14 rated games`. */
export function ratedGames(games: number): string {
  return games === 1 ? '1 rated game' : `${games} rated games`;
}
