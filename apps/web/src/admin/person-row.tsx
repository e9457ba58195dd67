import type { AdminPerson, Suspension } from '@upcard/protocol';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'wouter';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { OnlySpoken } from '../ui/only-spoken.tsx';
import styles from './admin.module.css';
import type { Deed } from './deed.ts';
import { Moment } from './moment.tsx';

interface PersonRowProps {
  person: AdminPerson;
  /** The administrator who looks. */
  isYou: boolean;
  begin: (deed: Deed) => void;
}

function standing({ kind, isAdministrator }: AdminPerson, isYou: boolean): string {
  const words = isAdministrator ? 'Administrator' : kind === 'guest' ? 'Guest' : 'Account';
  return isYou ? `${words}, you` : words;
}

function State({ suspension }: { suspension: Suspension | null }) {
  if (suspension === null) {
    return (
      <p className={styles.state} data-tone="good">
        <CircleCheck size={16} aria-hidden="true" /> Active
      </p>
    );
  }
  const { since, until, reason } = suspension;
  return (
    <div className={styles.stack}>
      <p className={styles.state} data-tone="bad">
        <Ban size={16} aria-hidden="true" />
        <span>
          Suspended{' '}
          {until === null ? (
            'for good'
          ) : (
            <>
              until <Moment at={until} />
            </>
          )}
        </span>
      </p>
      <p className={styles.small}>
        Since <Moment at={since} />: <bdi>{reason}</bdi>
      </p>
    </div>
  );
}

/** Why nothing can be done to somebody, or undefined. */
function whyNot({ isAdministrator }: AdminPerson, isYou: boolean): string | undefined {
  if (isYou) return 'This is you';
  return isAdministrator ? 'Administrators are out of reach here' : undefined;
}

function Ways({ person, isYou, begin }: PersonRowProps) {
  const off = whyNot(person, isYou);
  const isOut = person.suspension !== null;
  const name = (
    <OnlySpoken>
      {' '}
      <bdi>{person.name}</bdi>
    </OnlySpoken>
  );
  return (
    <div className={styles.ways}>
      <Button
        size="small"
        tone={isOut ? 'plain' : 'danger'}
        off={off}
        onPress={() => begin({ kind: isOut ? 'restore' : 'suspend', person })}
      >
        <span>
          {isOut ? 'Restore' : 'Suspend'}
          {name}
        </span>
      </Button>
      <Button
        size="small"
        off={off ?? (person.kind === 'guest' ? 'No password' : undefined)}
        offPlace={off === undefined ? 'under' : 'hidden'}
        onPress={() => begin({ kind: 'reset', person })}
      >
        <span>
          Recovery code
          <OnlySpoken> for</OnlySpoken>
          {name}
        </span>
      </Button>
    </div>
  );
}

/** Somebody: who, since when, whether they may come in, and what can be done about it. */
export function PersonRow(props: PersonRowProps) {
  const { person, isYou } = props;
  return (
    <li className={styles.row} data-columns="person">
      <div className={styles.who}>
        <Avatar face={personFace(person)} size={36} />
        <div className={styles.stack}>
          <Link href={`/people/${encodeURIComponent(person.id)}`} className={styles.name ?? ''}>
            <bdi>{person.name}</bdi>
          </Link>
          <p className={styles.small}>{standing(person, isYou)}</p>
        </div>
      </div>
      <p className={styles.small}>
        Since <Moment at={person.joinedAt} />
      </p>
      <State suspension={person.suspension} />
      <Ways {...props} />
    </li>
  );
}
