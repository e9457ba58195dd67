import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './access.module.css';

/** The form element with its fields, what is wrong with it as a whole, and the button that sends it. */
export function AccountForm({
  form,
  children,
  send,
  tone = 'main',
}: {
  form: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
    readonly isSending: boolean;
    readonly problems: Readonly<Record<string, string | undefined>>;
  };
  children: ReactNode;
  /** What the button says, and what it says until the answer is there. */
  send: { readonly label: string; readonly sending: string };
  tone?: ComponentProps<typeof Button>['tone'];
}) {
  const { problems, isSending } = form;
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      {children}
      <div role="alert" className={styles.alert}>
        {problems.form !== undefined && <p className={styles.problem}>{problems.form}</p>}
      </div>
      <div>
        <Button tone={tone} type="submit" isWide={tone === 'main'} size={tone === 'main' ? 'large' : 'middle'}>
          {isSending ? send.sending : send.label}
        </Button>
      </div>
    </form>
  );
}
