import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EUROPEAN, HOUSE, LIVE } from './presets.ts';
import { type RuleSet, validateRuleSet } from './rule-set.ts';
import { anyRuleSet, PRESETS } from './testkit/any-rule-set.ts';

describe('validateRuleSet', () => {
  test.each(PRESETS)('finds nothing wrong with %s', (_, rules) => {
    expect(validateRuleSet(rules)).toEqual([]);
  });

  test('finds nothing wrong with any rules of the generator', () => {
    fc.assert(
      fc.property(anyRuleSet, (rules) => {
        expect(validateRuleSet(rules)).toEqual([]);
      }),
      { seed: 21 },
    );
  });

  test.each<[string, keyof RuleSet, Partial<RuleSet>]>([
    ['no deck', 'decks', { decks: 0 }],
    ['nine decks', 'decks', { decks: 9 }],
    ['half a deck', 'decks', { decks: 1.5 }],
    ['independent draws that are shuffled', 'reshuffle', { decks: 'infinite' }],
    ['a shoe that is never shuffled', 'reshuffle', { reshuffle: { kind: 'never' } }],
    ['a threshold beyond the shoe', 'reshuffle', { decks: 1, reshuffle: { kind: 'below', cards: 53 } }],
    ['a threshold of no card', 'reshuffle', { reshuffle: { kind: 'below', cards: 0 } }],
    ['no card for a spot', 'reshuffle', { reshuffle: { kind: 'spots', perSpot: 0, more: 20 } }],
    ['less than no card beside', 'reshuffle', { reshuffle: { kind: 'spots', perSpot: 20, more: -1 } }],
    ['a cut card in front', 'reshuffle', { reshuffle: { kind: 'cutCard', percent: 9 } }],
    ['a cut card at the end', 'reshuffle', { reshuffle: { kind: 'cutCard', percent: 96 } }],
    ['a choice of the up-card for a bound dealer', 'deal', { deal: 'two-down' }],
    ['insurance without a peek', 'insurance', { peek: 'none', insurance: true }],
    ['no hand at all', 'maxHands', { maxHands: 0 }],
    ['five hands', 'maxHands', { maxHands: 5 }],
    ['Aces split again into two hands', 'resplitAces', { maxHands: 2, resplitAces: true }],
    ['late surrender without a peek', 'surrender', { peek: 'none', surrender: 'late' }],
    ['an empty ladder', 'bets', { bets: { kind: 'ladder', amounts: [] } }],
    ['a ladder that does not rise', 'bets', { bets: { kind: 'ladder', amounts: [50, 50] } }],
    ['a ladder of fractions', 'bets', { bets: { kind: 'ladder', amounts: [0.5] } }],
    ['a least bet off the steps', 'bets', { bets: { kind: 'range', least: 3, step: 2 } }],
    ['steps of nothing', 'bets', { bets: { kind: 'range', least: 2, step: 0 } }],
    ['a flat bet of nothing', 'bets', { bets: { kind: 'flat', amount: 0 } }],
    ['no chips', 'bets', { bets: { kind: 'chips', chips: [], least: 5, most: 10 } }],
    ['limits out of order', 'bets', { bets: { kind: 'chips', chips: [5], least: 10, most: 5 } }],
    ['no limit', 'bets', { bets: { kind: 'chips', chips: [5], least: 5, most: Number.POSITIVE_INFINITY } }],
    ['a clock of no time', 'clocks', { clocks: { ...HOUSE.clocks, action: 0 } }],
    ['a clock of more than an hour', 'clocks', { clocks: { ...HOUSE.clocks, betting: 3_600_001 } }],
  ])('%s is a fault of %s', (_, field, change) => {
    expect(validateRuleSet({ ...HOUSE, ...change }).map((fault) => fault.field)).toEqual([field]);
  });

  test('names every fault at once', () => {
    const faults = validateRuleSet({ ...HOUSE, decks: 9, maxHands: 5, peek: 'none', insurance: true });
    expect(faults.map(({ field }) => field)).toEqual(['decks', 'maxHands', 'insurance']);
  });
});

describe('presets', () => {
  test('HSE-008 the House shoe has five decks, HSE-030 and its dealer stands on soft 17', () => {
    expect(HOUSE).toMatchObject({ decks: 5, dealer: 'S17' });
  });

  test('HSE-037 House offers neither insurance nor surrender', () => {
    expect(HOUSE).toMatchObject({ insurance: false, surrender: 'none' });
  });

  test('European looks under no up-card, Live under Aces and tens', () => {
    expect([EUROPEAN.peek, LIVE.peek]).toEqual(['none', 'ace-or-ten']);
  });

  test('only Standard stakes what is left when a purse cannot match the wager', () => {
    const forLess = PRESETS.filter(([, rules]) => rules.forLess).map(([name]) => name.split(' ')[0]);
    expect(new Set(forLess)).toEqual(new Set(['Standard']));
  });
});
