import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import styles from './phase-banner.module.css';

/**
 * The line that says what goes on: `waiting` dark with a brass edge, `turn` in gold, `reconnecting` with an amber edge and icon.
 * `children` is the end of the line, mostly a `Countdown`, whose bar then lies along the lower edge. It is not a live region:
 * the table decides what is said aloud.
 */
export function PhaseBanner({
  title,
  detail,
  tone = 'waiting',
  children,
}: {
  title: string;
  detail?: ReactNode;
  tone?: 'waiting' | 'turn' | 'reconnecting';
  children?: ReactNode;
}) {
  return (
    <div className={styles.banner} data-tone={tone}>
      {tone === 'reconnecting' && <WifiOff className={styles.icon} size={19} aria-hidden="true" />}
      <p className={styles.words}>
        <span className={styles.title}>{title}</span> <span className={styles.detail}>{detail}</span>
      </p>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
