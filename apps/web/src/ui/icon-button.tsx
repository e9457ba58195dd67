import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

/** A button of one icon, 44 by 44, named by `label`; `count` is a small number on its corner, said as `countLabel` ("2 new"). */
export function IconButton({
  label,
  onPress,
  children,
  count,
  isPressed,
  isExpanded,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
  count?: { value: number; label: string } | undefined;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
}) {
  const hasCount = count !== undefined && count.value > 0;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={hasCount ? `${label}, ${count.label}` : label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      {children}
      {hasCount && <span className={styles.count}>{count.value > 99 ? '99+' : count.value}</span>}
    </button>
  );
}
