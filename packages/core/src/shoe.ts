import type { RuleSet } from './rule-set.ts';

/** Cards in a full shoe; 0 for independent draws. */
export function shoeSize({ decks }: RuleSet): number {
  return decks === 'infinite' ? 0 : decks * 52;
}

/**
 * With fewer cards than this left, the shoe is mixed before the next bets open. `spots` is the number of occupied seats.
 * 0 for independent draws.
 */
export function shuffleBelow(rules: RuleSet, spots: number): number {
  const size = shoeSize(rules);
  switch (rules.reshuffle.kind) {
    case 'never':
      return 0;
    case 'spots':
      return Math.min(rules.reshuffle.perSpot * spots + rules.reshuffle.more, Math.floor(size / 2));
    case 'below':
      return rules.reshuffle.cards;
    case 'cutCard':
      return size - Math.floor((size * rules.reshuffle.percent) / 100) + 1;
  }
}

/** Whether the shoe has to be mixed between two rounds, after `dealt` cards since it was last mixed. Never without a shoe. */
export function isShuffleDue(rules: RuleSet, dealt: number, spots: number): boolean {
  return rules.decks !== 'infinite' && shoeSize(rules) - dealt < shuffleBelow(rules, spots);
}
