import type { RuleSet } from '@upcard/core';

/** The two lines printed on the felt, from the rules that are played. */
export function feltLines({ naturalPays, dealer }: RuleSet): readonly [string, string] {
  const [wins, stakes] = naturalPays.split(':');
  const dealerLine = {
    S17: 'DEALER STANDS ON ALL 17s',
    H17: 'DEALER HITS SOFT 17',
    'free-will': 'DEALER PLAYS AT WILL',
  };
  return [`BLACKJACK PAYS ${wins} TO ${stakes}`, dealerLine[dealer]];
}
