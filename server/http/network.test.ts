import { expect, it } from 'vitest';
import { lineOf, networkOf } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0db8::1:0:0:0:2', '2001:db8:0:1::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7::/48'],
  ['2001:0db8:0007:ffff::2', '2001:db8:7::/48'],
  ['2001:db8::2', '2001:db8:0::/48'],
])('%s is a line of %s', (ip, line) => {
  expect(lineOf(ip)).toBe(line);
});
