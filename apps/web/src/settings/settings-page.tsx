import type { Card } from '@upcard/core';
import type { ReactNode } from 'react';
import { AvatarChoice } from '../account/avatar-choice.tsx';
import { PlayingCard } from '../felt/playing-card.tsx';
import { useSession } from '../net/session.ts';
import { KEY_LINES } from '../tables/house/house-keys.ts';
import { KeySettings, LookSettings, PlaySettings, SoundSettings } from './settings-controls.tsx';
import styles from './settings-page.module.css';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.head}>{title}</h2>
      {children}
    </section>
  );
}

/** A card of each suit, so that the choice of colours can be seen. */
const SAMPLE: readonly Card[] = ['AS', 'KH', '9D', '7C'];

/** Everything a person can set for this browser, and their picture. */
export default function SettingsPage() {
  const session = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Settings</h1>
      <p className={styles.lead}>Every change counts at once, at all tables, and stays in this browser.</p>
      <div className={styles.groups}>
        {session.kind === 'person' && (
          <Group title="Picture">
            <AvatarChoice key={session.person.id} person={session.person} />
          </Group>
        )}
        <Group title="Cards, motion, text">
          <div className={styles.felt}>
            {SAMPLE.map((card) => (
              <PlayingCard key={card} card={card} still />
            ))}
          </div>
          <LookSettings />
        </Group>
        <Group title="At the table">
          <PlaySettings />
        </Group>
        <Group title="Sound">
          <SoundSettings />
        </Group>
        <Group title="Keyboard">
          <KeySettings keys={KEY_LINES} />
        </Group>
      </div>
    </div>
  );
}
