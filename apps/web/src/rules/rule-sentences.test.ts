import { EUROPEAN, HOUSE, LIVE, sandboxRules, standardRules } from '@upcard/core';
import { expect, test } from 'vitest';
import { ruleGroups } from './rule-sentences.ts';

const lineOf = (rules: Parameters<typeof ruleGroups>[0], title: string, about: string): string | undefined =>
  ruleGroups(rules)
    .find((group) => group.title === title)
    ?.lines.find((line) => line.about === about)?.text;

test.each([
  ['HSE-011', 'Money', 'Bets', '50, 100, 250 or 500 chips, as far as the seat has them.'],
  ['HSE-036', 'Money', 'Blackjack', 'Pays 3 to 2, rounded down to a whole chip.'],
  [
    'HSE-030',
    'The dealer',
    'Draws',
    'Draws to 17 and stands on every 17, a soft one too. Draws nothing when every hand is bust.',
  ],
  [
    'HSE-031',
    'Your hand',
    'Split',
    'Two cards of equal value, once for each hand. A 21 after a split is no blackjack.',
  ],
  ['HSE-032', 'Your hand', 'Split aces', 'One card each, then they stand. They are never doubled.'],
  ['HSE-034', 'Your hand', 'Double', 'On any two cards: the bet again, exactly one more card. After a split too.'],
])('%s reads in the panel as %s, %s', (_, title, about, text) => {
  expect(lineOf(HOUSE, title, about)).toBe(text);
});

test('other rules read otherwise', () => {
  expect(lineOf(EUROPEAN, 'The dealer', 'Blackjack')).toBe(
    'Nobody looks at the hole card before the players are done.',
  );
  expect(lineOf(LIVE, 'Money', 'Insurance')).toBe('Half the bet against an ace, pays 2 to 1.');
  expect(lineOf(LIVE, 'Your hand', 'Split')).toContain('up to 4 hands. Aces once.');
});

test('a table without clocks has no words about them', () => {
  expect(ruleGroups(sandboxRules('S17')).map(({ title }) => title)).toEqual(['Money', 'Your hand', 'The dealer']);
});

test('a table of coins says that the least bet is placed for whoever is late, and that a double may be for less', () => {
  const rules = standardRules({ deal: 'two-down', minimumBet: 40, actionTime: 15_000, roundBreak: 5_000 });
  expect(lineOf(rules, 'Clocks', 'Bets')).toBe('15 seconds. Without a bet the least one is placed.');
  expect(lineOf(rules, 'Your hand', 'Double')).toContain('the bet again, or all that is left, exactly one more card');
});
