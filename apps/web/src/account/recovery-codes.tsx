import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './access.module.css';

function codesText(name: string, codes: readonly string[]): string {
  return [
    `Recovery codes of ${name} at Upcard, ${globalThis.location.host}`,
    'Each opens the account once.',
    '',
    ...codes,
    '',
  ].join('\n');
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `upcard-recovery-codes-${name}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Recovery codes, the one time that they can be seen: to copy, to download, and to be confirmed. */
export function RecoveryCodes({
  name,
  codes,
  onSaved,
}: {
  name: string;
  codes: readonly string[];
  onSaved: () => void;
}) {
  const [copied, setCopied] = useState<'not' | 'copied' | 'failed'>('not');
  const text = codesText(name, codes);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      // Not allowed, or no clipboard without a secure connection: the codes stand there to be copied by hand.
      setCopied('failed');
    }
  };
  const words = { not: 'Copy', copied: 'Copied', failed: 'Copy them by hand' }[copied];
  return (
    <div className={styles.form}>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button onPress={() => void copy()}>
          <Copy size={17} aria-hidden="true" /> {words}
        </Button>
        <Button onPress={() => download(name, text)}>
          <Download size={17} aria-hidden="true" /> Download
        </Button>
      </div>
      <Button tone="main" size="large" isWide onPress={onSaved}>
        I have saved them
      </Button>
    </div>
  );
}
