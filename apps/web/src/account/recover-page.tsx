import type { MeAnswer } from '@upcard/protocol';
import { Link, useLocation, useSearch } from 'wouter';
import { requestJson } from '../net/http.ts';
import { changeSession } from '../net/session.ts';
import styles from './access.module.css';
import { AccessCard } from './access-card.tsx';
import { missing, newPasswordProblem, onlyProblems, PASSWORD_HINT } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { FormField } from './form-field.tsx';
import { useForm } from './use-form.ts';
import { wayBack, wayTo } from './way-back.ts';

function RecoverForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { username: '', code: '', password: '' },
    check: ({ username, code, password }) =>
      onlyProblems({
        username: missing(username, 'Type your username.'),
        code: missing(code, 'Type one of your recovery codes.'),
        password: newPasswordProblem(password),
      }),
    send: async ({ username, code, password }) => {
      const body = { username: username.trim(), code: code.trim(), password };
      const answer = await changeSession(() => requestJson<MeAnswer>('/api/account/recover', body));
      if (!answer.ok) return answer.failure;
      onDone();
      return null;
    },
    fieldOf: { 'weak-password': 'password' },
  });
  const { values, problems, fill } = form;
  return (
    <AccountForm form={form} send={{ label: 'Set the password and log in', sending: 'Setting…' }}>
      <FormField
        label="Username"
        name="username"
        autoComplete="username"
        value={values.username}
        onChange={fill('username')}
        problem={problems.username}
      />
      <FormField
        label="Recovery code"
        name="code"
        autoComplete="off"
        hint="One of the codes you saved, or the one an administrator gave you. Each works once."
        value={values.code}
        onChange={fill('code')}
        problem={problems.code}
      />
      <FormField
        label="New password"
        name="password"
        kind="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        value={values.password}
        onChange={fill('password')}
        problem={problems.password}
      />
    </AccountForm>
  );
}

/** The way back into an account whose password is lost. */
export default function RecoverPage() {
  const [place, navigate] = useLocation();
  const search = useSearch();
  return (
    <AccessCard
      title="Lost your password?"
      lead="A recovery code opens your account once, and you choose a new password. Everything you have stays."
    >
      <RecoverForm onDone={() => navigate(wayBack(search))} />
      <p className={styles.lead}>No code left? An administrator of this house can give you one.</p>
      <p className={styles.others}>
        <Link href={wayTo('/login', place, search)}>Back to the log-in</Link>
      </p>
    </AccessCard>
  );
}
