import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/**
 * A modal page over the table: from below on a phone, in the middle from 640 px. It keeps focus inside, closes by Escape, by its cross and
 * by a press beside it, and gives the focus back. `foot` stays in view under the scrolling content. Load it when first needed.
 */
export function Sheet({
  title,
  isOpen,
  onClose,
  foot = null,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.sheet}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={styles.content} tabIndex={0} aria-label={title}>
            {children}
          </section>
          {foot !== null && <footer className={styles.foot}>{foot}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
