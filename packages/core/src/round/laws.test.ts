import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RandomIndex } from '../random.ts';
import type { RuleSet } from '../rule-set.ts';
import { anyRuleSet, PRESETS } from '../testkit/any-rule-set.ts';
import { anyCardRow } from '../testkit/card-row.ts';
import { playByLaw } from '../testkit/laws.ts';
import { checkSettledRound } from '../testkit/round-laws.ts';
import { roundMachine } from '../testkit/round-machine.ts';
import { seededIndex } from '../testkit/seeded-index.ts';
import { anyRoundStart, startRound } from '../testkit/start-round.ts';
import type { RoundCommand } from './command.ts';

const anyRound = (rules: RuleSet) => fc.tuple(anyRoundStart(rules), anyCardRow(rules), fc.integer());

/** Prefers splits, and forfeits once in a while: else most rounds would be over before the rules get interesting. */
function chooser(randomIndex: RandomIndex): (legal: readonly RoundCommand[]) => RoundCommand {
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

describe('every legal play of a round keeps the laws', () => {
  const suites: [string, fc.Arbitrary<RuleSet>, number][] = [
    ...PRESETS.map(([name, rules]): [string, fc.Arbitrary<RuleSet>, number] => [name, fc.constant(rules), 60]),
    ['any rules', anyRuleSet, 600],
  ];

  test.each(suites)('%s', (_, anyRules, numRuns) => {
    fc.assert(
      fc.property(anyRules.chain(anyRound), ([start, cards, seed]) => {
        const play = playByLaw(roundMachine(cards), startRound(start), chooser(seededIndex(seed)));
        checkSettledRound(play);
        expect(play.states.at(-1)?.round.phase.kind).toBe('settled');
      }),
      { numRuns, seed: 21 },
    );
  });
});
