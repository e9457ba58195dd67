import type { ChatLine, SilencedPeople } from '@upcard/protocol';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo, useState } from 'react';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { requestJson } from '../net/http.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ProfileLink } from '../ui/profile-link.tsx';
import { hourText } from './chat-lines.ts';
import styles from './chat-panel.module.css';
import type { ChatPlace } from './chat-panel.tsx';
import { mute } from './muted-people.ts';
import { ReportForm } from './report-form.tsx';

interface RowProps {
  line: ChatLine;
  /** Whether the line before is of the same person: the name is then not said again. */
  isFollowing: boolean;
  isSilenced: boolean;
  place: ChatPlace;
}

function SilenceButton({ line: { person }, isSilenced, place }: Omit<RowProps, 'isFollowing'>) {
  const [fault, setFault] = useState<string | null>(null);
  const silence = async (): Promise<void> => {
    const path = `/api/tables/${encodeURIComponent(place.table)}/silence`;
    const answer = await requestJson<SilencedPeople>(path, { person: person.id, isSilenced: !isSilenced });
    setFault(answer.ok ? null : answer.failure.text);
  };
  return (
    <>
      <Button size="small" onPress={() => void silence()}>
        {isSilenced ? 'Let talk again' : 'Silence in this room'}
      </Button>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}

function Tools(props: Omit<RowProps, 'isFollowing'> & { onDone: () => void }) {
  const { line, place, onDone } = props;
  const [isReporting, setReporting] = useState(false);
  if (isReporting) return <ReportForm line={line} table={place.table} onDone={onDone} />;
  return (
    <div className={styles.tools}>
      <Button size="small" onPress={() => mute(line.person)}>
        Mute for me
      </Button>
      {!line.isHidden && (
        <Button size="small" onPress={() => setReporting(true)}>
          Report
        </Button>
      )}
      {place.isHost && <SilenceButton {...props} />}
    </div>
  );
}

/** One line, as plain text whatever it holds, and what can be done about it and its speaker. */
export const ChatRow = memo(function ChatRow({ line, isFollowing, isSilenced, place }: RowProps) {
  const [hasTools, setTools] = useState(false);
  const { person, text, isHidden, at } = line;
  const isOwn = person.id === place.you;
  return (
    <li className={styles.line} data-own={isOwn} data-following={isFollowing}>
      <span className={styles.face}>{!isFollowing && <Avatar face={personFace(person)} size={28} />}</span>
      <div className={styles.said}>
        {!isFollowing && (
          <p className={styles.by}>
            <bdi className={styles.name}>
              <ProfileLink id={person.id}>{person.name}</ProfileLink>
            </bdi>
            {isOwn && <span className={styles.you}>you</span>}
            {isSilenced && <span className={styles.quiet}>silenced</span>}
            <time className={styles.hour} dateTime={new Date(at).toISOString()}>
              {hourText(at)}
            </time>
          </p>
        )}
        {isHidden ? (
          <p className={styles.hidden}>An administrator has hidden this line.</p>
        ) : (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {hasTools && <Tools line={line} isSilenced={isSilenced} place={place} onDone={() => setTools(false)} />}
      </div>
      {!isOwn && (
        <span className={styles.more}>
          <IconButton
            label={`About this line of ${person.name}`}
            isExpanded={hasTools}
            onPress={() => setTools(!hasTools)}
          >
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  );
});
