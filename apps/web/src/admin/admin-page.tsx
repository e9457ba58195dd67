import type { Person } from '@upcard/tables';
import { Link } from 'wouter';
import styles from './admin.module.css';
import { ADMIN_SECTIONS, type AdminSection } from './admin-sections.ts';
import { AuditSection } from './audit-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { TablesSection } from './tables-section.tsx';

/** What each page is for, in one sentence. */
const LEADS: Readonly<Record<AdminSection['name'], string>> = {
  people: 'Everybody who has a name here, guests too.',
  reports: 'What people have told you of each other.',
  tables: 'Every open table, as it is now.',
  audit: 'Everything that administrators have done. Nothing is ever taken out of it.',
};

function Sections({ section }: { section: AdminSection }) {
  return (
    <nav className={styles.sections} aria-label="Administration">
      {ADMIN_SECTIONS.map(({ name, label }) => (
        <Link
          key={name}
          href={`/admin/${name}`}
          className={styles.section ?? ''}
          aria-current={name === section.name ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Content({ section, person }: { section: AdminSection; person: Person }) {
  switch (section.name) {
    case 'people':
      return <PeopleSection own={person.id} />;
    case 'reports':
      return <ReportsSection own={person.id} />;
    case 'tables':
      return <TablesSection />;
    case 'audit':
      return <AuditSection />;
  }
}

/** One of the pages of administrators, with the way to the others. `person` is who looks at it. */
export default function AdminPage({ section, person }: { section: AdminSection; person: Person }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            {section.label}
          </h1>
          <p className={styles.lead}>{LEADS[section.name]}</p>
        </div>
        <Sections section={section} />
      </header>
      <Content key={section.name} section={section} person={person} />
    </div>
  );
}
