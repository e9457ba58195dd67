import fc from 'fast-check';
import { EUROPEAN, HOUSE, LIVE, sandboxRules, standardRules } from '../presets.ts';
import { type Clocks, DEALER_PLAYS, DEALS, DOUBLES, NATURAL_PAYS, PEEKS, type RuleSet } from '../rule-set.ts';

/** The rules of all five tables: Sandbox with each of its dealers, Standard with each of its deals. */
export const PRESETS: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['House', HOUSE],
  ['European', EUROPEAN],
  ['Live', LIVE],
  ...DEALER_PLAYS.map((dealer): [string, RuleSet] => [`Sandbox ${dealer}`, sandboxRules(dealer)]),
  ...DEALS.map((deal): [string, RuleSet] => [
    `Standard ${deal}`,
    standardRules({ deal, minimumBet: 2, actionTime: 15_000, roundBreak: 5_000 }),
  ]),
];

const NO_CLOCKS: Clocks = {
  betting: null,
  action: null,
  insurance: null,
  result: null,
  shuffle: null,
  restartOnAction: false,
};

/** Takes back what contradicts another choice, so that nothing generated has to be thrown away. */
function reconciled(rules: RuleSet): RuleSet {
  return {
    ...rules,
    reshuffle: rules.decks === 'infinite' ? { kind: 'never' } : { kind: 'below', cards: 26 },
    deal: rules.dealer === 'free-will' ? rules.deal : 'upcard-first',
    insurance: rules.insurance && rules.peek !== 'none',
    resplitAces: rules.resplitAces && rules.maxHands >= 3,
    surrender: rules.peek === 'none' ? 'none' : rules.surrender,
  };
}

/** Any rule set that `validateRuleSet` finds nothing wrong with, without clocks. */
export const anyRuleSet: fc.Arbitrary<RuleSet> = fc
  .record({
    decks: fc.constantFrom<RuleSet['decks']>(1, 2, 6, 8, 'infinite'),
    reshuffle: fc.constant<RuleSet['reshuffle']>({ kind: 'never' }),
    deal: fc.constantFrom(...DEALS),
    dealer: fc.constantFrom(...DEALER_PLAYS),
    dealerDraws: fc.constantFrom<RuleSet['dealerDraws']>('hand-to-beat', 'not-all-bust'),
    peek: fc.constantFrom(...PEEKS),
    insurance: fc.boolean(),
    double: fc.constantFrom(...DOUBLES),
    doubleAfterSplit: fc.boolean(),
    forLess: fc.boolean(),
    splitBy: fc.constantFrom<RuleSet['splitBy']>('rank', 'value'),
    maxHands: fc.constantFrom(1, 2, 3, 4),
    resplitAces: fc.boolean(),
    hitSplitAces: fc.boolean(),
    splitCards: fc.constantFrom<RuleSet['splitCards']>('at-once', 'when-reached'),
    surrender: fc.constantFrom<RuleSet['surrender']>('none', 'late'),
    naturalPays: fc.constantFrom(...NATURAL_PAYS),
    bets: fc.constant<RuleSet['bets']>({ kind: 'range', least: 1, step: 1 }),
    clocks: fc.constant(NO_CLOCKS),
  })
  .map(reconciled);
