import { describe, expect, it } from 'vitest';
import { checkEndpoint, createPublicLookup, type Resolve } from './endpoint.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });
const addresses: Readonly<Record<string, readonly string[]>> = {
  'push.example': ['142.250.74.74', '2a00:1450:4007:80e::200a'],
  'half.example': ['127.0.0.1', '142.250.74.74'],
  'inside.example': ['10.0.0.7'],
  'metadata.example': ['169.254.169.254'],
  'six.example': ['fd00::1'],
};
const resolve: Resolve = async (hostname) => {
  if (hostname === 'busy.example') throw failure('EAI_AGAIN');
  const found = addresses[hostname];
  if (!found) throw failure('ENOTFOUND');
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const network = { own: ['http://127.0.0.1:9001', 'https://push.within:8443'], resolve };

it.each([
  ['https://push.example/wpush/v2/x', 'good'],
  ['https://push.example:8443/x', 'good'],
  ['https://half.example/x', 'good'],
  ['http://push.example/x', 'bad'],
  ['ftp://push.example/x', 'bad'],
  ['https://inside.example/x', 'bad'],
  ['https://metadata.example/latest', 'bad'],
  ['https://six.example/x', 'bad'],
  ['https://nobody.example/x', 'bad'],
  ['https://busy.example/x', 'unknown'],
  ['https://localhost/x', 'bad'],
  ['https://localhost.:443/x', 'bad'],
  ['https://142.250.74.74/x', 'bad'],
  ['https://127.0.0.1/x', 'bad'],
  ['https://0x7f.1/x', 'bad'],
  ['https://2130706433/x', 'bad'],
  ['https://[::1]/x', 'bad'],
  ['https://[2a00:1450:4007:80e::200a]/x', 'bad'],
  ['https://user@push.example/x', 'bad'],
  ['https://user:word@push.example/x', 'bad'],
  ['https://', 'bad'],
  ['push.example', 'bad'],
  ['http://127.0.0.1:9001/any', 'good'],
  ['http://user@127.0.0.1:9001/any', 'bad'],
  ['http://127.0.0.1:9002/any', 'bad'],
  ['https://push.within:8443/any', 'good'],
  ['https://push.within/any', 'bad'],
])('endpoint %s is %s', async (endpoint, verdict) => {
  expect(await checkEndpoint(endpoint, network)).toBe(verdict);
});

describe('connection lookup', () => {
  const found = (hostname: string, all: boolean) =>
    new Promise((done) => {
      createPublicLookup(resolve)(hostname, { all }, (error, address, family) =>
        done(error ? error.code : family === undefined ? address : [address, family]),
      );
    });

  it.each([
    ['push.example', true, resolve('push.example')],
    ['push.example', false, ['142.250.74.74', 4]],
    ['half.example', true, [{ address: '142.250.74.74', family: 4 }]],
    ['half.example', false, ['142.250.74.74', 4]],
    ['inside.example', true, 'EPRIVATE'],
    ['nobody.example', true, 'ENOTFOUND'],
  ] as const)('of %s (all addresses: %s) returns public addresses only', async (host, all, expected) => {
    expect(await found(host, all)).toEqual(await expected);
  });
});
