import { expect, it } from 'vitest';
import { presetChart } from './chart-rules.ts';
import { ODDS_START, type OddsQuery, oddsAddress, readOddsQuery, situationOf } from './odds-query.ts';

const LIVE = presetChart('live');
const read = (address: string) => readOddsQuery(address.split('?')[1] ?? '');

it.each<[string, OddsQuery]>([
  ['/odds?game=live&hand=A,7&up=9', { chart: LIVE, hand: ['A', '7'], up: '9', removed: [] }],
  [
    '/odds?game=house&hand=10,J,A&up=K&out=5,10x3,Q',
    { chart: presetChart('house'), hand: ['10', 'J', 'A'], up: 'K', removed: ['5', '10', '10', '10', 'Q'] },
  ],
  ['/odds?game=live&hand=&up=', { chart: LIVE, hand: [], up: null, removed: [] }],
])('%s says all that is set and nothing else', (address, query) => {
  expect(oddsAddress(query)).toBe(address);
  expect(read(address)).toEqual({ value: query, faults: [] });
});

it('opens with a hand laid out', () => {
  expect(read('/odds')).toEqual({ value: { chart: LIVE, ...ODDS_START }, faults: [] });
});

it.each([
  ['hand=A,11&up=9', 'hand=A,11 is not a list of cards.'],
  ['hand=A,7&up=0', 'up=0 is not a card.'],
  ['hand=A,7&up=9&out=5x', 'out=5x is not a list of cards.'],
  ['hand=A,7&up=9&out=5x0', 'out=5x0 is not a list of cards.'],
  ['hand=A,7&up=9&out=5x1000', 'out=5x1000 is not a list of cards.'],
  ['hand=A,7&up=9&out=5x3x2', 'out=5x3x2 is not a list of cards.'],
  ['hand=A,7&up=9&out=10,5x200', 'out has more than 199 cards of 5.'],
  ['hand=A,7&up=9&out=5x199,10,5', 'out has more than 199 cards of 5.'],
  [`hand=A,7&up=${'9'.repeat(1_000)}`, `up=${'9'.repeat(40)}… is not a card.`],
  ['hand=A,7&up=9&vs=house', 'vs is no part of this address.'],
  [`hand=${Array(22).fill('A').join(',')}&up=9`, 'hand has more than 21 cards.'],
])('%s is told', (search, fault) => {
  expect(readOddsQuery(search).faults).toEqual([fault]);
});

it('there is nothing to value before two cards and an up-card are laid out', () => {
  const base: OddsQuery = { chart: LIVE, hand: ['A'], up: '9', removed: [] };
  expect(situationOf(base)).toBeNull();
  expect(situationOf({ ...base, hand: ['A', '7'], up: null })).toBeNull();
  expect(situationOf({ ...base, hand: ['A', '7'] })).toEqual({ hand: ['A', '7'], up: '9', removed: [] });
});
