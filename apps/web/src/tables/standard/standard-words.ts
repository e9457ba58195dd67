import type { StandardOptions } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';

/** An amount of coins: `1 coin`, `1,500 coins`. */
export function coinsWords(amount: number): string {
  return `${formatAmount(amount)} ${amount === 1 ? 'coin' : 'coins'}`;
}

/** What came of a change of somebody's coins: `won 40 coins`, `lost 1 coin`, `came out even`. */
export function netWords(net: number): string {
  if (net === 0) return 'came out even';
  return net > 0 ? `won ${coinsWords(net)}` : `lost ${coinsWords(-net)}`;
}

const DEALERS_RULES: Readonly<Record<string, string>> = {
  'upcard-first': 'Free will',
  'two-down': 'Free will and 2-1',
  'three-down': 'Free will and 3-2-1',
};

/** The Dealer's rule by its name in the settings. */
export function dealersRule({ deal }: Pick<StandardOptions, 'deal'>): string {
  return DEALERS_RULES[deal] ?? 'Free will';
}

/** The bidding format by its name in the settings. */
export function biddingName({ bidding }: Pick<StandardOptions, 'bidding'>): string {
  return bidding === 'open' ? 'Open bidding' : 'Blind bidding';
}
