import type { LeaderboardAnswer, RankedPerson } from '@upcard/protocol';
import { Link } from 'wouter';
import { Pager } from '../admin/pager.tsx';
import { type Fetched, useFetched } from '../admin/use-fetched.ts';
import { useListPlace } from '../admin/use-list-place.ts';
import { formatAmount } from '../felt/amount-text.ts';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { useSession } from '../net/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './ranking-page.module.css';
import { formatRating } from './rating-text.ts';

/** Rows at rest while the first page is on its way. */
const ROWS_AT_REST = [0, 1, 2, 3, 4, 5, 6, 7];

function PersonRow({ person, isYou }: { person: RankedPerson; isYou: boolean }) {
  const { id, name, rank, rating, games } = person;
  return (
    <tr data-you={isYou}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row">
        <span className={styles.person}>
          <Avatar face={personFace(person)} size={36} />
          <span className={styles.name}>
            <Link href={`/people/${id}`} className={styles.link ?? ''}>
              <bdi>{name}</bdi>
            </Link>
            {isYou && <span className={styles.you}> you</span>}
          </span>
        </span>
      </th>
      <td className={styles.rating}>{formatRating(rating)}</td>
      <td>{formatAmount(games)}</td>
    </tr>
  );
}

function RankingTable({ people, you }: { people: readonly RankedPerson[]; you: string | null }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col">Rating</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isYou={person.id === you} />
        ))}
      </tbody>
    </table>
  );
}

function ListPlace({
  fetched,
  page,
  onRetry,
}: {
  fetched: Fetched<LeaderboardAnswer>;
  page: number;
  onRetry: () => void;
}) {
  const session = useSession();
  switch (fetched.kind) {
    case 'loading':
      return (
        <div className={styles.rest} aria-busy="true" role="status" aria-label="The ranking is on its way">
          {ROWS_AT_REST.map((row) => (
            <span key={row} />
          ))}
        </div>
      );
    case 'failed':
      return (
        <div className={styles.notice} role="alert">
          <p>{fetched.failure.text}</p>
          <Button onPress={onRetry}>Try again</Button>
        </div>
      );
    case 'known':
      if (fetched.value.people.length > 0)
        return (
          <RankingTable people={fetched.value.people} you={session.kind === 'person' ? session.person.id : null} />
        );
      return page === 0 ? (
        <div className={styles.notice}>
          <p>Nobody is ranked yet: no rated Standard game has ended.</p>
          <ButtonLink href="/tables">See the tables</ButtonLink>
        </div>
      ) : (
        <div className={styles.notice}>
          <p>Nobody is ranked on this page.</p>
          <ButtonLink href="/leaderboard">To the first page</ButtonLink>
        </div>
      );
  }
}

/** Everybody with an account who has ended a rated game, the highest rating first, in pages. */
export default function RankingPage() {
  const place = useListPlace();
  const { page } = place;
  const { fetched, reload } = useFetched<LeaderboardAnswer>(`/api/leaderboard?page=${page}`);
  const isKnown = fetched.kind === 'known';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Ranking</h1>
      <p className={styles.lead}>
        Standard games between people with an account are rated. Everybody begins at 1500.0; what counts is the share of
        all coins that you end with.
      </p>
      <div className={styles.list} aria-busy={isKnown && fetched.isBehind}>
        <ListPlace fetched={fetched} page={page} onRetry={reload} />
      </div>
      {isKnown && fetched.value.people.length > 0 && <Pager place={place} hasMore={fetched.value.hasMore} />}
    </div>
  );
}
