import type { ProfileAnswer, ProfileGame } from '@upcard/protocol';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Avatar, avatarColour, personFace } from '../felt/avatar.tsx';
import { GAMES, GameIcon } from '../home/games.tsx';
import { type Failure, requestJson } from '../net/http.ts';
import { useSession } from '../net/session.ts';
import { RatingSection } from '../ranking/rating-section.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AccessCard } from './access-card.tsx';
import { dayWords } from './day-words.ts';
import styles from './profile-page.module.css';

type Profile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly profile: ProfileAnswer };

function useProfile(id: string): { readonly profile: Profile; readonly reload: () => void } {
  const [profile, setProfile] = useState<Profile>({ kind: 'loading' });
  const reload = useCallback(() => {
    void requestJson<ProfileAnswer>(`/api/people/${encodeURIComponent(id)}`).then((answer) =>
      setProfile(answer.ok ? { kind: 'known', profile: answer.value } : { kind: 'failed', failure: answer.failure }),
    );
  }, [id]);
  useEffect(reload, [reload]);
  return { profile, reload };
}

/** Finished tables can be looked at for so long, in milliseconds. */
const READABLE = 7 * 24 * 60 * 60 * 1_000;

function Game({ game, now }: { game: ProfileGame; now: number }) {
  const { finishedAt, kind, name, table } = game;
  const isThere = finishedAt === null || now - finishedAt < READABLE;
  return (
    <li className={styles.game}>
      <span className={styles.icon}>
        <GameIcon kind={kind} size={22} />
      </span>
      <span className={styles.what}>
        {isThere ? (
          <Link href={`/tables/${table}`} className={styles.link ?? ''}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        <span className={styles.kind}>{GAMES[kind].name}</span>
      </span>
      <span className={styles.when} data-running={finishedAt === null}>
        {finishedAt === null ? 'Playing now' : dayWords(finishedAt)}
      </span>
    </li>
  );
}

/** A name of any direction stays apart from the house's own. */
function profileTitle(name: string): string {
  return `\u2068${name}\u2069 · Upcard`;
}

function Known({ profile, isYou }: { profile: ProfileAnswer; isYou: boolean }) {
  useEffect(() => {
    document.title = profileTitle(profile.name);
  }, [profile.name]);
  const look: CSSProperties & Record<'--own', string> = { '--own': avatarColour(profile.avatar) };
  const now = Date.now();
  return (
    <div className={styles.page}>
      <header className={styles.head} style={look}>
        <Avatar face={personFace(profile)} size={96} />
        <div className={styles.who}>
          <h1 className={styles.name}>{profile.name}</h1>
          <p>
            {profile.kind === 'guest' ? 'Guest' : 'Player'}, here since {dayWords(profile.joinedAt)}
            {isYou && '. This is you.'}
          </p>
        </div>
      </header>
      {profile.rating !== null && <RatingSection record={profile.rating} avatar={profile.avatar} />}
      <h2 className={styles.title}>Games</h2>
      {profile.games.length === 0 ? (
        <div className={styles.none}>
          <p>No game yet.</p>
          <ButtonLink href="/tables">See the tables</ButtonLink>
        </div>
      ) : (
        <ul className={styles.games}>
          {profile.games.map((game) => (
            <Game key={game.table} game={game} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What everybody may know of somebody: picture, name, since when, and the games. */
export default function ProfilePage({ id }: { id: string }) {
  const { profile, reload } = useProfile(id);
  const session = useSession();
  switch (profile.kind) {
    case 'loading':
      return <div className={styles.page} aria-busy="true" />;
    case 'failed':
      return profile.failure.code === 'not-found' ? (
        <AccessCard title="Nobody of that name" lead="There is no such person here, or their account is deleted.">
          <ButtonLink href="/tables" tone="main" size="large" isWide>
            See the tables
          </ButtonLink>
        </AccessCard>
      ) : (
        <AccessCard title="The profile did not come" lead={profile.failure.text}>
          <Button tone="main" size="large" isWide onPress={reload}>
            Try again
          </Button>
        </AccessCard>
      );
    case 'known':
      return (
        <Known
          profile={profile.profile}
          isYou={session.kind === 'person' && session.person.id === profile.profile.id}
        />
      );
  }
}
