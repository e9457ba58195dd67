import type { RatingPoint } from '@upcard/protocol';
import styles from './rating-chart.module.css';
import { type ChartPoint, type ChartTick, ratingScale } from './rating-scale.ts';
import { formatRating, ratedGames } from './rating-text.ts';

/** The same as the line, in a sentence. */
function spokenChart(ratings: readonly number[], games: number): string {
  const [first = 0] = ratings;
  const last = ratings.at(-1) ?? first;
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)].map(formatRating);
  return `Rating over ${ratedGames(games)}: from ${formatRating(first)} to ${formatRating(last)}, lowest ${low}, highest ${high}. The table below has every game.`;
}

function Ticks({ ticks }: { ticks: readonly ChartTick[] }) {
  return ticks.map(({ rating, y }) => (
    <span key={rating} className={styles.tick} style={{ top: `${y}%` }}>
      {formatRating(rating)}
    </span>
  ));
}

/** Drawn in a square of a hundred that is stretched; what must not be stretched with it stands beside the drawing. */
function Line({ points, ticks, label }: { points: readonly ChartPoint[]; ticks: readonly ChartTick[]; label: string }) {
  const last = points.at(-1);
  return (
    <div className={styles.plot}>
      <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        {ticks.map(({ rating, y }) => (
          <line key={rating} className={styles.rule} x1="0" x2="100" y1={y} y2={y} />
        ))}
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {last !== undefined && <span className={styles.dot} style={{ left: `${last.x}%`, top: `${last.y}%` }} />}
    </div>
  );
}

/** A rating after each game as a line; `history` has the newest game first and one at least, `games` counts all there were. */
export function RatingChart({ history, games }: { history: readonly RatingPoint[]; games: number }) {
  const { ratings, points, ticks } = ratingScale(history);
  const oldest = games - history.length + 1;
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        <Ticks ticks={ticks} />
      </div>
      <Line points={points} ticks={ticks} label={spokenChart(ratings, history.length)} />
      <p className={styles.axis} aria-hidden="true">
        <span>{oldest === 1 ? 'Before the first game' : `Before game ${oldest}`}</span>
        <span>Game {games}</span>
      </p>
    </div>
  );
}
