import type { RatingPoint, RatingRecord } from '@upcard/protocol';
import type { AvatarName } from '@upcard/tables';
import type { CSSProperties } from 'react';
import { dayWords } from '../account/day-words.ts';
import { avatarColour } from '../felt/avatar.tsx';
import { RatingChart } from './rating-chart.tsx';
import styles from './rating-section.module.css';
import { formatRating, formatRatingChange, ratedGames } from './rating-text.ts';

function directionOf(change: number): 'up' | 'down' | 'level' {
  if (change === 0) return 'level';
  return change > 0 ? 'up' : 'down';
}

function History({ history }: { history: readonly RatingPoint[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Ended</th>
          <th scope="col">Change</th>
          <th scope="col">Rating</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ table, name, at, change, rating }) => (
          <tr key={table}>
            <th scope="row">{name}</th>
            <td>{dayWords(at)}</td>
            <td data-direction={directionOf(change)}>{formatRatingChange(change)}</td>
            <td>{formatRating(rating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Somebody's rating, how it came about as a line in the colour of their picture, and the same as a table. */
export function RatingSection({ record, avatar }: { record: RatingRecord; avatar: AvatarName }) {
  const { rating, games, history } = record;
  const look: CSSProperties & Record<'--own', string> = { '--own': avatarColour(avatar) };
  const isPart = history.length < games;
  return (
    <section className={styles.section} style={look} aria-labelledby="rating-title">
      <header className={styles.head}>
        <h2 id="rating-title" className={styles.title}>
          Rating
        </h2>
        <p className={styles.rating}>{formatRating(rating)}</p>
        <p className={styles.games}>{ratedGames(games)}</p>
      </header>
      {history.length > 0 && (
        <>
          <RatingChart history={history} games={games} />
          <details className={styles.details}>
            <summary>{isPart ? `The newest ${history.length} games as a table` : 'Every game as a table'}</summary>
            <History history={history} />
          </details>
        </>
      )}
    </section>
  );
}
