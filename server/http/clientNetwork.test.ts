import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { getTrustedProxies, truncateToSlash48, truncateToSlash64 } from './clientNetwork.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0db8::1:0:0:0:2', '2001:db8:0:1::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // As some proxies write it.
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:0:1::2]:4711', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::2]', '2001:db8:0:1::/64'],
  [undefined, 'cut off'],
])('network of %s is %s', (ip, network) => {
  expect(truncateToSlash64(ip)).toBe(network);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7::/48'],
  ['2001:0db8:0007:ffff::2', '2001:db8:7::/48'],
  ['2001:db8::2', '2001:db8:0::/48'],
])('site network of %s is %s', (ip, line) => {
  expect(truncateToSlash48(ip)).toBe(line);
});

it.each([
  [{}, '127.0.0.1'],
  [{ TRUST_PROXY: '1' }, '192.0.2.7'],
  [{ TRUST_PROXY: '2' }, '192.0.2.66'],
  [{ TRUST_PROXY: '3' }, '192.0.2.99'],
])('client IP with %j is %s', async (env, ip) => {
  const app = Fastify({ trustProxy: getTrustedProxies(readConfig(env)) });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': '192.0.2.99, 192.0.2.66, 192.0.2.7' };
  expect((await app.inject({ url: '/', headers })).body).toBe(ip);
});
