import { Link, useLocation, useSearch } from 'wouter';
import { useSession } from '../net/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './access.module.css';
import { AccessCard } from './access-card.tsx';
import { LoginForm } from './login-form.tsx';
import { wayBack, wayTo } from './way-back.ts';

/** The page to log in on. Whoever came from a table goes back there, and their guest's seat comes along. */
export default function LoginPage() {
  const [place, navigate] = useLocation();
  const search = useSearch();
  const session = useSession();
  const isGuest = session.kind === 'person' && session.standing === 'guest';
  if (session.kind === 'person' && !isGuest) {
    return (
      <AccessCard title="You are logged in" lead={<>This browser is logged in as {session.person.name}.</>}>
        <ButtonLink href={wayBack(search)} tone="main" size="large" isWide>
          Go on
        </ButtonLink>
      </AccessCard>
    );
  }
  return (
    <AccessCard
      title="Log in"
      lead={
        isGuest
          ? `What ${session.person.name} has, seats and chips included, moves to your account.`
          : 'Your name, games and seats are where you left them.'
      }
    >
      <LoginForm onDone={() => navigate(wayBack(search))} />
      <p className={styles.others}>
        <Link href={wayTo('/recover', place, search)}>Lost your password?</Link>
        <Link href={wayTo('/register', place, search)}>Create an account</Link>
      </p>
    </AccessCard>
  );
}
