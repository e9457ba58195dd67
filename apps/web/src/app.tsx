import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AdminGate } from './admin/admin-gate.tsx';
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
const GameRulesPage: ComponentType<{ kind: 'house' | 'standard' }> = lazy(() => import('./rules/game-rules-page.tsx'));
const OddsPage = lazy(() => import('./charts/odds-page.tsx'));
const StrategyPage = lazy(() => import('./charts/strategy-page.tsx'));
const RankingPage = lazy(() => import('./ranking/ranking-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const RegisterPage = lazy(() => import('./account/register-page.tsx'));
const LoginPage = lazy(() => import('./account/login-page.tsx'));
const RecoverPage = lazy(() => import('./account/recover-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
const ProfilePage: ComponentType<{ id: string }> = lazy(() => import('./account/profile-page.tsx'));

/** Pages that are loaded when they are first asked for; the bar stays meanwhile. */
function LaterPage({
  area,
  title,
  children,
}: {
  area: 'ranking' | 'rules' | 'strategy' | 'you';
  title: string;
  children: ReactNode;
}) {
  return (
    <SiteFrame area={area}>
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
          <LaterPage area="rules" title="Rules · Upcard">
            <RulesPage />
          </LaterPage>
        </Route>
        <Route path="/rules/house">
          <LaterPage area="rules" title="Rules of the House table · Upcard">
            <GameRulesPage kind="house" />
          </LaterPage>
        </Route>
        <Route path="/rules/standard">
          <LaterPage area="rules" title="Rules of Standard rooms · Upcard">
            <GameRulesPage kind="standard" />
          </LaterPage>
        </Route>
        <Route path="/strategy">
          <LaterPage area="strategy" title="Basic strategy · Upcard">
            <StrategyPage />
          </LaterPage>
        </Route>
        <Route path="/odds">
          <LaterPage area="strategy" title="Odds of any hand · Upcard">
            <OddsPage />
          </LaterPage>
        </Route>
        <Route path="/leaderboard">
          <LaterPage area="ranking" title="Ranking · Upcard">
            <RankingPage />
          </LaterPage>
        </Route>
        <Route path="/settings">
          <LaterPage area="you" title="Settings · Upcard">
            <SettingsPage />
          </LaterPage>
        </Route>
        <Route path="/register">
          <LaterPage area="you" title="Create an account · Upcard">
            <RegisterPage />
          </LaterPage>
        </Route>
        <Route path="/login">
          <LaterPage area="you" title="Log in · Upcard">
            <LoginPage />
          </LaterPage>
        </Route>
        <Route path="/recover">
          <LaterPage area="you" title="Recover an account · Upcard">
            <RecoverPage />
          </LaterPage>
        </Route>
        <Route path="/account">
          <LaterPage area="you" title="Your account · Upcard">
            <AccountPage />
          </LaterPage>
        </Route>
        <Route path="/people/:id">
          {({ id }) => (
            <LaterPage key={id} area="you" title="Profile · Upcard">
              <ProfilePage id={id} />
            </LaterPage>
          )}
        </Route>
        <Route path="/admin/:section?">{({ section }) => <AdminGate section={section ?? ''} />}</Route>
        <Route>
          <Page title="Page not found · Upcard">
            <NotFoundPage />
          </Page>
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
