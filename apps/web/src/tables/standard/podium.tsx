import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar } from '../../felt/avatar.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { type FinalRank, finalRanking } from './final-ranking.ts';
import { faceOf } from './participant-face.ts';
import styles from './podium.module.css';
import { isOwnNumber, type StandardScene } from './standard-scene.ts';

function Step({ scene, line: { rank, participant } }: { scene: StandardScene; line: FinalRank }) {
  const { number, person, available } = participant;
  return (
    <span className={styles.step} data-rank={rank}>
      <Avatar face={faceOf(scene.view, number)} size={rank === 1 ? 56 : 44} />
      <span className={styles.who}>
        <bdi className={styles.name}>{person.name}</bdi>
        {isOwnNumber(scene, number) && <span className={styles.you}>you</span>}
      </span>
      <span className={styles.block}>
        <span className={styles.rank}>
          <OnlySpoken>Rank </OnlySpoken>
          {rank}
        </span>
        <span className={styles.capital}>
          {formatAmount(available)}
          <OnlySpoken> coins</OnlySpoken>
        </span>
      </span>
    </span>
  );
}

/** The first three of a finished game, on steps; a press anywhere on it opens the results. */
export function Podium({ scene, onSelect }: { scene: StandardScene; onSelect: () => void }) {
  const first = finalRanking(scene.view).slice(0, 3);
  return (
    <button type="button" className={styles.podium} onClick={onSelect}>
      <OnlySpoken>Podium. </OnlySpoken>
      <span className={styles.steps}>
        {first.map((line) => (
          <Step key={line.participant.number} scene={scene} line={line} />
        ))}
      </span>
      <span className={styles.invitation}>Show all results</span>
    </button>
  );
}
