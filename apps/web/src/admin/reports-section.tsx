import type { AdminReports, Report } from '@upcard/protocol';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './admin.module.css';
import { DeedPlace, useDeeds } from './deeds.tsx';
import { FetchedPlace, Notice } from './fetched-place.tsx';
import { Pager } from './pager.tsx';
import { ReportCard } from './report-card.tsx';
import { useFetched } from './use-fetched.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useListPlace } from './use-list-place.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}

function Parts({
  reports,
  page,
  card,
}: {
  reports: readonly Report[];
  page: number;
  card: (report: Report) => ReactNode;
}) {
  const open = reports.filter(({ state }) => state.kind === 'open');
  const closed = reports.filter(({ state }) => state.kind === 'closed');
  return (
    <>
      {(open.length > 0 || page === 0) && (
        <Part title="Open">
          {open.length === 0 ? (
            <Notice what="Nothing waits for you" />
          ) : (
            <ul className={styles.cards}>{open.map(card)}</ul>
          )}
        </Part>
      )}
      {closed.length > 0 && (
        <Part title="Closed">
          <ul className={styles.cards}>{closed.map(card)}</ul>
        </Part>
      )}
    </>
  );
}

/** What people have reported: first what nobody has looked into yet. `own` is the id of who looks. */
export function ReportsSection({ own }: { own: string }) {
  const place = useListPlace();
  const { fetched, reload } = useFetched<AdminReports>(`/api/admin/reports?page=${place.page}`);
  const deeds = useDeeds(reload);
  useFocusKept(fetched.kind === 'known' && fetched.value, deeds.note !== null);
  const card = (report: Report): ReactNode => (
    <ReportCard key={report.id} report={report} isAboutYou={report.person.id === own} begin={deeds.begin} />
  );
  return (
    <>
      <div>
        <Button size="small" onPress={reload}>
          <RefreshCw size={16} aria-hidden="true" /> Look for new ones
        </Button>
      </div>
      <DeedPlace deeds={deeds} />
      <FetchedPlace fetched={fetched} onRetry={reload}>
        {({ reports, hasMore }) => (
          <>
            <Parts reports={reports} page={place.page} card={card} />
            <Pager place={place} hasMore={hasMore} />
          </>
        )}
      </FetchedPlace>
    </>
  );
}
