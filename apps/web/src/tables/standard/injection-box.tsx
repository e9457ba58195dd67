import { parseRanks } from '@upcard/tables/injected-ranks';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { appliedWords, isApplied, typedRanks } from './applied-cards.ts';
import styles from './break-box.module.css';
import { tellInfo } from './info-news.ts';
import type { StandardProps } from './standard-scene.ts';

/** Longest row that the server reads, in characters. */
const MOST_LETTERS = 1_000;

/** A row of ranks to be put in front, and what came of the last one. */
function useInjection({ scene, controls }: StandardProps) {
  const [draft, setDraft] = useState('');
  /** How many cards are on their way. */
  const [sent, setSent] = useState<number | null>(null);
  const applied = sent === null ? 'unknown' : isApplied(scene, controls);
  useEffect(() => {
    if (sent === null || applied === 'unknown') return;
    setSent(null);
    if (applied === 'no') return;
    setDraft('');
    tellInfo(appliedWords(sent));
  }, [sent, applied]);
  const ranks = parseRanks(draft);
  return {
    draft,
    write: (text: string) => setDraft(typedRanks(text)),
    count: ranks?.length ?? 0,
    isWrong: draft.trim() !== '' && ranks === null,
    isSent: sent !== null,
    apply: () => {
      if (ranks === null) return;
      setSent(ranks.length);
      controls.send({ type: 'applyCards', cards: draft });
    },
  };
}

function whyOff({ scene, controls }: StandardProps, { isSent, count }: ReturnType<typeof useInjection>) {
  if (isSent) return 'Sent';
  if (!controls.isLive) return 'Reconnecting';
  if (scene.room.isPaused) return 'The table is paused';
  return count === 0 ? 'Write ranks first' : undefined;
}

function Injection({ scene, controls }: StandardProps) {
  const injection = useInjection({ scene, controls });
  const off = whyOff({ scene, controls }, injection);
  return (
    <section className={styles.box} aria-label="Cards for testing">
      <p className={styles.label}>
        <span>Next cards</span>
        <span>{injection.count > 0 && `${injection.count} ${injection.count === 1 ? 'card' : 'cards'}`}</span>
      </p>
      <form
        className={styles.entry}
        onSubmit={(event) => {
          event.preventDefault();
          if (off === undefined) injection.apply();
        }}
      >
        <TextField
          label="Next cards"
          value={injection.draft}
          onChange={injection.write}
          placeholder="A 10 K 7"
          autoComplete="off"
          maxLength={MOST_LETTERS}
          error={injection.isWrong ? 'Not ranks' : undefined}
        />
        <Button type="submit" off={off}>
          {injection.isSent ? 'Sent' : 'Apply cards'}
        </Button>
      </form>
    </section>
  );
}

/** Ranks to be dealt before all others, the first one first; in the testing mode, for the host, while they may be given. */
export function InjectionBox({ scene, controls }: StandardProps) {
  return scene.overlay.canApplyCards === true ? <Injection scene={scene} controls={controls} /> : null;
}
