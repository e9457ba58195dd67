import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './deed-sheet.module.css';
import { isolated } from './isolated.ts';

const COPY_WORDS = { not: 'Copy', copied: 'Copied', failed: 'Copy it by hand' } as const;

/** A recovery code, the one time that it can be seen. */
export function CodeSheet({ name, code, onClose }: { name: string; code: string; onClose: () => void }) {
  const [copied, setCopied] = useState<keyof typeof COPY_WORDS>('not');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied('copied');
    } catch {
      // Not allowed, or no clipboard without a secure connection: the code stands there to be copied by hand.
      setCopied('failed');
    }
  };
  return (
    <Sheet title={`Recovery code for ${isolated(name)}`} isOpen onClose={onClose}>
      <div className={styles.deed}>
        <p className={styles.lead}>
          It is shown this once. Its owner types it on the page for lost passwords, with their name and a new password.
        </p>
        <p className={styles.code}>{code}</p>
        <div className={styles.ways}>
          <Button onPress={() => void copy()}>
            <Copy size={17} aria-hidden="true" /> <span role="status">{COPY_WORDS[copied]}</span>
          </Button>
          <Button tone="main" onPress={onClose}>
            I have passed it on
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
