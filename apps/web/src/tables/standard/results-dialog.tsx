import type { StandardEnding, StandardView } from '@upcard/tables';
import { useLocation } from 'wouter';
import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar } from '../../felt/avatar.tsx';
import { formatRating, formatRatingChange } from '../../ranking/rating-text.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type FinalRank, finalRanking } from './final-ranking.ts';
import { faceOf } from './participant-face.ts';
import styles from './results-dialog.module.css';
import { isOwnNumber, type StandardScene } from './standard-scene.ts';

const STATUS_WORDS = { active: 'Active', eliminated: 'Eliminated', resigned: 'Resigned' } as const;

const COLUMNS = ['Ranking', 'Participant', 'Status', 'Capital', 'Money share', 'ELO change', 'New ELO'] as const;

const HOW: Readonly<Record<StandardEnding, string>> = {
  'rounds-played': 'All rounds are played.',
  'one-left': 'The game ended early: no more than one was left to play.',
  closed: 'The table was closed before the game was over.',
};

function endingWords({ ending, isRated }: StandardView): string {
  const how = ending === null ? '' : HOW[ending];
  if (isRated && ending !== 'closed') return how;
  return `${how} ${isRated ? 'It counts for no rating.' : 'This game was not rated.'}`.trim();
}

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

function Foot({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <div className={styles.buttons}>
      <Button onPress={onClose}>Close</Button>
      <Button tone="main" onPress={() => navigate('/tables')}>
        Exit
      </Button>
    </div>
  );
}

/** How a finished game went for everybody. Closing it leaves the room as it is; Exit leads to the lobby. */
export default function ResultsDialog({ scene, onClose }: { scene: StandardScene; onClose: () => void }) {
  return (
    <Sheet title="Final results" isOpen onClose={onClose} foot={<Foot onClose={onClose} />}>
      <p className={styles.how}>{endingWords(scene.view)}</p>
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
    </Sheet>
  );
}
