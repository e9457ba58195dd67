import type { OffReason, RuleSet } from '@upcard/core';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four'];

/** Why an action is off, in the few words that stand under its button. */
export function offReasonText(reason: OffReason, rules: RuleSet): string {
  switch (reason) {
    case 'not-offered':
      return 'Not at this table';
    case 'two-cards-only':
      return 'Two cards only';
    case 'not-a-pair':
      return 'Not a pair';
    case 'most-hands':
      return rules.maxHands === 2 ? 'One split only' : `${COUNTS[rules.maxHands] ?? rules.maxHands} hands at most`;
    case 'aces-once':
      return 'Aces split once';
    case 'split-aces':
      return 'Not on split Aces';
    case 'not-after-split':
      return 'Not after a split';
    case 'total-not-allowed':
      return rules.double === '10-11' ? 'Only on 10 or 11' : 'Only on 9 to 11';
    case 'not-enough':
      return 'Not enough chips';
  }
}
