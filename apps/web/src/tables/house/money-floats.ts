import type { HouseHappening } from '@upcard/tables';

/** An amount that floats up or down from where an account's money is seen. */
export interface MoneyFloat {
  readonly account: string;
  readonly change: number;
}

/**
 * What floats when chips move: a loss at its bet, a win at the seat, a stake at the seat it leaves, and what it comes to at the
 * bank. A stake that only goes back to its owner floats nowhere: nobody won it.
 */
export function floatsOf(happenings: readonly HouseHappening[]): readonly MoneyFloat[] {
  const changes = new Map<string, number>();
  const add = (account: string, change: number): void => {
    changes.set(account, (changes.get(account) ?? 0) + change);
  };
  for (const happening of happenings) {
    if (happening.type !== 'chipsMoved') continue;
    const { from, to, amount } = happening;
    if (from.startsWith('bet:') && to.startsWith('purse:')) continue;
    if (from !== 'mint') add(from, -amount);
    if (to !== 'mint' && !to.startsWith('bet:')) add(to, amount);
  }
  return [...changes].filter(([, change]) => change !== 0).map(([account, change]) => ({ account, change }));
}
