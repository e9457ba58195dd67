import type { PeopleMessage } from '@upcard/protocol';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { ProfileLink } from '../../ui/profile-link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BlockedRow } from './blocked-row.tsx';
import { MemberRow } from './member-row.tsx';
import { RequestRow } from './request-row.tsx';
import type { RoomControls, RoomScene } from './room-scene.ts';
import styles from './room-sheet.module.css';
import { JOINING_ICONS, JOINING_WORDS } from './room-words.ts';
import { ShareLink } from './share-link.tsx';

function Requests({ scene, controls }: { scene: RoomScene; controls: RoomControls }) {
  const { requests } = scene.roomOverlay;
  if (requests.length === 0) return null;
  return (
    <section className={styles.requests}>
      <h3 className={styles.head}>Asking to join, {requests.length}</h3>
      <ul className={styles.list}>
        {requests.map((person) => (
          <RequestRow key={person.id} person={person} scene={scene} controls={controls} />
        ))}
      </ul>
    </section>
  );
}

function Blocked({ scene, controls }: { scene: RoomScene; controls: RoomControls }) {
  const { blocked } = scene.roomOverlay;
  if (blocked.length === 0) return null;
  return (
    <section>
      <h3 className={styles.head}>Blocked, {blocked.length}</h3>
      <ul className={styles.list}>
        {blocked.map((person) => (
          <BlockedRow key={person.id} person={person} scene={scene} controls={controls} />
        ))}
      </ul>
    </section>
  );
}

function Watching({ people: { watching, count } }: { people: PeopleMessage }) {
  const unnamed = count - watching.length;
  return (
    <section>
      <h3 className={styles.head}>Watching, {count}</h3>
      <ul className={styles.watching}>
        {watching.map((person) => (
          <li key={person.id}>
            <Avatar face={personFace(person)} size={26} />{' '}
            <bdi>
              <ProfileLink id={person.id}>{person.name}</ProfileLink>
            </bdi>
          </li>
        ))}
        {unnamed > 0 && <li className={styles.note}>and {unnamed} more</li>}
        {count === 0 && <li className={styles.note}>Nobody just now</li>}
      </ul>
    </section>
  );
}

/** The room: who belongs to it, who asks, who watches, what its host can do, and the link that brings others here. */
export default function RoomSheet({
  name,
  scene,
  controls,
  people,
  placeOf,
  onClose,
}: {
  name: string;
  scene: RoomScene;
  controls: RoomControls;
  people: PeopleMessage;
  /** Where somebody (by id) sits, in words, or null. */
  placeOf: (person: string) => string | null;
  onClose: () => void;
}) {
  const { room } = scene;
  const Icon = JOINING_ICONS[room.joining];
  const most = room.memberLimit === null ? '' : ` of ${room.memberLimit}`;
  return (
    <Sheet title="At this table" isOpen onClose={onClose}>
      <div className={styles.room}>
        <Requests scene={scene} controls={controls} />
        <section>
          <h3 className={styles.head}>
            In the room, {room.members.length}
            {most}
          </h3>
          <ul className={styles.list}>
            {room.members.map((member) => (
              <MemberRow
                key={member.person.id}
                member={member}
                scene={scene}
                controls={controls}
                place={placeOf(member.person.id)}
              />
            ))}
            {room.members.length === 0 && <li className={styles.note}>Nobody</li>}
          </ul>
        </section>
        <Blocked scene={scene} controls={controls} />
        <Watching people={people} />
        <section>
          <h3 className={styles.head}>Bring others</h3>
          <p className={styles.joining}>
            <Icon size={17} aria-hidden="true" /> Joining: {JOINING_WORDS[room.joining]}
          </p>
          <ShareLink name={name} />
        </section>
      </div>
    </Sheet>
  );
}
