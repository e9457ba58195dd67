import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../rule-set.ts';
import { anyRuleSet, PRESETS } from '../testkit/any-rule-set.ts';
import { anyCardRow } from '../testkit/card-row.ts';
import { chooseRichly } from '../testkit/choose-richly.ts';
import { playByLaw } from '../testkit/laws.ts';
import { checkSettledRound } from '../testkit/round-laws.ts';
import { roundMachine } from '../testkit/round-machine.ts';
import { seededIndex } from '../testkit/seeded-index.ts';
import { anyRoundStart, startRound } from '../testkit/start-round.ts';

const anyRound = (rules: RuleSet) => fc.tuple(anyRoundStart(rules), anyCardRow(rules), fc.integer());

describe('every legal play of a round keeps the laws', () => {
  const suites: [string, fc.Arbitrary<RuleSet>, number][] = [
    ...PRESETS.map(([name, rules]): [string, fc.Arbitrary<RuleSet>, number] => [name, fc.constant(rules), 60]),
    ['any rules', anyRuleSet, 600],
  ];

  test.each(suites)('%s', (_, anyRules, numRuns) => {
    fc.assert(
      fc.property(anyRules.chain(anyRound), ([start, cards, seed]) => {
        const play = playByLaw(roundMachine(cards), startRound(start), chooseRichly(seededIndex(seed)));
        checkSettledRound(play);
        expect(play.states.at(-1)?.round.phase.kind).toBe('settled');
      }),
      { numRuns, seed: 21 },
    );
  });
});
