import type { RuleSet } from '@upcard/core';
import { Sheet } from '../ui/sheet.tsx';
import { RuleList } from './rule-list.tsx';

/** The rules of a table over the table, from the rule set that the server sent. */
export default function RulesSheet({ rules, onClose }: { rules: RuleSet; onClose: () => void }) {
  return (
    <Sheet title="Rules of this table" isOpen onClose={onClose}>
      <RuleList rules={rules} />
    </Sheet>
  );
}
