import { expect, it } from 'vitest';
import { networkHash, networkOf } from './network.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1234:5678:9abc::1', '2001:db8:1234::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('is kept as a hash that only this server can make', () => {
  const [one, other] = [new Uint8Array(32), new Uint8Array(32).fill(1)];
  expect(networkHash('203.0.113.1', one)).toBe(networkHash('203.0.113.200', one));
  expect(networkHash('203.0.113.1', one)).not.toBe(networkHash('203.0.114.1', one));
  expect(networkHash('203.0.113.1', one)).not.toBe(networkHash('203.0.113.1', other));
});
