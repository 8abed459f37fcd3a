import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Config } from '../platform/config/config.ts';
import { addSecurityHeaders, createSecurityHeaders, hashCspElement, setPagePolicy } from './security.ts';

type Policy = Parameters<typeof setPagePolicy>[1];
/** Headers of a page. */
function headersOf(policy: Policy): Record<string, string> {
  const set: Record<string, string> = {};
  setPagePolicy(
    { header: (name: string, value: string) => (set[name] = value) } as unknown as FastifyReply,
    policy,
  );
  return set;
}

const plain: Policy = { styles: [], framed: false, pictures: false, origins: [] };

describe('complete policy of', () => {
  it.each<[string, Policy, string, string]>([
    [
      'a page that names nothing',
      plain,
      'DENY',
      "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
        "frame-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; worker-src 'self'",
    ],
    [
      'the app, which names its styles, the letters of a customer and other hosts of the site',
      {
        ...plain,
        styles: ['sha256-a', 'sha256-a', 'sha256-b'],
        fonts: ['https://letters.example', 'https://more.example'],
        origins: ['https://staff.example'],
      },
      'DENY',
      "default-src 'self'; base-uri 'none'; connect-src 'self' https://staff.example; " +
        "font-src 'self' https://letters.example https://more.example; form-action 'self'; frame-ancestors 'none'; " +
        "frame-src 'self'; img-src 'self' data: blob: https://staff.example; media-src 'self' blob: https://staff.example; " +
        "object-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-a' 'sha256-b'; " +
        "worker-src 'self'",
    ],
    [
      'a sample page, which shows pictures and letters of others in a frame of this site',
      { ...plain, framed: true, pictures: true, fonts: ['https://letters.example'] },
      'SAMEORIGIN',
      "default-src 'self'; base-uri 'none'; connect-src 'self'; font-src 'self' https:; form-action 'self'; " +
        "frame-ancestors 'self'; frame-src 'self'; img-src 'self' data: blob: https:; media-src 'self' blob:; " +
        "object-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; worker-src 'self'",
    ],
    [
      'the book, which writes styles as it goes and names its scripts',
      { ...plain, styles: 'any', scripts: ['sha256-x', 'sha256-y'] },
      'DENY',
      "default-src 'self'; base-uri 'none'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
        "frame-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; object-src 'none'; " +
        "script-src 'self' 'sha256-x' 'sha256-y'; style-src 'self' 'unsafe-inline'; worker-src 'self'",
    ],
  ])('%s', (_, policy, frames, whole) => {
    expect(headersOf(policy)).toEqual({ 'content-security-policy': whole, 'x-frame-options': frames });
  });
});

it('hashes an inline element', () => {
  expect(hashCspElement('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  expect(hashCspElement('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});

it.each([
  ['http', undefined, undefined],
  ['http', 'http://parvis.example', undefined],
  ['http', 'https://parvis.example', 'max-age=31536000'],
])('over %s, with public URL %s, all responses have security headers', async (_, publicUrl, hsts) => {
  const app = Fastify();
  await app.register(cookie);
  addSecurityHeaders(app, createSecurityHeaders({ publicUrl } as Config));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  const { connection: _c, 'content-length': _l, date: _d, 'content-type': _t, ...set } = headers;
  expect(set).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(hsts !== undefined && { 'strict-transport-security': hsts }),
  });
});
