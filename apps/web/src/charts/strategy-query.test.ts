import { GAME_NAMES, GAMES } from '@upcard/core';
import { expect, it } from 'vitest';
import { presetChart } from './chart-rules.ts';
import { readStrategyQuery, rebased, type StrategyQuery, strategyAddress } from './strategy-query.ts';

const read = (address: string) => readStrategyQuery(address.split('?')[1] ?? '');

const LIVE = presetChart('live');
const SIX_H17: StrategyQuery['chart'] = { ...LIVE, rules: { ...LIVE.rules, decks: 6, dealer: 'H17' } };

it.each<[string, StrategyQuery]>([
  ['/strategy', { chart: LIVE, versus: null }],
  ['/strategy?game=live&decks=6&dealer=H17', { chart: SIX_H17, versus: null }],
  ['/strategy?game=live&splitplay=cdp', { chart: { ...LIVE, split: 'cdp' }, versus: null }],
  [
    '/strategy?game=live&decks=6&dealer=H17&vs=house',
    { chart: SIX_H17, versus: { base: 'house', chart: presetChart('house') } },
  ],
  [
    '/strategy?game=live&decks=6&dealer=H17&vs=these&vs-surrender=none&vs-pays=6to5',
    {
      chart: SIX_H17,
      versus: {
        base: 'these',
        chart: { ...SIX_H17, rules: { ...SIX_H17.rules, surrender: 'none', naturalPays: '6:5' } },
      },
    },
  ],
  [
    '/strategy?game=house&das=no&vs=live&vs-decks=infinite',
    {
      chart: { ...presetChart('house'), rules: { ...GAMES.house, doubleAfterSplit: false } },
      versus: { base: 'live', chart: { ...LIVE, rules: { ...LIVE.rules, decks: 'infinite' } } },
    },
  ],
])('%s says all that is set and nothing else', (address, query) => {
  expect(strategyAddress(query)).toBe(address);
  expect(read(address)).toEqual({ value: query, faults: [] });
});

it.each(GAME_NAMES)('the preset %s has an address of one word', (game) => {
  const query = { chart: presetChart(game), versus: null };
  const address = strategyAddress(query);
  expect(address).toBe(game === 'live' ? '/strategy' : `/strategy?game=${game}`);
  expect(read(address)).toEqual({ value: query, faults: [] });
});

it.each([
  [
    'game=poker',
    'game=poker is not known here; it can be live, european, house, sandbox-s17, sandbox-h17 or free-will.',
  ],
  ['decks=9', 'decks=9 is not known here; it can be 1, 2, 3, 4, 5, 6, 7, 8 or infinite.'],
  ['decks=06', 'decks=06 is not known here; it can be 1, 2, 3, 4, 5, 6, 7, 8 or infinite.'],
  ['peek=true', 'peek=true is not known here; it can be yes or no.'],
  ['splitplay=abc', 'splitplay=abc is not known here; it can be cdz or cdp.'],
  ['vs=poker', 'vs=poker is not known here; it can be a game, or these.'],
  ['vs-decks=2', 'vs-decks needs a vs to change.'],
  ['colour=red', 'colour is no part of this address.'],
  [`${'c'.repeat(1_000)}=red`, `${'c'.repeat(40)}… is no part of this address.`],
])('%s is told and left out', (search, fault) => {
  expect(readStrategyQuery(search)).toEqual({ value: { chart: LIVE, versus: null }, faults: [fault] });
});

it('of two values for one rule the first counts, and that is told', () => {
  const { value, faults } = readStrategyQuery('decks=2&decks=3');
  expect(value.chart.rules.decks).toBe(2);
  expect(faults).toEqual(['decks is there more than once; the first one counts.']);
});

it('a rule of a second set that stands there twice is told once', () => {
  expect(readStrategyQuery('vs-decks=2&vs-decks=3').faults).toEqual([
    'vs-decks needs a vs to change.',
    'vs-decks is there more than once; the first one counts.',
  ]);
});

it('what is wrong does not take down what is right', () => {
  const { value, faults } = readStrategyQuery('game=european&decks=x&dealer=H17');
  expect(value.chart.rules).toEqual({ ...GAMES.european, dealer: 'H17' });
  expect(faults).toHaveLength(1);
});

it('changes to these rules go along when these rules become others; a preset stays', () => {
  const changed = { ...LIVE, rules: { ...LIVE.rules, surrender: 'none' as const } };
  expect(rebased({ base: 'these', chart: changed }, LIVE, SIX_H17).chart.rules).toEqual({
    ...SIX_H17.rules,
    surrender: 'none',
  });
  const preset = { base: 'house', chart: presetChart('house') } as const;
  expect(rebased(preset, LIVE, SIX_H17)).toBe(preset);
});
