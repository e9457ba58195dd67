import type { AccountAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { requestJson } from '../net/http.ts';
import { emailProblem, onlyProblems } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { DoneNote } from './done-note.tsx';
import { FormField } from './form-field.tsx';
import { useForm } from './use-form.ts';

/** The e-mail address, which need not be there. */
export function EmailForm({
  email,
  onChange,
}: {
  email: string | null;
  onChange: (account: Pick<AccountAnswer, 'email'>) => void;
}) {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    initial: { email: email ?? '' },
    check: (values) => onlyProblems({ email: emailProblem(values.email) }),
    send: async (values) => {
      setDone(null);
      const address = values.email.trim();
      const next = { email: address === '' ? null : address };
      const answer = await requestJson<AccountAnswer>('/api/account', next, 'PATCH');
      if (!answer.ok) return answer.failure;
      onChange(next);
      setDone(next.email === null ? 'The address is gone.' : 'Saved.');
      return null;
    },
    fieldOf: { 'bad-message': 'email' },
  });
  return (
    <AccountForm form={form} tone="plain" send={{ label: 'Save address', sending: 'Saving…' }}>
      <FormField
        label="E-mail"
        name="email"
        kind="email"
        autoComplete="email"
        hint="Only you see it. Leave it empty to have none."
        value={form.values.email}
        onChange={form.fill('email')}
        problem={form.problems.email}
      />
      <DoneNote text={done} />
    </AccountForm>
  );
}
