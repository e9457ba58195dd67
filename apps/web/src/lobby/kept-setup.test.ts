import type { SettingsSchema } from '@upcard/tables';
import { expect, test } from 'vitest';
import { readKept } from './kept-setup.ts';

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
];
const INITIAL = { bot: true, capital: '1,000' };

test.each([
  ['nothing', null, INITIAL, 'open'],
  ['no setup', '[]', INITIAL, 'open'],
  ['no text of ours', '{', INITIAL, 'open'],
  [
    'a whole setup',
    '{"draft":{"bot":false,"capital":"2,000"},"joining":"approval"}',
    { bot: false, capital: '2,000' },
    'approval',
  ],
  ['an amount that is not allowed any more', '{"draft":{"capital":"9,000"}}', INITIAL, 'open'],
  ['settings that are gone', '{"draft":{"old":true},"joining":"friends"}', INITIAL, 'open'],
])('of %s that was kept comes the setup to begin with', (_, text, draft, joining) => {
  expect(readKept(SCHEMA, text)).toEqual({ draft, joining });
});
