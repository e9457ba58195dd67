import { Avatar, personFace } from '../../felt/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import styles from './request-alert.module.css';
import { type RoomControls, type RoomScene, whyOff } from './room-scene.ts';

/** Tells the host that somebody asks to be let in, with the two answers; over the empty felt, away from every button of the game. */
export function RequestAlert({
  scene,
  controls,
  onMore,
}: {
  scene: RoomScene;
  controls: RoomControls;
  onMore: () => void;
}) {
  const [first, ...others] = scene.roomOverlay.requests;
  if (first === undefined || !scene.roomOverlay.commands.admit.isLegal) return null;
  const admit = { type: 'admit', person: first.id } as const;
  const turnAway = { type: 'turnAway', person: first.id } as const;
  return (
    <section className={styles.alert} aria-label="Request to join">
      <Avatar face={personFace(first)} size={32} />
      <p className={styles.words}>
        <bdi className={styles.name}>{first.name}</bdi> <span>asks to join</span>
      </p>
      <span className={styles.answers}>
        <Button tone="invite" off={whyOff(scene, controls, admit)} onPress={() => controls.send(admit)}>
          Let in<OnlySpoken> {first.name}</OnlySpoken>
        </Button>
        <Button off={whyOff(scene, controls, turnAway)} onPress={() => controls.send(turnAway)}>
          Turn away<OnlySpoken> {first.name}</OnlySpoken>
        </Button>
        {others.length > 0 && (
          <Button tone="quiet" onPress={onMore}>
            {others.length} more<OnlySpoken> ask to join</OnlySpoken>
          </Button>
        )}
      </span>
    </section>
  );
}
