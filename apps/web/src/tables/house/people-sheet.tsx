import type { PeopleMessage } from '@upcard/protocol';
import type { HouseView } from '@upcard/tables';
import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { Avatar, personFace } from '../../felt/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './people-sheet.module.css';

function ShareLink() {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const { href } = globalThis.location;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(href);
      setState('copied');
    } catch {
      // Not allowed, or no clipboard without a secure connection: the address stands there to be copied by hand.
      setState('failed');
    }
  };
  const words = { ready: 'Copy the link', copied: 'Copied', failed: 'Copy it by hand' }[state];
  return (
    <div className={styles.share}>
      <p className={styles.address}>{href}</p>
      <Button onPress={() => void copy()}>
        <Link size={17} aria-hidden="true" /> {words}
      </Button>
    </div>
  );
}

/** Who sits and who watches, and the link that brings others here. */
export default function PeopleSheet({
  view,
  people,
  onClose,
}: {
  view: HouseView;
  people: PeopleMessage;
  onClose: () => void;
}) {
  const { watching, count } = people;
  const unnamed = count - watching.length;
  return (
    <Sheet title="At this table" isOpen onClose={onClose}>
      <ShareLink />
      <h3 className={styles.head}>Seated</h3>
      <ul className={styles.list}>
        {view.seats.map(({ seat, person }) => (
          <li key={seat}>
            <Avatar face={personFace(person)} size={28} /> {person.name}
            <span className={styles.note}>seat {seat}</span>
          </li>
        ))}
        {view.seats.length === 0 && <li className={styles.note}>Nobody yet</li>}
      </ul>
      <h3 className={styles.head}>Watching, {count}</h3>
      <ul className={styles.list}>
        {watching.map((person) => (
          <li key={person.id}>
            <Avatar face={personFace(person)} size={28} /> {person.name}
          </li>
        ))}
        {unnamed > 0 && <li className={styles.note}>and {unnamed} more</li>}
        {count === 0 && <li className={styles.note}>Nobody</li>}
      </ul>
    </Sheet>
  );
}
