import type { RegisterAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { type Session, useSession } from '../net/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './access.module.css';
import { AccessCard } from './access-card.tsx';
import { ACCOUNT_PROMISE, CODES_LEAD } from './account-words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RegisterForm } from './register-form.tsx';
import { wayBack, wayTo } from './way-back.ts';

function leadFor(session: Session): string {
  return session.kind === 'person'
    ? `${ACCOUNT_PROMISE} All that ${session.person.name} has, seats and chips included, becomes the account’s.`
    : ACCOUNT_PROMISE;
}

/** The page to register on. Whoever came from a table goes back there, to the same seat. */
export default function RegisterPage() {
  const [place, navigate] = useLocation();
  const search = useSearch();
  const session = useSession();
  const [made, setMade] = useState<RegisterAnswer | null>(null);
  if (made !== null) {
    return (
      <AccessCard title={`Welcome, ${made.person.name}`} lead={CODES_LEAD}>
        <RecoveryCodes name={made.person.name} codes={made.recoveryCodes} onSaved={() => navigate(wayBack(search))} />
      </AccessCard>
    );
  }
  if (session.kind === 'person' && session.standing === 'account') {
    return (
      <AccessCard title="You have an account" lead={<>This browser is logged in as {session.person.name}.</>}>
        <ButtonLink href={wayBack(search)} tone="main" size="large" isWide>
          Go on
        </ButtonLink>
      </AccessCard>
    );
  }
  return (
    <AccessCard title="Create an account" lead={leadFor(session)}>
      <RegisterForm onDone={setMade} />
      <p className={styles.others}>
        <Link href={wayTo('/login', place, search)}>I have one: log in</Link>
      </p>
    </AccessCard>
  );
}
