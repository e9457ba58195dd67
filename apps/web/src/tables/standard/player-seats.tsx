import type { PlayerView } from '@upcard/tables';
import { faceOf } from './participant-face.ts';
import { PlayerSeat } from './player-seat.tsx';
import styles from './player-seats.module.css';
import { isOwnNumber, nameOf, playerGroups, type StandardProps, type StandardScene, spotOf } from './standard-scene.ts';

/** A row of its own for several hands, else a place in a row with others. */
function layOf({ view }: StandardScene, { number }: PlayerView): 'row' | 'shared' {
  return (spotOf(view, number)?.hands.length ?? 0) > 1 ? 'row' : 'shared';
}

function GroupLine() {
  return (
    <li className={styles.line}>
      <span>Finished</span>
    </li>
  );
}

function Seat({ scene, player: { number, position } }: { scene: StandardScene; player: PlayerView }) {
  const { view } = scene;
  return (
    <PlayerSeat
      name={nameOf(view, number)}
      face={faceOf(view, number)}
      isOwn={isOwnNumber(scene, number)}
      position={position}
      hands={spotOf(view, number)?.hands ?? []}
      round={view.round}
      acting={view.active?.spot === number ? view.active.hand : null}
    />
  );
}

/**
 * The Players of the round with their hands, from the deal to the next auction: those who still play above, those who have finished
 * below. Cards come from the source `shoe` of the surrounding `Arrivals`.
 */
export function PlayerSeats({ scene }: Pick<StandardProps, 'scene'>) {
  const { unfinished, finished } = playerGroups(scene.view);
  if (unfinished.length + finished.length === 0) return null;
  const place = (player: PlayerView) => (
    <li key={player.number} className={styles.place} data-lay={layOf(scene, player)}>
      <Seat scene={scene} player={player} />
    </li>
  );
  const hasLine = unfinished.length > 0 && finished.length > 0;
  return (
    <section className={styles.players} aria-label="Players">
      {/* One array, so that a seat that goes below the line keeps its elements. */}
      <ul className={styles.seats}>
        {[...unfinished.map(place), ...(hasLine ? [<GroupLine key="line" />] : []), ...finished.map(place)]}
      </ul>
    </section>
  );
}
