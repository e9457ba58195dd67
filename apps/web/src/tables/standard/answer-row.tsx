import Check from 'lucide-react/icons/check';
import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import styles from './answer-row.module.css';
import { isOwnNumber, participantIn, type StandardScene } from './standard-scene.ts';

/** How somebody has answered, or that they have not. `first` is filled, `open` outlined, `done` has a check, `plain` is only words. */
export interface AnswerMark {
  readonly look: 'first' | 'open' | 'done' | 'plain';
  readonly text: string;
}

/** One participant in a list of those who are asked for something: who, how much as far as it is public, and their answer. */
export function AnswerRow({
  scene,
  number,
  amount,
  mark,
}: {
  scene: StandardScene;
  number: number;
  amount: number | null;
  mark: AnswerMark;
}) {
  const participant = participantIn(scene.view, number);
  if (participant === null) return null;
  const { person, kind } = participant;
  return (
    <li className={styles.row} data-look={mark.look}>
      <Avatar face={kind === 'bot' ? { kind: 'bot' } : personFace(person)} size={28} />
      <span className={styles.who}>
        <span className={styles.name} title={person.name}>
          {person.name}
        </span>
        {isOwnNumber(scene, number) && <span className={styles.you}> you</span>}
      </span>{' '}
      {amount !== null && <span className={styles.amount}>{formatAmount(amount)}</span>}{' '}
      <span className={styles.mark}>
        {mark.look === 'done' && <Check size={14} strokeWidth={3} aria-hidden="true" />}
        {mark.text}
      </span>
    </li>
  );
}
