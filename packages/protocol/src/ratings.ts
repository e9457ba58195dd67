import type { Person } from '@upcard/tables';

/** What one rated game did to somebody's rating, in tenths. `at`: when it ended, in the server's milliseconds. */
export interface RatingPoint {
  readonly table: string;
  readonly name: string;
  readonly at: number;
  readonly change: number;
  readonly rating: number;
}

/** Somebody's rating in tenths, after how many rated games, and the newest hundred of these, the newest first. */
export interface RatingRecord {
  readonly rating: number;
  readonly games: number;
  readonly history: readonly RatingPoint[];
}

/** Somebody on the leaderboard. `rank` from 1, the same for equal ratings; `rating` in tenths. */
export interface RankedPerson extends Person {
  readonly rank: number;
  readonly rating: number;
  readonly games: number;
}

/**
 * Answer to `GET /api/leaderboard?page=` (pages from 0): fifty at most, the highest rating first, more games first among equal ones.
 * `hasMore`: there is a next page.
 */
export interface LeaderboardAnswer {
  readonly people: readonly RankedPerson[];
  readonly hasMore: boolean;
}
