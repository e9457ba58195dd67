import type { RecoveryCodesAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { requestJson } from '../net/http.ts';
import { onlyProblems } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { CODES_LEAD } from './account-words.ts';
import { FormField } from './form-field.tsx';
import { OwnNameField } from './own-name-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useForm } from './use-form.ts';

/** New recovery codes in place of those there are. `onMade` gets how many there are now. */
export function CodesForm({ name, onMade }: { name: string; onMade: (left: number) => void }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => onlyProblems({ password: password === '' ? 'Type your password.' : undefined }),
    send: async (values) => {
      const answer = await requestJson<RecoveryCodesAnswer>('/api/account/recovery-codes', values);
      if (!answer.ok) return answer.failure;
      form.clear();
      setCodes(answer.value.recoveryCodes);
      onMade(answer.value.recoveryCodes.length);
      return null;
    },
    fieldOf: { 'wrong-password': 'password' },
  });
  if (codes.length > 0) {
    return (
      <>
        <p role="status">{CODES_LEAD}</p>
        <RecoveryCodes name={name} codes={codes} onSaved={() => setCodes([])} />
      </>
    );
  }
  return (
    <AccountForm form={form} tone="plain" send={{ label: 'Make new codes', sending: 'Making…' }}>
      <OwnNameField name={name} />
      <FormField
        label="Your password"
        name="password"
        kind="password"
        autoComplete="current-password"
        hint="The codes you have now stop working."
        value={form.values.password}
        onChange={form.fill('password')}
        problem={form.problems.password}
      />
    </AccountForm>
  );
}
