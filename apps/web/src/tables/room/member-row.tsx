import type { RoomMember } from '@upcard/tables';
import Check from 'lucide-react/icons/check';
import Crown from 'lucide-react/icons/crown';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { OnlySpoken } from '../../ui/only-spoken.tsx';
import { ProfileLink } from '../../ui/profile-link.tsx';
import { type RoomControls, type RoomScene, whyOff } from './room-scene.ts';
import styles from './room-sheet.module.css';

function Notes({ member, scene, place }: { member: RoomMember; scene: RoomScene; place: string | null }) {
  const isHost = member.person.id === scene.room.host.id;
  const isWaiting = scene.room.stage === 'waiting';
  return (
    <span className={styles.note}>
      {isHost && (
        <span className={styles.host}>
          <Crown size={15} aria-hidden="true" /> Host
        </span>
      )}
      {!member.isConnected && (
        <span className={styles.away}>
          <WifiOff size={15} aria-hidden="true" /> Away
        </span>
      )}
      {isWaiting && member.isReady && (
        <span className={styles.ready}>
          <Check size={15} aria-hidden="true" /> Ready
        </span>
      )}
      {isWaiting && !member.isReady && !isHost && <span>Not ready yet</span>}
      {place !== null && <span>{place}</span>}
    </span>
  );
}

function HostTools({ member, scene, controls }: { member: RoomMember; scene: RoomScene; controls: RoomControls }) {
  const [isSure, setSure] = useState(false);
  const { person } = member;
  const handOver = { type: 'handOver', person: person.id } as const;
  const remove = { type: 'remove', person: person.id } as const;
  if (isSure) {
    return (
      <span className={styles.sure}>
        <span className={styles.warning}>{person.name} loses the seat and can’t come back until you unblock them.</span>
        <span className={styles.tools}>
          <Button tone="danger" off={whyOff(scene, controls, remove)} onPress={() => controls.send(remove)}>
            Remove and block
          </Button>
          <Button onPress={() => setSure(false)}>Keep</Button>
        </span>
      </span>
    );
  }
  return (
    <span className={styles.tools}>
      <Button off={whyOff(scene, controls, handOver)} onPress={() => controls.send(handOver)}>
        Make host<OnlySpoken> {person.name}</OnlySpoken>
      </Button>
      <Button off={whyOff(scene, controls, remove)} onPress={() => setSure(true)}>
        Remove<OnlySpoken> {person.name}</OnlySpoken>
      </Button>
    </span>
  );
}

/** Somebody who belongs to the room, with what the host can do about them. `place` is where they sit, in words, or null. */
export function MemberRow({
  member,
  scene,
  controls,
  place,
}: {
  member: RoomMember;
  scene: RoomScene;
  controls: RoomControls;
  place: string | null;
}) {
  const { person } = member;
  const isYou = person.id === scene.you.id;
  return (
    <li className={styles.person}>
      <Avatar face={personFace(person)} size={32} />
      <span className={styles.who}>
        <bdi className={styles.name}>
          <ProfileLink id={person.id}>{person.name}</ProfileLink>
          {isYou && <span className={styles.you}> you</span>}
        </bdi>
        <Notes member={member} scene={scene} place={place} />
      </span>
      {scene.roomOverlay.isHost && !isYou && <HostTools member={member} scene={scene} controls={controls} />}
    </li>
  );
}
