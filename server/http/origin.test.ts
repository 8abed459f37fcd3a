import { describe, expect, it } from 'vitest';
import { isOurs } from './origin.ts';

const HOST = 'parvis.example:8080';
const OTHERS = ['https://staff.parvis.example'];

describe('a state-changing call', () => {
  it.each<[string, Record<string, string>]>([
    ['from a page of this site', { origin: 'http://parvis.example:8080', 'sec-fetch-site': 'same-origin' }],
    ['from this site behind a proxy that ends https', { origin: 'https://parvis.example:8080' }],
    ['from an older browser that says nothing but its origin', { origin: 'http://parvis.example:8080' }],
    [
      'from a configured host of the same site',
      { origin: 'https://staff.parvis.example', 'sec-fetch-site': 'same-site' },
    ],
    ['from the public address behind a proxy', { origin: 'https://public.example' }],
    ['from a program, which carries nobody’s cookies', {}],
  ])('is taken %s', (_, headers) =>
    expect(isOurs(headers, HOST, OTHERS, 'https://public.example')).toBe(true),
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
    ['from a page without an origin of its own', { origin: 'null' }],
    ['from an origin that is no address', { origin: 'parvis.example:8080' }],
    ['from another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring host without an origin', { 'sec-fetch-site': 'same-site' }],
    ['from a host that begins like ours', { origin: 'http://parvis.example:8080.evil.example' }],
  ])('is refused %s', (_, headers) => expect(isOurs(headers, HOST, OTHERS, undefined)).toBe(false));
});
