import type { ChatLine, DoneAnswer } from '@upcard/protocol';
import { useState } from 'react';
import { requestJson } from '../net/http.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './chat-panel.module.css';

const REASONS = [
  'Insults or threats',
  'Hate against a group',
  'Advertising or fraud',
  'Private things of somebody',
  'Cheating',
  'Something else',
] as const;
type Reason = (typeof REASONS)[number];

type Sending =
  | { readonly kind: 'open' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly text: string };

/** Tells the administrators about a line. */
export function ReportForm({ line, table, onDone }: { line: ChatLine; table: string; onDone: () => void }) {
  const [reason, setReason] = useState<Reason>(REASONS[0]);
  const [sending, setSending] = useState<Sending>({ kind: 'open' });
  const report = async (): Promise<void> => {
    setSending({ kind: 'sent' });
    const body = { table, person: line.person.id, line: line.id, reason };
    const answer = await requestJson<DoneAnswer>('/api/reports', body);
    setSending(answer.ok ? { kind: 'done' } : { kind: 'refused', text: answer.failure.text });
  };
  if (sending.kind === 'done') {
    return (
      <p className={styles.reported} role="status">
        Reported. An administrator will read it.
      </p>
    );
  }
  return (
    <div className={styles.tools}>
      <SelectField
        label="What is wrong with it"
        options={REASONS.map((value) => ({ value, label: value }))}
        value={reason}
        onChange={setReason}
      />
      <Button
        size="small"
        tone="danger"
        off={sending.kind === 'sent' ? 'Sent' : undefined}
        onPress={() => void report()}
      >
        Report
      </Button>
      <Button size="small" onPress={onDone}>
        Don’t report
      </Button>
      {sending.kind === 'refused' && (
        <p role="alert" className={styles.fault}>
          {sending.text}
        </p>
      )}
    </div>
  );
}
