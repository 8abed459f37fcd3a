import { describe, expect, it } from 'vitest';
import { isOurs } from './origin.ts';

const HOST = 'parvis.example:8080';
const OTHERS = ['https://staff.parvis.example'];

describe('a state-changing call', () => {
  it.each<[string, Record<string, string>, string?]>([
    ['from a page of this site', { origin: 'http://parvis.example:8080', 'sec-fetch-site': 'same-origin' }],
    ['from this site behind a proxy that ends https', { origin: 'https://parvis.example:8080' }],
    ['from an older browser that says nothing but its origin', { origin: 'http://parvis.example:8080' }],
    [
      'from a configured host of the same site',
      { origin: 'https://staff.parvis.example', 'sec-fetch-site': 'same-site' },
    ],
    [
      'from this site, where it has a name in capitals',
      { origin: 'http://parvis.example:8080', 'sec-fetch-site': 'same-origin' },
      'PARVIS.example:8080',
    ],
    ['from an address a person typed', { 'sec-fetch-site': 'none' }],
    ['from the public address behind a proxy', { origin: 'https://public.example' }],
    ['from a program, which carries nobody’s cookies', {}],
  ])('is taken %s', (_, headers, host = HOST) =>
    expect(isOurs(headers, host, OTHERS, 'https://public.example')).toBe(true),
  );

  it.each<[string, Record<string, string>]>([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [
      'from another port of this host',
      { origin: 'http://parvis.example:9090', 'sec-fetch-site': 'same-site' },
    ],
    [
      'from a neighbouring host that is not configured',
      { origin: 'https://x.parvis.example', 'sec-fetch-site': 'same-site' },
    ],
    [
      'from this host’s name where the browser says that the site is another',
      { origin: 'http://parvis.example:8080', 'sec-fetch-site': 'cross-site' },
    ],
    ['from this host without its port', { origin: 'http://parvis.example' }],
    ['from a host that ends like ours', { origin: 'http://evilparvis.example:8080' }],
    ['from a configured host by another scheme', { origin: 'http://staff.parvis.example' }],
    ['from a configured host on another port', { origin: 'https://staff.parvis.example:8443' }],
    [
      'from a host that begins like a configured one',
      { origin: 'https://staff.parvis.example.evil.example' },
    ],
    ['from a page without an origin of its own', { origin: 'null' }],
    ['from an origin that is no address', { origin: 'parvis.example:8080' }],
    ['from another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring host without an origin', { 'sec-fetch-site': 'same-site' }],
    ['from a host that begins like the public address', { origin: 'https://public.example.evil' }],
    ['from the public address on another port', { origin: 'https://public.example:8443' }],
    ['from the public address by another scheme', { origin: 'http://public.example' }],
    ['from a host that begins like ours', { origin: 'http://parvis.example:8080.evil.example' }],
  ])('is refused %s', (_, headers) =>
    expect(isOurs(headers, HOST, OTHERS, 'https://public.example')).toBe(false),
  );

  it('is refused with an origin where nobody knows the host', () =>
    expect(isOurs({ origin: 'http://parvis.example:8080' }, undefined, OTHERS, undefined)).toBe(false));
});
