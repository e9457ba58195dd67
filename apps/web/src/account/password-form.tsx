import type { MeAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { requestJson } from '../net/http.ts';
import { changeSession } from '../net/session.ts';
import { newPasswordProblem, onlyProblems, PASSWORD_HINT } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { DoneNote } from './done-note.tsx';
import { FormField } from './form-field.tsx';
import { OwnNameField } from './own-name-field.tsx';
import { useForm } from './use-form.ts';

/** Another password, against the one there is. */
export function PasswordForm({ name }: { name: string }) {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    initial: { current: '', next: '' },
    check: ({ current, next }) =>
      onlyProblems({
        current: current === '' ? 'Type the password you have now.' : undefined,
        next: newPasswordProblem(next),
      }),
    send: async (values) => {
      setDone(null);
      const answer = await changeSession(() => requestJson<MeAnswer>('/api/account/password', values));
      if (!answer.ok) return answer.failure;
      form.clear();
      setDone('Your new password counts from now on. Other devices have been logged out.');
      return null;
    },
    fieldOf: { 'wrong-password': 'current', 'weak-password': 'next' },
  });
  const { values, problems, fill } = form;
  return (
    <AccountForm form={form} tone="plain" send={{ label: 'Change password', sending: 'Changing…' }}>
      <OwnNameField name={name} />
      <FormField
        label="Current password"
        name="current"
        kind="password"
        autoComplete="current-password"
        value={values.current}
        onChange={fill('current')}
        problem={problems.current}
      />
      <FormField
        label="New password"
        name="next"
        kind="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        value={values.next}
        onChange={fill('next')}
        problem={problems.next}
      />
      <DoneNote text={done} />
    </AccountForm>
  );
}
