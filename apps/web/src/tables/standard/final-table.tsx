import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar } from '../../felt/avatar.tsx';
import { formatRating, formatRatingChange } from '../../ranking/rating-text.ts';
import { type FinalRank, finalRanking } from './final-ranking.ts';
import styles from './final-table.module.css';
import { faceOf } from './participant-face.ts';
import { isOwnNumber, type StandardScene } from './standard-scene.ts';

const STATUS_WORDS = { active: 'Active', eliminated: 'Eliminated', resigned: 'Resigned' } as const;

const COLUMNS = ['Ranking', 'Participant', 'Status', 'Capital', 'Money share', 'ELO change', 'New ELO'] as const;

function tendencyOf(change: number): 'up' | 'down' | 'same' {
  if (change === 0) return 'same';
  return change > 0 ? 'up' : 'down';
}

function Elo({ rating }: Pick<FinalRank, 'rating'>) {
  const tendency = rating === null ? 'none' : tendencyOf(rating.change);
  return (
    <>
      <td data-label="ELO change" data-tendency={tendency}>
        {rating === null ? '–' : formatRatingChange(rating.change)}
      </td>
      <td data-label="New ELO" data-tendency={tendency}>
        {rating === null ? '–' : formatRating(rating.now)}
      </td>
    </>
  );
}

function Row({ scene, line }: { scene: StandardScene; line: FinalRank }) {
  const { number, person, status, available } = line.participant;
  const isOwn = isOwnNumber(scene, number);
  return (
    <tr className={styles.row} data-own={isOwn}>
      <td className={styles.rank}>{line.rank}</td>
      <th scope="row">
        <span className={styles.person}>
          <Avatar face={faceOf(scene.view, number)} size={26} />
          <bdi className={styles.name}>{person.name}</bdi>
          {isOwn && <span className={styles.you}>you</span>}
        </span>
      </th>
      <td className={styles.status}>{STATUS_WORDS[status]}</td>
      <td data-label="Capital">{formatAmount(available)}</td>
      <td data-label="Money share">{(100 * line.share).toFixed(1)} %</td>
      <Elo rating={line.rating} />
    </tr>
  );
}

/** How a finished game went for everybody, the most coins first. Ratings with their tenth, dashes for whoever has none. */
export function FinalTable({ scene }: { scene: StandardScene }) {
  return (
    <table className={styles.table} aria-label="Final results">
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {finalRanking(scene.view).map((line) => (
          <Row key={line.participant.number} scene={scene} line={line} />
        ))}
      </tbody>
    </table>
  );
}
