import type { InPlay, ParticipantView, StandardView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar } from '../../felt/avatar.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import styles from './capital-standings.module.css';
import { faceOf } from './participant-face.ts';
import { isOwnNumber, type StandardScene } from './standard-scene.ts';
import { standingsOrder } from './standings-order.ts';

function inPlayText(inPlay: InPlay): string {
  switch (inPlay.kind) {
    case 'none':
      return '-';
    case 'dealer':
      return 'Dealer';
    case 'wagers':
      return formatAmount(inPlay.amount);
  }
}

const OUT_WORDS = { active: null, eliminated: 'Eliminated', resigned: 'Resigned' } as const;

function Row({ scene, participant }: { scene: StandardScene; participant: ParticipantView }) {
  const { number, person, status, rating, available, inPlay } = participant;
  const isOwn = isOwnNumber(scene, number);
  const out = OUT_WORDS[status];
  return (
    <tr className={styles.row} data-own={isOwn} data-out={out !== null}>
      <th scope="row">
        <span className={styles.person}>
          <Avatar face={faceOf(scene.view, number)} size={24} />
          <span className={styles.words}>
            <span className={styles.line}>
              <bdi className={styles.name}>{person.name}</bdi>
              {isOwn && <span className={styles.you}>you</span>}
              {rating !== null && (
                <span className={styles.rating}>
                  <OnlySpoken>ELO </OnlySpoken>
                  {Math.round(rating / 10)}
                </span>
              )}
            </span>
            {out !== null && <span className={styles.out}>{out}</span>}
          </span>
        </span>
      </th>
      <td>{formatAmount(available)}</td>
      <td>{inPlayText(inPlay)}</td>
    </tr>
  );
}

function presence({ participants }: StandardView, watching: number): string {
  const active = participants.filter(({ status }) => status === 'active').length;
  return `${active} at the table, ${watching} watching`;
}

/** Who has how much to spend and how much in play, the richest first. `watching` counts those who only look on. */
export function CapitalStandings({ scene, watching }: { scene: StandardScene; watching: number }) {
  const { view } = scene;
  const hasBegun = view.participants.length > 0;
  return (
    <section className={styles.panel} aria-label="Capital standings">
      <header className={styles.head}>
        <h2 className={styles.title}>Capital standings</h2>
        {hasBegun && <p className={styles.presence}>{presence(view, watching)}</p>}
      </header>
      {hasBegun ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Participant</th>
              <th scope="col">Available</th>
              <th scope="col">In play</th>
            </tr>
          </thead>
          <tbody>
            {standingsOrder(view.participants).map((participant) => (
              <Row key={participant.number} scene={scene} participant={participant} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.empty}>Everybody begins with {formatAmount(view.options.startingCapital)} coins.</p>
      )}
    </section>
  );
}
