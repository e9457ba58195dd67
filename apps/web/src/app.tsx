import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './home/error-boundary.tsx';
import { GuestGate } from './home/guest-gate.tsx';
import { HomePage } from './home/home-page.tsx';
import { Page } from './home/page.tsx';
import { SiteFrame } from './home/site-frame.tsx';
import { SkipLink } from './home/skip-link.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const TablePage: ComponentType<{ id: string }> = lazy(() => import('./tables/table-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const HouseRulesPage = lazy(() => import('./rules/rules-page-house.tsx'));

/** Rules are loaded when they are first asked for; the bar stays meanwhile. */
function RulesFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SiteFrame area="rules">
      <Suspense fallback={null}>
        <Page title={title}>{children}</Page>
      </Suspense>
    </SiteFrame>
  );
}

/** All pages by their addresses. */
export function App() {
  return (
    <ErrorBoundary>
      <SkipLink />
      <Switch>
        <Route path="/">
          <Page title="Upcard: blackjack at five tables">
            <HomePage />
          </Page>
        </Route>
        <Route path="/tables">
          <Page title="Tables · Upcard">
            <LobbyPage />
          </Page>
        </Route>
        <Route path="/tables/:id">
          {({ id }) => (
            <GuestGate key={id}>
              <Suspense fallback={<main aria-busy="true" />}>
                <Page title="Table · Upcard">
                  <TablePage id={id} />
                </Page>
              </Suspense>
            </GuestGate>
          )}
        </Route>
        <Route path="/rules">
          <RulesFrame title="Rules · Upcard">
            <RulesPage />
          </RulesFrame>
        </Route>
        <Route path="/rules/house">
          <RulesFrame title="Rules of the House table · Upcard">
            <HouseRulesPage />
          </RulesFrame>
        </Route>
        <Route>
          <Page title="Page not found · Upcard">
            <NotFoundPage />
          </Page>
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
