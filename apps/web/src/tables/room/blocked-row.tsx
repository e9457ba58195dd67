import type { Person } from '@upcard/tables';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { ProfileLink } from '../../ui/profile-link.tsx';
import { type RoomControls, type RoomScene, whyOff } from './room-scene.ts';
import styles from './room-sheet.module.css';

/** Somebody who has been taken out, and the host's way to take that back. */
export function BlockedRow({ person, scene, controls }: { person: Person; scene: RoomScene; controls: RoomControls }) {
  const unblock = { type: 'unblock', person: person.id } as const;
  return (
    <li className={styles.person}>
      <Avatar face={personFace(person)} size={32} />
      <span className={styles.who}>
        <bdi className={styles.name}>
          <ProfileLink id={person.id}>{person.name}</ProfileLink>
        </bdi>
        <span className={styles.note}>can watch, not join</span>
      </span>
      <span className={styles.tools}>
        <Button off={whyOff(scene, controls, unblock)} onPress={() => controls.send(unblock)}>
          Unblock<OnlySpoken> {person.name}</OnlySpoken>
        </Button>
      </span>
    </li>
  );
}
