import type { RegisterAnswer } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Session, useSession } from '../net/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './access.module.css';
import { ACCOUNT_PROMISE, CODES_LEAD } from './account-words.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import { LoginForm } from './login-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RegisterForm } from './register-form.tsx';
import { wayTo } from './way-back.ts';

type Step =
  | { readonly kind: 'start' | 'register' | 'login' }
  | { readonly kind: 'codes'; readonly made: RegisterAnswer };

function titleOf(step: Step, session: Session): string {
  switch (step.kind) {
    case 'start':
      return session.kind === 'person' ? session.person.name : 'You';
    case 'register':
      return 'Create an account';
    case 'login':
      return 'Log in';
    case 'codes':
      return `Welcome, ${step.made.person.name}`;
  }
}

function GuestStart({ person, go }: { person: Person | null; go: (step: Step) => void }) {
  return (
    <>
      {person !== null && <AvatarChoice person={person} />}
      <p className={styles.lead}>You are a guest on this device. {ACCOUNT_PROMISE} Registering costs you no seat.</p>
      <Button tone="main" size="large" isWide onPress={() => go({ kind: 'register' })}>
        Create account
      </Button>
      <Button size="large" isWide onPress={() => go({ kind: 'login' })}>
        Log in
      </Button>
    </>
  );
}

function AccountStart({ person }: { person: Person }) {
  return (
    <>
      <AvatarChoice person={person} />
      <div className={styles.ways}>
        <ButtonLink href={`/people/${person.id}`}>Profile</ButtonLink>
        <ButtonLink href="/account">Account</ButtonLink>
      </div>
      <p className={styles.lead}>Your seat is kept while you look there.</p>
    </>
  );
}

/** Who somebody is, over the table: guests become accounts here without leaving their seat, everybody chooses their picture. */
export default function YouSheet({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const [step, setStep] = useState<Step>({ kind: 'start' });
  const [place] = useLocation();
  const [isWarned, setWarned] = useState(false);
  const close = (): void => {
    // The codes are seen this once: the first way out of them only says so.
    if (step.kind === 'codes' && !isWarned) setWarned(true);
    else onClose();
  };
  const isAccount = session.kind === 'person' && session.standing === 'account';
  return (
    <Sheet title={titleOf(step, session)} isOpen onClose={close}>
      <div className={styles.sheet}>
        {step.kind === 'start' && isAccount && <AccountStart person={session.person} />}
        {step.kind === 'start' && !isAccount && (
          <GuestStart person={session.kind === 'person' ? session.person : null} go={setStep} />
        )}
        {step.kind === 'register' && <RegisterForm onDone={(made) => setStep({ kind: 'codes', made })} />}
        {step.kind === 'login' && (
          <>
            <LoginForm onDone={onClose} />
            <p className={styles.others}>
              <Link href={wayTo('/recover', place, '')}>Lost your password?</Link>
            </p>
          </>
        )}
        {step.kind === 'codes' && (
          <>
            <p className={styles.lead}>{CODES_LEAD}</p>
            <p role="alert" className={styles.alert}>
              {isWarned &&
                'Save the codes first. If you close this without, you can make new ones on your account page.'}
            </p>
            <RecoveryCodes name={step.made.person.name} codes={step.made.recoveryCodes} onSaved={onClose} />
          </>
        )}
      </div>
    </Sheet>
  );
}
