import type { Report } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import EyeOff from 'lucide-react/icons/eye-off';
import { Link } from 'wouter';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { Button } from '../ui/button.tsx';
import styles from './admin.module.css';
import type { Deed } from './deed.ts';
import sheet from './deed-sheet.module.css';
import { Moment } from './moment.tsx';
import { nameSearch } from './name-search.ts';

interface ReportCardProps {
  report: Report;
  /** Whether it is about the administrator who looks. */
  isAboutYou: boolean;
  begin: (deed: Deed) => void;
}

function PersonLink({ person }: { person: Person }) {
  return (
    <Link href={nameSearch(person.name)} className={styles.link ?? ''}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}

function Head({ report }: { report: Report }) {
  const { person, reporter, table, at } = report;
  return (
    <div className={styles.who}>
      <Avatar face={personFace(person)} size={36} />
      <div className={styles.stack}>
        <h3 className={styles.plain}>
          About <PersonLink person={person} />
        </h3>
        <p className={styles.small}>
          Reported by <PersonLink person={reporter} /> on <Moment at={at} />, at{' '}
          <Link href={`/tables/${encodeURIComponent(table.id)}`} className={styles.link ?? ''}>
            <bdi>{table.name}</bdi>
          </Link>
        </p>
      </div>
    </div>
  );
}

function What({ report: { line, reason } }: Pick<ReportCardProps, 'report'>) {
  return (
    <div className={styles.stack}>
      {line === null ? (
        <p className={styles.small}>No line of the chat was named.</p>
      ) : (
        <figure className={styles.stack}>
          <blockquote className={sheet.said}>
            <bdi>{line.text}</bdi>
          </blockquote>
          <figcaption className={styles.spoken}>
            <span>
              Said on <Moment at={line.at} />
            </span>
            {line.isHidden && (
              <span className={styles.hidden}>
                <EyeOff size={15} aria-hidden="true" /> Hidden
              </span>
            )}
          </figcaption>
        </figure>
      )}
      <p className={styles.cause}>
        <span className={styles.small}>Reason</span> <bdi>{reason}</bdi>
      </p>
    </div>
  );
}

function Ways({ report, isAboutYou, begin }: ReportCardProps) {
  const { id, line, person } = report;
  return (
    <div className={styles.ways}>
      {line !== null && (
        <Button
          size="small"
          off={line.isHidden ? 'It is hidden' : undefined}
          onPress={() => begin({ kind: 'hide', line, author: person.name })}
        >
          Hide line
        </Button>
      )}
      <Button
        size="small"
        tone="danger"
        off={isAboutYou ? 'This is you' : undefined}
        onPress={() => begin({ kind: 'suspend', person })}
      >
        <span>
          Suspend <bdi>{person.name}</bdi>
        </span>
      </Button>
      {report.state.kind === 'open' && (
        <Button size="small" onPress={() => begin({ kind: 'closeReport', report: id, about: person.name })}>
          Close report
        </Button>
      )}
    </div>
  );
}

/** One report: about whom, by whom, where, what was said, and what can be done about it. */
export function ReportCard(props: ReportCardProps) {
  const { report } = props;
  const { state } = report;
  return (
    <li className={styles.card} data-open={state.kind === 'open'}>
      <Head report={report} />
      <What report={report} />
      {state.kind === 'closed' && (
        <p className={styles.outcome}>
          Closed by <bdi>{state.by}</bdi> on <Moment at={state.at} />: <bdi>{state.note}</bdi>
        </p>
      )}
      <Ways {...props} />
    </li>
  );
}
