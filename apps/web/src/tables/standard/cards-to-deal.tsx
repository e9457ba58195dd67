import { parseRanks } from '@upcard/tables/injected-ranks';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { appliedWords, typedRanks } from './applied-cards.ts';
import styles from './break-box.module.css';
import { tellInfo } from './info-news.ts';
import type { StandardProps } from './standard-scene.ts';

/** Longest row that the server reads, in characters. */
const MOST_LETTERS = 1_000;

/** A row of ranks to be put in front. Once they are, the row is empty again, and it is told. */
function useInjection({ controls }: StandardProps) {
  const [draft, setDraft] = useState('');
  const [isSent, setSent] = useState(false);
  const ranks = parseRanks(draft);
  return {
    draft,
    write: (text: string) => setDraft(typedRanks(text)),
    count: ranks?.length ?? 0,
    isWrong: draft.trim() !== '' && ranks === null,
    isSent,
    apply: () => {
      if (ranks === null) return;
      setSent(true);
      controls.send({ type: 'applyCards', cards: draft }, ({ kind }) => {
        setSent(false);
        if (kind === 'refused') return;
        setDraft((typed) => (typed === draft ? '' : typed));
        tellInfo(appliedWords(ranks.length));
      });
    },
  };
}

function whyOff({ scene, controls }: StandardProps, { isSent, count }: ReturnType<typeof useInjection>) {
  if (isSent) return 'Sent';
  if (!controls.isLive) return 'Reconnecting';
  if (scene.room.isPaused) return 'The table is paused';
  return count === 0 ? 'Write ranks first' : undefined;
}

/** The row of ranks to be dealt next, and the button that puts them in front. */
export default function CardsToDeal({ scene, controls }: StandardProps) {
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
