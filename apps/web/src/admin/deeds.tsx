import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import styles from './admin.module.css';
import { CodeSheet } from './code-sheet.tsx';
import { type Deed, planOf } from './deed.ts';
import { type DeedAnswer, DeedSheet } from './deed-sheet.tsx';

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asked'; readonly deed: Deed }
  | { readonly kind: 'code'; readonly name: string; readonly code: string };

/** What an administrator is doing on a page. */
export interface Deeds {
  readonly step: Step;
  /** What was done last; null: nothing yet. */
  readonly note: string | null;
  readonly begin: (deed: Deed) => void;
  readonly drop: () => void;
  readonly finish: (deed: Deed, answer: DeedAnswer) => void;
}

/** Keeps what is being done; `onDone` hears of everything that the server has taken. */
export function useDeeds(onDone: (deed: Deed) => void): Deeds {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [note, setNote] = useState<string | null>(null);
  return {
    step,
    note,
    begin: (deed) => {
      setNote(null);
      setStep({ kind: 'asked', deed });
    },
    drop: () => setStep({ kind: 'idle' }),
    finish: (deed, answer) => {
      const isCode = 'code' in answer && deed.kind === 'reset';
      setStep(isCode ? { kind: 'code', name: deed.person.name, code: answer.code } : { kind: 'idle' });
      setNote(planOf(deed).done);
      onDone(deed);
    },
  };
}

/** The sheets that go with the deeds, and what is said when one is done. */
export function DeedPlace({ deeds }: { deeds: Deeds }) {
  const { step, note, drop, finish } = deeds;
  return (
    <>
      <div role="status" className={styles.done}>
        {note !== null && (
          <p>
            <CircleCheck size={18} aria-hidden="true" /> {note}
          </p>
        )}
      </div>
      {step.kind === 'asked' && (
        <DeedSheet deed={step.deed} onClose={drop} onDone={(answer) => finish(step.deed, answer)} />
      )}
      {step.kind === 'code' && <CodeSheet name={step.name} code={step.code} onClose={drop} />}
    </>
  );
}
