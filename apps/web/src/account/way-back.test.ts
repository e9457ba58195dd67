import { expect, test } from 'vitest';
import { wayBack, wayTo } from './way-back.ts';

test.each([
  ['', '/tables'],
  ['?from=%2Ftables%2Fabc', '/tables/abc'],
  ['from=/strategy%3Fdecks%3D6', '/strategy?decks=6'],
  ['?from=https://elsewhere.example', '/tables'],
  ['?from=//elsewhere.example/tables', '/tables'],
  ['?from=/\\elsewhere.example', '/tables'],
  ['?from=javascript:alert(1)', '/tables'],
  ['?from=/login?from=/tables', '/tables'],
  ['?from=', '/tables'],
])('%j leads back to %s', (search, place) => {
  expect(wayBack(search)).toBe(place);
});

test.each([
  ['/tables', '', '/login'],
  ['/', '', '/login'],
  ['/tables/abc', '', '/login?from=%2Ftables%2Fabc'],
  ['/strategy', 'decks=6', '/login?from=%2Fstrategy%3Fdecks%3D6'],
  ['/register', '?from=%2Ftables%2Fabc', '/login?from=%2Ftables%2Fabc'],
])('from %s?%s one comes back there', (place, search, address) => {
  expect(wayTo('/login', place, search)).toBe(address);
});
