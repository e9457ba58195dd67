import type { MeAnswer } from '@upcard/protocol';
import { requestJson } from '../net/http.ts';
import { changeSession } from '../net/session.ts';
import { missing, onlyProblems } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { FormField } from './form-field.tsx';
import { useForm } from './use-form.ts';

/** Lets somebody into their account. `onDone` is called when this browser is the account's. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) =>
      onlyProblems({
        username: missing(username, 'Type your username.'),
        password: password === '' ? 'Type your password.' : undefined,
      }),
    send: async ({ username, password }) => {
      const body = { username: username.trim(), password };
      const answer = await changeSession(() => requestJson<MeAnswer>('/api/account/login', body));
      if (!answer.ok) return answer.failure;
      onDone();
      return null;
    },
    fieldOf: {},
  });
  const { values, problems, fill } = form;
  return (
    <AccountForm form={form} send={{ label: 'Log in', sending: 'Logging in…' }}>
      <FormField
        label="Username"
        name="username"
        autoComplete="username"
        value={values.username}
        onChange={fill('username')}
        problem={problems.username}
      />
      <FormField
        label="Password"
        name="password"
        kind="password"
        autoComplete="current-password"
        value={values.password}
        onChange={fill('password')}
        problem={problems.password}
      />
    </AccountForm>
  );
}
