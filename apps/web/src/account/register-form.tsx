import type { RegisterAnswer } from '@upcard/protocol';
import { requestJson } from '../net/http.ts';
import { changeSession } from '../net/session.ts';
import {
  emailProblem,
  newPasswordProblem,
  onlyProblems,
  PASSWORD_HINT,
  USERNAME_HINT,
  usernameProblem,
} from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { FormField } from './form-field.tsx';
import { useForm } from './use-form.ts';

/** Asks for what an account needs and makes it. `onDone` gets the recovery codes; from then on this browser is the account's. */
export function RegisterForm({ onDone }: { onDone: (answer: RegisterAnswer) => void }) {
  const form = useForm({
    initial: { username: '', password: '', email: '' },
    check: ({ username, password, email }) =>
      onlyProblems({
        username: usernameProblem(username),
        password: newPasswordProblem(password),
        email: emailProblem(email),
      }),
    send: async ({ username, password, email }) => {
      const address = email.trim();
      const body = { username: username.trim(), password, ...(address === '' ? {} : { email: address }) };
      const answer = await changeSession(() => requestJson<RegisterAnswer>('/api/account/register', body));
      if (!answer.ok) return answer.failure;
      onDone(answer.value);
      return null;
    },
    fieldOf: { 'name-taken': 'username', 'bad-name': 'username', 'weak-password': 'password' },
  });
  const { values, problems, fill } = form;
  return (
    <AccountForm form={form} send={{ label: 'Create account', sending: 'Creating…' }}>
      <FormField
        label="Username"
        name="username"
        autoComplete="username"
        hint={USERNAME_HINT}
        value={values.username}
        onChange={fill('username')}
        problem={problems.username}
      />
      <FormField
        label="Password"
        name="password"
        kind="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        value={values.password}
        onChange={fill('password')}
        problem={problems.password}
      />
      <FormField
        label="E-mail, if you like"
        name="email"
        kind="email"
        autoComplete="email"
        hint="Only you see it. The account works without."
        value={values.email}
        onChange={fill('email')}
        problem={problems.email}
      />
    </AccountForm>
  );
}
