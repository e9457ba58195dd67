import { expect, test } from 'vitest';
import { clientAddress } from './address.ts';

test.each([
  ['203.0.113.9', null, false, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.7', false, '203.0.113.9'],
  ['10.0.0.1', '198.51.100.7', true, '198.51.100.7'],
  ['10.0.0.1', 'forged, 198.51.100.7', true, '198.51.100.7'],
  ['10.0.0.1', null, true, '10.0.0.1'],
  ['10.0.0.1', '198.51.100.7:51234', true, '198.51.100.7'],
  ['10.0.0.1', '[2001:db8:1:2::6]:51234', true, '2001:db8:1:2'],
  ['10.0.0.1', '2001:db8:1:2::6', true, '2001:db8:1:2'],
  ['::ffff:203.0.113.9', null, false, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', null, false, '2001:db8:1:2'],
  ['2001:db8::6', null, false, '2001:db8:0:0'],
  ['::1', null, false, '0:0:0:0'],
])('%s with forwarded %s, proxy trusted %s, is counted as %s', (socketAddress, forwarded, trustsProxy, counted) => {
  expect(clientAddress(forwarded, { socketAddress, trustsProxy })).toBe(counted);
});
