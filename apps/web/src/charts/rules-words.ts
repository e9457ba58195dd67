import type { GameRules } from '@upcard/core';

const DEALERS = {
  S17: 'dealer stands on all 17s',
  H17: 'dealer hits soft 17',
  'free-will': 'dealer of free will',
} as const;

const DOUBLES = { any: 'double any two', '9-11': 'double 9 to 11', '10-11': 'double 10 and 11' } as const;

function decksWords({ decks }: GameRules): string {
  if (decks === 'infinite') return 'Infinite decks';
  return decks === 1 ? '1 deck' : `${decks} decks`;
}

function splitWords({ maxHands, splitBy, doubleAfterSplit, resplitAces, hitSplitAces }: GameRules): readonly string[] {
  if (maxHands < 2) return ['no splits'];
  const counts = { 2: 'split once', 3: 'split to 3 hands' };
  return [
    ...(maxHands === 2 || maxHands === 3 ? [counts[maxHands]] : []),
    ...(splitBy === 'rank' ? ['split equal ranks'] : []),
    doubleAfterSplit ? 'double after split' : 'no double after split',
    ...(resplitAces ? ['split Aces again'] : []),
    ...(hitSplitAces ? ['hit split Aces'] : []),
  ];
}

/** The rules in one line, what is usual left out: `8 decks, dealer stands on all 17s, double any two, …`. */
export function rulesInWords(rules: GameRules): string {
  return [
    decksWords(rules),
    DEALERS[rules.dealer],
    ...(rules.peek ? [] : ['no peek']),
    DOUBLES[rules.double],
    ...splitWords(rules),
    rules.surrender === 'late' ? 'late surrender' : 'no surrender',
    ...(rules.naturalPays === '3:2' ? [] : [`blackjack pays ${rules.naturalPays.replace(':', ' to ')}`]),
  ].join(', ');
}
