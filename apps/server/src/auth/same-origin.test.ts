import { expect, test } from 'vitest';
import { isOwnOrigin } from './same-origin.ts';

test.each([
  ['http://play.example:3000', null, 'play.example:3000', null, true],
  ['https://play.example', null, 'play.example', null, true],
  ['http://play.example', null, 'play.example:3000', null, false],
  ['https://evil.example', null, 'play.example', null, false],
  ['null', null, 'play.example', null, false],
  ['https://play.example', null, 'inner:3000', 'https://play.example', true],
  ['https://inner:3000', null, 'inner:3000', 'https://play.example', false],
  [null, null, 'play.example', null, true],
  [null, 'same-origin', 'play.example', null, true],
  [null, 'none', 'play.example', null, true],
  [null, 'same-site', 'play.example', null, false],
  [null, 'cross-site', 'play.example', 'https://play.example', false],
])('origin %s, site %s, host %s, public origin %s: %s', (origin, site, host, publicOrigin, isOwn) => {
  expect(isOwnOrigin({ origin, site, host }, publicOrigin)).toBe(isOwn);
});
