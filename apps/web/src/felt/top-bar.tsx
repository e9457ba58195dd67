import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from './brand.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** Name of the table or page; the heading of the screen. */
  title?: string | undefined;
  /** What table it is, in a few words. */
  subtitle?: ReactNode;
  /** Where the brand leads; on a phone, with a title, a chevron leads there instead. */
  home: { href: string; label: string };
  /** Links to the other pages, after the brand. */
  nav?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** The bar over every page: brand, title and subtitle, pages, buttons. It keeps its height in every phase. */
export function TopBar({ title, subtitle, home, nav = null, actions = null }: TopBarProps) {
  return (
    <header className={styles.bar} data-titled={title !== undefined}>
      <div className={styles.inside}>
        <Link href={home.href} className={styles.back ?? ''} aria-label={home.label}>
          <ChevronLeft size={24} aria-hidden="true" />
        </Link>
        <Link href={home.href} className={styles.home ?? ''} aria-label={`Upcard, ${home.label}`}>
          <Brand />
        </Link>
        {title !== undefined && (
          <div className={styles.titles}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
        )}
        {nav !== null && (
          <nav className={styles.nav} aria-label="Pages">
            {nav}
          </nav>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}
