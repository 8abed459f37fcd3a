import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../platform/lib/refusal.ts';
import { guardOrigin, isOwnSite } from './origin.ts';

const HOST = 'parvis.example:8080';
const OTHERS = ['https://staff.parvis.example'];

describe('state-changing call', () => {
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
    ['from a page of this site that says no origin', { 'sec-fetch-site': 'same-origin' }],
    ['from an address a person typed', { 'sec-fetch-site': 'none' }],
    ['from the public address behind a proxy', { origin: 'https://public.example' }],
    ['from a program, which carries nobody’s cookies', {}],
  ])('is accepted %s', (_, headers, host = HOST) =>
    expect(isOwnSite(headers, host, OTHERS, 'https://public.example')).toBe(true),
  );

  it.each<[string, Record<string, string>]>([
    [
      'from a configured host where the browser says that the site is another',
      { origin: 'https://staff.parvis.example', 'sec-fetch-site': 'cross-site' },
    ],
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
  ])('is rejected %s', (_, headers) =>
    expect(isOwnSite(headers, HOST, OTHERS, 'https://public.example')).toBe(false),
  );

  it('is rejected with an origin but no host', () =>
    expect(isOwnSite({ origin: 'http://parvis.example:8080' }, undefined, OTHERS, undefined)).toBe(false));
});

describe('CORS', async () => {
  const app = Fastify();
  guardOrigin(app, { publicUrl: undefined, others: async () => OTHERS });
  app.post('/signed', { config: { anyOrigin: true } }, async () => 'taken');
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof Refusal ? 403 : 500).send(String(error)),
  );
  app.route({ method: ['GET', 'POST', 'PUT', 'OPTIONS'], url: '/', handler: async () => 'taken' });
  await app.ready();
  const asked = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS', origin: string | undefined) => {
    const headers = { host: HOST, ...(origin !== undefined && { origin }) };
    const { statusCode, headers: told } = await app.inject({ method, url: '/', headers });
    const said = Object.entries(told).filter(([name]) => /^access-control|^vary$/.test(name));
    return [statusCode, Object.fromEntries(said)];
  };

  const readable = {
    'access-control-allow-origin': 'https://staff.parvis.example',
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  };
  const callable = {
    ...readable,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, accept-language, x-parvis-proof',
    'access-control-max-age': '600',
  };
  it.each([
    ['a configured host', 'https://staff.parvis.example', [200, readable], [200, readable], [204, callable]],
    ['this site', 'http://parvis.example:8080', [200, {}], [200, {}], [200, {}]],
    ['a program', undefined, [200, {}], [200, {}], [200, {}]],
    ['another site', 'https://evil.example', [200, {}], [403, {}], [200, {}]],
  ])('%s may read, write and preflight as trusted', async (_, origin, get, post, options) => {
    expect(await asked('GET', origin)).toEqual(get);
    expect(await asked('HEAD', origin)).toEqual(get);
    expect(await asked('POST', origin)).toEqual(post);
    expect(await asked('PUT', origin)).toEqual(post);
    expect(await asked('OPTIONS', origin)).toEqual(options);
  });

  it('accepts any origin if the URL is the permission', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const { statusCode } = await app.inject({ method: 'POST', url: '/signed', headers: { origin } });
      expect([origin, statusCode]).toEqual([origin, 200]);
    }
  });

  it('responds to another site with the API error', async () => {
    const { body } = await app.inject({
      method: 'POST',
      url: '/',
      headers: { origin: 'https://evil.example' },
    });
    expect(body).toBe('Refusal: badOrigin');
  });
});
