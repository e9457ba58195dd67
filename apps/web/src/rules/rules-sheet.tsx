import type { RuleSet } from '@upcard/core';
import type { TableKind } from '@upcard/tables';
import { Sheet } from '../ui/sheet.tsx';
import { RuleList } from './rule-list.tsx';
import styles from './rules-sheet.module.css';

/** The rules of a table over the table, from the rule set that the server sent. */
export default function RulesSheet({ rules, kind, onClose }: { rules: RuleSet; kind: TableKind; onClose: () => void }) {
  return (
    <Sheet title="Rules of this table" isOpen onClose={onClose}>
      <RuleList rules={rules} />
      <p className={styles.more}>
        <a href={`/rules/${kind}`} target="_blank" rel="noopener">
          The whole page of rules
        </a>{' '}
        opens in a new tab.
      </p>
    </Sheet>
  );
}
