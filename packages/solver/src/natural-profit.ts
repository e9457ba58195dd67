import type { GameRules } from '@upcard/core';

/** What a natural wins per wager. */
export function naturalProfit({ naturalPays }: GameRules): number {
  switch (naturalPays) {
    case '3:2':
      return 1.5;
    case '6:5':
      return 1.2;
    case '1:1':
      return 1;
  }
}
