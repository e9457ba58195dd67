import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './home/error-boundary.tsx';
import { GuestGate } from './home/guest-gate.tsx';
import { HomePage } from './home/home-page.tsx';
import { Page } from './home/page.tsx';
import { SkipLink } from './home/skip-link.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const TablePage: ComponentType<{ id: string }> = lazy(() => import('./tables/table-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const HouseRulesPage = lazy(() => import('./rules/rules-page-house.tsx'));

/** A page whose code comes when it is first asked for; until then the room is simply dark. */
function Loaded({ children }: { children: ReactNode }) {
  return <Suspense fallback={<main aria-busy="true" />}>{children}</Suspense>;
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
              <Loaded>
                <Page title="Table · Upcard">
                  <TablePage id={id} />
                </Page>
              </Loaded>
            </GuestGate>
          )}
        </Route>
        <Route path="/rules">
          <Loaded>
            <Page title="Rules · Upcard">
              <RulesPage />
            </Page>
          </Loaded>
        </Route>
        <Route path="/rules/house">
          <Loaded>
            <Page title="Rules of the House table · Upcard">
              <HouseRulesPage />
            </Page>
          </Loaded>
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
