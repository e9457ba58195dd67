import type { RandomIndex } from '../random.ts';
import type { RoundCommand } from '../round/command.ts';

/**
 * Chooses at random among a round's legal commands, splits by preference and a forfeit once in a while: else most rounds would
 * be over before the rules get interesting.
 */
export function chooseRichly(randomIndex: RandomIndex): (legal: readonly RoundCommand[]) => RoundCommand {
  return (legal) => {
    const isForfeit = randomIndex(25) === 0;
    const split = legal.find((command) => command.type === 'act' && command.action === 'split');
    if (split && randomIndex(4) > 0) return split;
    const plain = legal.filter((command) => command.type !== 'forfeit' || isForfeit);
    const chosen = plain[randomIndex(plain.length)];
    if (!chosen) throw new Error('nothing to choose from');
    return chosen;
  };
}
