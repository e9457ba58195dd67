import type { GameRules } from '@upcard/core';
import type { SplitPlay } from '../solution.ts';

const DEALERS = {
  S17: 'dealer stands on all 17s',
  H17: 'dealer hits soft 17',
  'free-will': 'dealer plays as it pleases',
} as const;

function decksText({ decks }: GameRules): string {
  if (decks === 'infinite') return 'Independent draws';
  return decks === 1 ? '1 deck' : `${decks} decks`;
}

function splitParts({ maxHands, splitBy, resplitAces, hitSplitAces, doubleAfterSplit }: GameRules): string[] {
  if (maxHands < 2) return ['no splits'];
  return [
    `split equal ${splitBy}s up to ${maxHands} hands`,
    doubleAfterSplit ? 'double after split' : 'no double after split',
    ...(resplitAces ? ['resplit Aces'] : []),
    ...(hitSplitAces ? ['hit split Aces'] : ['one card to split Aces']),
  ];
}

/** Everything that decides a game's value, as one line without a full stop. */
export function rulesLine(rules: GameRules): string {
  return [
    decksText(rules),
    DEALERS[rules.dealer],
    rules.peek ? 'peek' : 'no peek',
    rules.double === 'any' ? 'double any two' : `double ${rules.double.replace('-', ' to ')}`,
    ...splitParts(rules),
    rules.surrender === 'late' ? 'late surrender' : 'no surrender',
    `natural pays ${rules.naturalPays}`,
  ].join(', ');
}

/** How split hands are played where splits are valued, as one line without a full stop. */
export function splitLine({ dealer, decks }: GameRules, split: SplitPlay): string {
  if (dealer === 'free-will') return 'the dealer answers all hands at once';
  if (decks === 'infinite') return 'each hand like the same cards unsplit';
  return split === 'cdz' ? 'each hand like the same cards unsplit (cdz)' : 'play by the pair cards gone (cdp)';
}
