import type { HouseHappening } from '@upcard/tables';
import { expect, test } from 'vitest';
import { isCalledOff } from './called-off.ts';

const VOIDED: readonly HouseHappening[] = [{ type: 'roundVoided' }, { type: 'betsOpened' }];
const BET: readonly HouseHappening[] = [{ type: 'chipsMoved', from: 'purse:1', to: 'bet:1', amount: 50 }];

test('a round that was called off is news until cards come again', () => {
  expect(isCalledOff(false, VOIDED)).toBe(true);
  expect(isCalledOff(true, BET)).toBe(true);
  expect(isCalledOff(true, [])).toBe(true);
  expect(isCalledOff(true, [{ type: 'roundBegan' }])).toBe(false);
  expect(isCalledOff(true, [{ type: 'ended', ending: { kind: 'closed' } }])).toBe(false);
});

test('it is no news where nothing was called off, and once it has been read', () => {
  expect(isCalledOff(false, BET)).toBe(false);
  expect(isCalledOff(false, [])).toBe(false);
});
