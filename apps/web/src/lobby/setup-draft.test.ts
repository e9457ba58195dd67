import type { SettingsSchema } from '@upcard/tables';
import { STANDARD_SETTINGS } from '@upcard/tables/standard/settings';
import { expect, test } from 'vitest';
import { initialDraft, isOff, readDraft } from './setup-draft.ts';

const SCHEMA: SettingsSchema = [
  { kind: 'switch', name: 'bot', label: 'Include bot', tooltip: null, isAdvanced: false, offWhen: null, initial: true },
  {
    kind: 'number',
    name: 'capital',
    label: 'Capital',
    tooltip: null,
    isAdvanced: false,
    offWhen: null,
    initial: 1_000,
    least: 100,
    most: 5_000,
    step: 1,
    notAbove: null,
  },
  {
    kind: 'choice',
    name: 'limit',
    label: 'Time limit',
    tooltip: null,
    isAdvanced: false,
    offWhen: null,
    initial: 30,
    options: [
      { value: 15, label: '15 s' },
      { value: 30, label: '30 s' },
    ],
  },
];

test('untouched fields show and send the initial values', () => {
  const draft = initialDraft(SCHEMA);
  expect(draft).toEqual({ bot: true, capital: '1,000', limit: '30' });
  expect(readDraft(SCHEMA, draft)).toEqual({ ok: true, settings: { bot: true, capital: 1_000, limit: 30 } });
});

test.each([
  ['100', 100],
  ['5,000', 5_000],
  [' 2 500 ', 2_500],
])('the amount %j is %i', (capital, amount) => {
  expect(readDraft(SCHEMA, { ...initialDraft(SCHEMA), capital })).toMatchObject({ settings: { capital: amount } });
});

test.each([
  ['99', 'At least 100'],
  ['5001', 'At most 5,000'],
  ['', 'Whole number'],
  ['1.5', 'Whole number'],
  ['-200', 'Whole number'],
  ['1e3', 'Whole number'],
])('the amount %j is answered with %j', (capital, fault) => {
  expect(readDraft(SCHEMA, { ...initialDraft(SCHEMA), capital })).toEqual({ ok: false, faults: { capital: fault } });
});

test('a choice that the table does not offer is asked for again', () => {
  expect(readDraft(SCHEMA, { ...initialDraft(SCHEMA), limit: '45' })).toEqual({
    ok: false,
    faults: { limit: 'Choose one' },
  });
});

const STANDARD = initialDraft(STANDARD_SETTINGS);

test.each([
  ['101', 'An even amount'],
  ['1,002', 'At most the Starting capital'],
  ['0', 'At least 2'],
])('a Minimum bet of %j is answered with %j', (minimumBet, fault) => {
  expect(readDraft(STANDARD_SETTINGS, { ...STANDARD, minimumBet })).toEqual({
    ok: false,
    faults: { minimumBet: fault },
  });
});

test('STD-009: the Minimum raise means nothing in Blind bidding', () => {
  const raise = STANDARD_SETTINGS.filter(({ name }) => name === 'minimumRaise');
  const offIn = (bidding: string): boolean[] => raise.map((setting) => isOff(setting, { ...STANDARD, bidding }));
  expect([offIn('open'), offIn('blind')]).toEqual([[false], [true]]);
});
