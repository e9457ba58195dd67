import type { BetRule } from '../rule-set.ts';
import type { Refusal } from './refusal.ts';

/**
 * Whether one bet may be placed with `funds` in the purse: null, or the refusal. For `chips` this judges one chip; the limits
 * of the whole spot are the table's to keep.
 */
export function checkBet(rule: BetRule, amount: number, funds: number): Refusal | null {
  if (!Number.isSafeInteger(amount) || amount < 0) return 'bad-amount';
  switch (rule.kind) {
    case 'ladder':
      if (!rule.amounts.includes(amount)) return 'bad-amount';
      break;
    case 'chips':
      if (!rule.chips.includes(amount)) return 'bad-amount';
      break;
    case 'flat':
      if (amount !== rule.amount) return 'bad-amount';
      break;
    case 'range':
      if (amount < rule.least) return 'bet-below-minimum';
      break;
  }
  if (amount > funds) return 'over-capital';
  return rule.kind === 'range' && amount % rule.step !== 0 ? 'bet-not-even' : null;
}

/** The least bet of a rule. */
export function leastBet(rule: BetRule): number {
  switch (rule.kind) {
    case 'ladder':
      return rule.amounts[0] ?? 0;
    case 'flat':
      return rule.amount;
    case 'range':
    case 'chips':
      return rule.least;
  }
}
