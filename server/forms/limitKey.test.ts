import { expect, it } from 'vitest';
import { limitKey, truncatedAddress } from './limitKey.ts';

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('counts %j as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['', null],
])('keeps of %j no more than %s', (address, kept) => {
  expect(truncatedAddress(address)).toBe(kept);
});
