import type { DoneAnswer, ResetCode } from '@upcard/protocol';
import { REASON_LENGTH } from '@upcard/protocol/chat-length';
import { useState } from 'react';
import { onlyProblems } from '../account/account-checks.ts';
import { AccountForm } from '../account/account-form.tsx';
import { useForm } from '../account/use-form.ts';
import { requestJson } from '../net/http.ts';
import { Sheet } from '../ui/sheet.tsx';
import { type Deed, planOf } from './deed.ts';
import styles from './deed-sheet.module.css';
import { EndFields } from './end-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { type End, endOf, endProblem } from './suspension-end.ts';
import { heedRefusal } from './use-fetched.ts';

/** What comes back from an act. */
export type DeedAnswer = DoneAnswer | ResetCode;

function reasonProblem(reason: string): string | undefined {
  const { length } = [...reason.trim()];
  if (length === 0) return 'Write a few words; they are kept with what is done.';
  return length > REASON_LENGTH ? `At most ${REASON_LENGTH} characters; these are ${length}.` : undefined;
}

function useDeedForm(deed: Deed, end: End, onDone: (answer: DeedAnswer) => void) {
  const plan = planOf(deed);
  return useForm({
    initial: { reason: '', time: '' },
    check: ({ reason, time }) =>
      onlyProblems({ reason: reasonProblem(reason), time: endProblem(end, time, Date.now()) }),
    send: async ({ reason, time }) => {
      const body = plan.body(reason.trim(), endOf(end, time, Date.now()));
      const answer = await requestJson<DeedAnswer>(plan.path, body);
      if (answer.ok) {
        onDone(answer.value);
        return null;
      }
      heedRefusal(answer.failure);
      const { failure } = answer;
      return { ...failure, text: plan.refusals[failure.code] ?? failure.text };
    },
    fieldOf: {},
  });
}

/** Asks for the reason of a deed, which is at the same time its confirmation, and does it. */
export function DeedSheet({
  deed,
  onClose,
  onDone,
}: {
  deed: Deed;
  onClose: () => void;
  onDone: (answer: DeedAnswer) => void;
}) {
  const plan = planOf(deed);
  const [end, setEnd] = useState<End>('day');
  const form = useDeedForm(deed, deed.kind === 'suspend' ? end : 'never', onDone);
  const { values, problems, fill } = form;
  return (
    <Sheet title={plan.title} isOpen onClose={onClose}>
      <div className={styles.deed}>
        <p className={styles.lead}>{plan.lead}</p>
        {deed.kind === 'hide' && (
          <blockquote className={styles.said}>
            <bdi>{deed.line.text}</bdi>
          </blockquote>
        )}
        <AccountForm form={form} tone={plan.isGrave ? 'danger' : 'main'} send={plan.send}>
          {deed.kind === 'suspend' && (
            <EndFields end={end} onEnd={setEnd} time={values.time} onTime={fill('time')} problem={problems.time} />
          )}
          <ReasonField
            label={plan.reasonLabel}
            value={values.reason}
            onChange={fill('reason')}
            problem={problems.reason}
          />
        </AccountForm>
      </div>
    </Sheet>
  );
}
