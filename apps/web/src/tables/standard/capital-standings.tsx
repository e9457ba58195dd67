import type { InPlay, ParticipantView, StandardView } from '@upcard/tables';
import { memo, useEffect, useRef } from 'react';
import { formatAmount } from '../../felt/amount-text.ts';
import { Avatar, type AvatarFace } from '../../felt/avatar.tsx';
import { isAlike } from '../../ui/is-alike.ts';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { AmountFloats } from './amount-floats.tsx';
import styles from './capital-standings.module.css';
import { faceOf } from './participant-face.ts';
import { isOwnNumber, type StandardScene } from './standard-scene.ts';
import { standingsOrder } from './standings-order.ts';
import { type FloatingChanges, useAmountFloats } from './use-amount-floats.ts';

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

/** Lets every change of an amount on screen float beside it; not in a hidden tab. */
function useChanges(amount: number): FloatingChanges {
  const floats = useAmountFloats();
  const { add } = floats;
  const last = useRef(amount);
  useEffect(() => {
    const change = amount - last.current;
    last.current = amount;
    if (!document.hidden) add(change);
  }, [amount, add]);
  return floats;
}

interface RowProps {
  readonly participant: ParticipantView;
  readonly face: AvatarFace;
  readonly isOwn: boolean;
}

/** It is drawn again only when it changes. */
const Row = memo(function Row({ participant, face, isOwn }: RowProps) {
  const { person, status, rating, available, inPlay } = participant;
  const changes = useChanges(available);
  const out = OUT_WORDS[status];
  return (
    <tr className={styles.row} data-own={isOwn} data-out={out !== null}>
      <th scope="row" className={styles.who}>
        <span className={styles.person}>
          <Avatar face={face} size={24} />
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
        <AmountFloats changes={changes} />
      </th>
      <td>{formatAmount(available)}</td>
      <td>{inPlayText(inPlay)}</td>
    </tr>
  );
}, isAlike);

function presence({ participants }: StandardView, watching: number): string {
  const active = participants.filter(({ status }) => status === 'active').length;
  return `${active} at the table, ${watching} watching`;
}

/**
 * Who has how much to spend and how much in play, the richest first. `watching` counts those who only look on; `visit` is the number of
 * the connection: what has changed when there is a new one is simply there.
 */
export function CapitalStandings({
  scene,
  watching,
  visit,
}: {
  scene: StandardScene;
  watching: number;
  visit: number;
}) {
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
              <Row
                key={`${visit} ${participant.number}`}
                participant={participant}
                face={faceOf(view, participant.number)}
                isOwn={isOwnNumber(scene, participant.number)}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.empty}>Everybody begins with {formatAmount(view.options.startingCapital)} coins.</p>
      )}
    </section>
  );
}
