import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './share-link.module.css';

type Copied = 'nothing' | 'link' | 'invitation' | 'failed';

function invitation(name: string, href: string): string {
  return `Come and play blackjack at “${name}” on Upcard: ${href}`;
}

/** The address that brings others to this table, to be copied alone or in a sentence. */
export function ShareLink({ name }: { name: string }) {
  const [copied, setCopied] = useState<Copied>('nothing');
  const { href } = globalThis.location;
  const copy = async (what: 'link' | 'invitation'): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what === 'link' ? href : invitation(name, href));
      setCopied(what);
    } catch {
      // Not allowed, or no clipboard without a secure connection: the address stands there to be copied by hand.
      setCopied('failed');
    }
  };
  return (
    <div className={styles.share}>
      <p className={styles.address}>{href}</p>
      <div className={styles.buttons}>
        <Button isWide onPress={() => void copy('link')}>
          <Link size={17} aria-hidden="true" /> {copied === 'link' ? 'Copied' : 'Copy the link'}
        </Button>
        <Button isWide onPress={() => void copy('invitation')}>
          {copied === 'invitation' ? 'Copied' : 'Copy an invitation'}
        </Button>
      </div>
      <p className={styles.failed} role="status">
        {copied === 'failed' && 'Your browser does not let pages copy. Take the address from above by hand.'}
      </p>
    </div>
  );
}
