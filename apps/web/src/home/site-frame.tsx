import BookOpen from 'lucide-react/icons/book-open';
import Layers from 'lucide-react/icons/layers';
import Settings from 'lucide-react/icons/settings';
import Table2 from 'lucide-react/icons/table-2';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TopBar } from '../felt/top-bar.tsx';
import { PersonBadge } from './person-badge.tsx';
import styles from './site-frame.module.css';

const PAGES = [
  { area: 'tables', href: '/tables', label: 'Tables', Icon: Layers },
  { area: 'strategy', href: '/strategy', label: 'Strategy', Icon: Table2 },
  { area: 'rules', href: '/rules', label: 'Rules', Icon: BookOpen },
  { area: 'ranking', href: '/leaderboard', label: 'Ranking', Icon: Trophy },
] as const;

/** On a phone the pages of the person stand beside the others; in a wide bar their picture leads there. */
const YOU = { area: 'you', href: '/account', label: 'You', Icon: UserRound } as const;

interface SiteFrameProps {
  /** Which of the pages in the navigation this is, or belongs to. */
  area: (typeof PAGES)[number]['area'] | 'you' | 'other';
  /** `hall` lays the bar over a page that has its own ground, without an edge. */
  look?: 'plain' | 'hall';
  /** More buttons for the bar. */
  actions?: ReactNode;
  /** Stays in view at the lower edge of a phone, over the navigation. */
  dock?: ReactNode;
  children: ReactNode;
}

function currentIn(area: SiteFrameProps['area'], page: string): 'page' | undefined {
  return area === page ? 'page' : undefined;
}

function BarLinks({ area }: Pick<SiteFrameProps, 'area'>) {
  return PAGES.map((page) => (
    <Link key={page.area} href={page.href} className={styles.link ?? ''} aria-current={currentIn(area, page.area)}>
      {page.label}
    </Link>
  ));
}

function PhoneNavigation({ area }: Pick<SiteFrameProps, 'area'>) {
  return (
    <nav className={styles.phone} aria-label="Pages">
      {[...PAGES, YOU].map(({ Icon, ...page }) => (
        <Link key={page.area} href={page.href} className={styles.tab ?? ''} aria-current={currentIn(area, page.area)}>
          <Icon size={21} strokeWidth={1.75} aria-hidden="true" />
          {page.label}
        </Link>
      ))}
    </nav>
  );
}

/** What stands round every page but a table: the bar, and the navigation (below, on a phone). */
export function SiteFrame({ area, look = 'plain', actions = null, dock = null, children }: SiteFrameProps) {
  return (
    <div className={styles.frame} data-look={look}>
      <div className={styles.bar}>
        <TopBar
          home={{ href: '/', label: 'home' }}
          nav={<BarLinks area={area} />}
          actions={
            <>
              {actions}
              <Link href="/settings" className={styles.gear ?? ''} aria-label="Settings" title="Settings">
                <Settings size={20} aria-hidden="true" />
              </Link>
              <PersonBadge />
            </>
          }
        />
      </div>
      <main className={styles.main}>{children}</main>
      <div className={styles.foot}>
        {dock !== null && <div className={styles.dock}>{dock}</div>}
        <PhoneNavigation area={area} />
      </div>
    </div>
  );
}
