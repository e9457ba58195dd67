import type { Person } from '@upcard/tables';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { ProfileLink } from '../../ui/profile-link.tsx';
import { type RoomControls, type RoomScene, whyOff } from './room-scene.ts';
import styles from './room-sheet.module.css';

/** Somebody who asks to be let in, and the host's two answers. */
export function RequestRow({ person, scene, controls }: { person: Person; scene: RoomScene; controls: RoomControls }) {
  const admit = { type: 'admit', person: person.id } as const;
  const turnAway = { type: 'turnAway', person: person.id } as const;
  return (
    <li className={styles.person}>
      <Avatar face={personFace(person)} size={32} />
      <span className={styles.who}>
        <bdi className={styles.name}>
          <ProfileLink id={person.id}>{person.name}</ProfileLink>
        </bdi>
        <span className={styles.note}>asks to join</span>
      </span>
      <span className={styles.tools}>
        <Button tone="invite" off={whyOff(scene, controls, admit)} onPress={() => controls.send(admit)}>
          Let in<OnlySpoken> {person.name}</OnlySpoken>
        </Button>
        <Button off={whyOff(scene, controls, turnAway)} onPress={() => controls.send(turnAway)}>
          Turn away<OnlySpoken> {person.name}</OnlySpoken>
        </Button>
      </span>
    </li>
  );
}
