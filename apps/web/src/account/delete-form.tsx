import type { MeAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { requestJson } from '../net/http.ts';
import { changeSession } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { onlyProblems } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-page.module.css';
import { FormField } from './form-field.tsx';
import { useForm } from './use-form.ts';

function ConfirmedDelete({ name, onDeleted }: { name: string; onDeleted: () => void }) {
  const form = useForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) =>
      onlyProblems({
        username: username.trim() === name ? undefined : `Type ${name}, exactly so.`,
        password: password === '' ? 'Type your password.' : undefined,
      }),
    send: async ({ password }) => {
      const answer = await changeSession(async () => {
        const deleted = await requestJson('/api/account', { password }, 'DELETE');
        const nobody: MeAnswer = { person: null, kind: null, isAdministrator: false };
        if (deleted.ok) onDeleted();
        return deleted.ok ? { ok: true, value: nobody } : deleted;
      });
      return answer.ok ? null : answer.failure;
    },
    fieldOf: { 'wrong-password': 'password' },
  });
  const { values, problems, fill } = form;
  return (
    <AccountForm form={form} tone="danger" send={{ label: 'Delete my account for good', sending: 'Deleting…' }}>
      <FormField
        label={`Type your username, ${name}`}
        name="username"
        autoComplete="off"
        value={values.username}
        onChange={fill('username')}
        problem={problems.username}
      />
      <FormField
        label="Your password"
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

/** The end of an account: what goes, what stays, and a confirmation that nobody gives by accident. */
export function DeleteForm({ name, onDeleted }: { name: string; onDeleted: () => void }) {
  const [isSure, setSure] = useState(false);
  return (
    <>
      <p className={styles.text}>
        Your name, picture, e-mail, password and codes go at once, and somebody else may take the name. Games stay, for
        the sake of the others in them; you are called “former player” there. Seats you hold play out without you.
        Nobody can undo it.
      </p>
      {isSure ? (
        <ConfirmedDelete name={name} onDeleted={onDeleted} />
      ) : (
        <div>
          <Button tone="danger" onPress={() => setSure(true)}>
            Delete account…
          </Button>
        </div>
      )}
    </>
  );
}
