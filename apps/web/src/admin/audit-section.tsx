import type { AuditActor, AuditEntry, AuditLog, AuditSubject } from '@upcard/protocol';
import { Link } from 'wouter';
import styles from './admin.module.css';
import { ACT_WORDS } from './audit-words.ts';
import { FetchedPlace, Notice } from './fetched-place.tsx';
import { Moment } from './moment.tsx';
import { nameSearch } from './name-search.ts';
import { Pager } from './pager.tsx';
import { useFetched } from './use-fetched.ts';
import { useListPlace } from './use-list-place.ts';

function Actor({ actor }: { actor: AuditActor }) {
  return actor.kind === 'commandLine' ? <em>The command line</em> : <bdi className={styles.strong}>{actor.name}</bdi>;
}

function Subject({ subject: { kind, id, name } }: { subject: AuditSubject }) {
  const href = kind === 'table' ? `/tables/${encodeURIComponent(id)}` : nameSearch(name);
  return (
    <Link href={href} className={styles.link ?? ''}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Entry({ entry: { at, actor, act, subject, reason } }: { entry: AuditEntry }) {
  const [before, after] = ACT_WORDS[act];
  return (
    <li className={styles.row} data-columns="entry">
      <p className={styles.small}>
        <Moment at={at} />
      </p>
      <p>
        <Actor actor={actor} /> {before} <Subject subject={subject} /> {after}
      </p>
      <p className={styles.cause}>
        {reason === '' ? <span className={styles.small}>No reason asked</span> : <bdi>{reason}</bdi>}
      </p>
    </li>
  );
}

/** Every act of administration, newest first. */
export function AuditSection() {
  const place = useListPlace();
  const { fetched, reload } = useFetched<AuditLog>(`/api/admin/audit?page=${place.page}`);
  return (
    <FetchedPlace fetched={fetched} onRetry={reload}>
      {({ entries, hasMore }) => (
        <>
          {entries.length === 0 ? (
            <Notice what={place.page === 0 ? 'Nothing has been done yet' : 'There is nothing on this page'} />
          ) : (
            <ol className={styles.list} aria-label="Acts, newest first">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <Pager place={place} hasMore={hasMore} />
        </>
      )}
    </FetchedPlace>
  );
}
