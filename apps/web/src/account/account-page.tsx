import type { AccountAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { signOut, useSession } from '../net/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AccessCard } from './access-card.tsx';
import styles from './account-page.module.css';
import { AvatarChoice } from './avatar-choice.tsx';
import { CodesForm } from './codes-form.tsx';
import { dayWords } from './day-words.ts';
import { DeleteForm } from './delete-form.tsx';
import { Devices } from './devices.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Section } from './section.tsx';
import { Stranger } from './stranger.tsx';
import { useAccount } from './use-account.ts';

function Head({ account }: { account: AccountAnswer }) {
  return (
    <header className={styles.person}>
      <Avatar face={personFace(account)} size={72} />
      <div className={styles.who}>
        <h1 className={styles.title}>{account.name}</h1>
        <p className={styles.since}>Here since {dayWords(account.joinedAt)}</p>
      </div>
      <nav className={styles.links} aria-label="Your pages">
        <Link href={`/people/${account.id}`}>Profile</Link>
        <Link href="/settings">Settings</Link>
        <button type="button" onClick={() => void signOut()}>
          Log out
        </button>
      </nav>
    </header>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'You have no code left. Make new ones, or a lost password closes the account to you.';
  return left === 1 ? 'One code is left.' : `${left} codes are left.`;
}

function Sections({
  account,
  change,
  onDeleted,
}: {
  account: AccountAnswer;
  change: (change: Partial<AccountAnswer>) => void;
  onDeleted: () => void;
}) {
  const { name } = account;
  return (
    <div className={styles.page}>
      <Head account={account} />
      <div className={styles.sections}>
        <Section title="Picture">
          <AvatarChoice person={account} onChange={(avatar) => change({ avatar })} />
        </Section>
        <Section title="Password">
          <PasswordForm name={name} />
        </Section>
        <Section title="Recovery codes">
          <p className={styles.text}>
            A code opens the account when the password is lost. {codesLeft(account.recoveryCodesLeft)}
          </p>
          <CodesForm name={name} onMade={(recoveryCodesLeft) => change({ recoveryCodesLeft })} />
        </Section>
        <Section title="E-mail">
          <EmailForm email={account.email} onChange={change} />
        </Section>
        <Section title="Devices">
          <Devices />
        </Section>
        <Section title="Your data">
          <p className={styles.text}>All that is kept about you, in one file to read or take away.</p>
          <div>
            <a className={styles.file} href="/api/account/export" download="upcard-account.json">
              Download my data
            </a>
          </div>
        </Section>
        <Section title="Delete account" tone="danger">
          <DeleteForm name={name} onDeleted={onDeleted} />
        </Section>
      </div>
    </div>
  );
}

function OwnAccountPage({ onDeleted }: { onDeleted: () => void }) {
  const { own, change, reload } = useAccount();
  switch (own.kind) {
    case 'loading':
      return <div className={styles.page} aria-busy="true" />;
    case 'failed':
      return (
        <AccessCard title="Your account did not come" lead={own.failure.text}>
          <Button tone="main" onPress={reload}>
            Try again
          </Button>
        </AccessCard>
      );
    case 'known':
      return <Sections account={own.account} change={change} onDeleted={onDeleted} />;
  }
}

/** One's own account with all that can be done about it; for everybody else, what they are and the ways to an account. */
export default function AccountPage() {
  const session = useSession();
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) {
    return (
      <AccessCard
        title="Your account is gone"
        lead="Thank you for playing. Nothing of it is left here but finished games, without your name."
      >
        <ButtonLink href="/" tone="main" size="large" isWide>
          Home
        </ButtonLink>
      </AccessCard>
    );
  }
  const hasAccount = session.kind === 'person' && session.standing === 'account';
  return hasAccount ? (
    <OwnAccountPage key={session.person.id} onDeleted={() => setDeleted(true)} />
  ) : (
    <Stranger session={session} />
  );
}
