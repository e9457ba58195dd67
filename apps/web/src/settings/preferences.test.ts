import { expect, test } from 'vitest';
import { INITIAL_PREFERENCES, readPreferences } from './preferences.ts';

test.each([null, '', 'not json', 'null', '[]', '7'])('what cannot be read (%s) is as at the beginning', (text) => {
  expect(readPreferences(text)).toEqual(INITIAL_PREFERENCES);
});

test('kept values are read back', () => {
  const kept = {
    ...INITIAL_PREFERENCES,
    suits: 'four',
    speed: 'calm',
    volume: 0,
    hasKeys: false,
    textMode: true,
  } as const;
  expect(readPreferences(JSON.stringify(kept))).toEqual(kept);
});

test('a value that is not allowed falls back alone', () => {
  const text = JSON.stringify({ suits: 'six', volume: 101, speed: 'toString', hasSound: false });
  expect(readPreferences(text)).toEqual({ ...INITIAL_PREFERENCES, hasSound: false });
});
