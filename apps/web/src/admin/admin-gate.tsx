import { lazy, Suspense } from 'react';
import { Page } from '../home/page.tsx';
import { SiteFrame } from '../home/site-frame.tsx';
import { useSession } from '../net/session.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ADMIN_SECTIONS } from './admin-sections.ts';

const AdminPage = lazy(() => import('./admin-page.tsx'));
const Stranger = lazy(() => import('../account/stranger.tsx').then((loaded) => ({ default: loaded.Stranger })));

function NotFound() {
  return (
    <Page title="Page not found · Upcard">
      <NotFoundPage />
    </Page>
  );
}

/** The pages of administrators; for everybody else there is no such page. `section` as the address has it, empty for the first. */
export function AdminGate({ section: written }: { section: string }) {
  const session = useSession();
  const section = written === '' ? ADMIN_SECTIONS[0] : ADMIN_SECTIONS.find(({ name }) => name === written);
  if (section === undefined || session.kind === 'nobody') return <NotFound />;
  if (session.kind === 'person' && !session.isAdministrator) return <NotFound />;
  return (
    <SiteFrame area="you">
      <Suspense fallback={null}>
        {session.kind === 'person' ? (
          <Page title={`${section.label} · Administration · Upcard`}>
            <AdminPage section={section} person={session.person} />
          </Page>
        ) : (
          <Stranger session={session} />
        )}
      </Suspense>
    </SiteFrame>
  );
}
