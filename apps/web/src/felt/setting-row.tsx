import type { ReactNode } from 'react';
import { InfoTip } from './info-tip.tsx';
import styles from './setting-row.module.css';

/** One setting: its name, perhaps an explanation, and the control (which names itself) at the end of the row. */
export function SettingRow({
  label,
  tip,
  isDimmed = false,
  children,
}: {
  label: string;
  tip?: ReactNode;
  /** It cannot be set now. */
  isDimmed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.row} data-dimmed={isDimmed}>
      <span className={styles.label}>
        {label}
        {tip !== undefined && <InfoTip title={label}>{tip}</InfoTip>}
      </span>
      <span className={styles.control}>{children}</span>
    </div>
  );
}
