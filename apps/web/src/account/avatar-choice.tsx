import type { MeAnswer, MeChange } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { AVATARS, type AvatarName } from '@upcard/tables/avatar';
import { useRef, useState } from 'react';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { requestJson } from '../net/http.ts';
import { showPerson } from '../net/session.ts';
import styles from './avatar-choice.module.css';
import { failureText } from './failure-text.ts';

type Saving = { readonly kind: 'no' | 'saving' | 'saved' } | { readonly kind: 'failed'; readonly text: string };

/** Sends the choice; what is chosen meanwhile goes out after the answer, the last one only. */
function useAvatar({ id, name, avatar }: Person, onChange: (avatar: AvatarName) => void) {
  const [chosen, setChosen] = useState(avatar);
  const [saving, setSaving] = useState<Saving>({ kind: 'no' });
  const wanted = useRef(avatar);
  const isBusy = useRef(false);
  const save = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    let kept = avatar;
    while (kept !== wanted.current) {
      setSaving({ kind: 'saving' });
      const next: MeChange = { avatar: wanted.current };
      const answer = await requestJson<MeAnswer>('/api/me', next, 'PATCH');
      if (!answer.ok) {
        setSaving({ kind: 'failed', text: failureText(answer.failure) });
        setChosen(kept);
        wanted.current = kept;
        break;
      }
      kept = next.avatar;
      onChange(kept);
      showPerson({ id, name, avatar: kept });
      setSaving({ kind: 'saved' });
    }
    isBusy.current = false;
  };
  const choose = (next: AvatarName): void => {
    setChosen(next);
    wanted.current = next;
    void save();
  };
  return { chosen, saving, choose };
}

function savingWords(saving: Saving): string {
  switch (saving.kind) {
    case 'no':
      return 'Everybody at your tables sees it.';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return 'Saved. It is seen at your tables from now on.';
    case 'failed':
      return saving.text;
  }
}

const NOTHING_ELSE = (): void => undefined;

/** The twelve drawings to choose from; a choice counts at once. `onChange` hears of it where more shows the picture than the session. */
export function AvatarChoice({
  person,
  onChange = NOTHING_ELSE,
}: {
  person: Person;
  onChange?: (avatar: AvatarName) => void;
}) {
  const { chosen, saving, choose } = useAvatar(person, onChange);
  return (
    <>
      <fieldset className={styles.choice} aria-label="Picture">
        {AVATARS.map((avatar) => (
          <label key={avatar} className={styles.option}>
            <input
              type="radio"
              name="avatar"
              className={styles.input}
              checked={avatar === chosen}
              onChange={() => choose(avatar)}
            />
            <Avatar face={personFace({ avatar })} size={56} />
            <span className={styles.name}>{avatar}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.note} role="status" data-wrong={saving.kind === 'failed'}>
        {savingWords(saving)}
      </p>
    </>
  );
}
