import { type GameRules, VALUES } from '@upcard/core';
import { type DealerOutcomes, outcomesByUpcard } from './dealer.ts';
import { naturalChance } from './draws.ts';
import { standingAgainstFreeWill } from './free-will/returns.ts';

const DEALER_TOTALS = [17, 18, 19, 20, 21] as const;

/** What a player meets behind one up-card. */
export interface Column {
  /** The up-card. */
  readonly up: number;
  /** Chance that the hole card makes a natural, before any peek. */
  readonly natural: number;
  /** Chance that the hand is played against a natural: 0 with a peek, which ends the round before. */
  readonly hiddenNatural: number;
  /** What a wager of 1 wins by standing, by total 0 to 21. With a peek, when the dealer has no natural. */
  readonly standing: Float64Array;
}

/** What a bet of 1 wins by standing on each total 0 to 21 against a dealer who draws by rule. */
function standing(outcomes: DealerOutcomes, peek: boolean): Float64Array {
  const beaten = outcomes.bust - (peek ? 0 : outcomes.natural);
  return Float64Array.from({ length: 22 }, (_, total) => {
    const net = DEALER_TOTALS.reduce((sum, end) => sum + Math.sign(total - end) * outcomes[end], beaten);
    return net / (peek ? 1 - outcomes.natural : 1);
  });
}

/** The ten columns of the rules, in the order of `VALUES`. */
export function columnsOf(rules: GameRules): Column[] {
  const { dealer, peek } = rules;
  const byUpcard =
    dealer === 'free-will'
      ? standingAgainstFreeWill(peek)
      : outcomesByUpcard(dealer).map((outcomes) => standing(outcomes, peek));
  return VALUES.map((_, up) => ({
    up,
    natural: naturalChance(up),
    hiddenNatural: peek ? 0 : naturalChance(up),
    standing: byUpcard[up] ?? new Float64Array(22),
  }));
}
