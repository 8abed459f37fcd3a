import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AppContext } from '../modules/context/appContext.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Env } from '../platform/config/settings.ts';
import { connect } from '../platform/db/database.ts';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { compressAnswers } from './compress.ts';
import { createOutboxPath, hasOutbox, serveOutbox } from './outboxPage.ts';
import { isPageRequest } from './plainPage.ts';
import { createBodyValidator } from './requestBody.ts';
import { getRequestedOrigin } from './siteOrigin.ts';

const docs = addresses.docs.template;
const asked = callAddress(sessionCalls.userSts, {});

it.each([
  ['GET', '/', 'text/html', true],
  ['HEAD', '/', 'text/html', true],
  ['POST', '/', 'text/html', false],
  ['OPTIONS', '/', 'text/html', false],
  ['GET', '/q/x?y', 'text/html,application/xhtml+xml;q=0.9', true],
  ['GET', '/', '*/*', false],
  ['GET', '/', undefined, false],
  ['GET', docs, 'text/html', true],
  ['GET', `${docs}?x`, 'text/html', true],
  ['GET', `${docs}/x`, 'text/html', false],
  ['GET', asked, 'text/html', false],
  ['GET', '/mobile/town/x', 'text/html', false],
])('%s %s for %s opens a page: %s', (method, url, accept, opens) => {
  expect(isPageRequest({ method, url, headers: { accept } })).toBe(opens);
});
describe('body validation', () => {
  const read = createBodyValidator(
    z.object({ a: z.optional(z.unknown()), b: z.optional(z.array(z.string())) }),
  );
  const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
  const refused = (path: string) => ({ error: expect.objectContaining({ code: 'badRequest', path }) });
  it.each<[string, unknown, object]>([
    ['nothing is an empty one', undefined, { value: {} }],
    ['as deep as may be', { a: nested(39) }, { value: { a: nested(39) } }],
    ['deeper', { a: nested(40) }, refused('body')],
    ['with a NUL', { a: 'x\0' }, refused('body')],
    ['with half a pair', { a: ['x\ud83d'] }, refused('body')],
    ['with a pair', { a: '😀' }, { value: { a: '😀' } }],
    ['with a NUL in a key', { a: { 'x\0': 1 } }, refused('body')],
    ['wrong in a list', { b: ['x', 5] }, refused('body.b.1')],
    ['no object', [], refused('body')],
  ])('%s', (_, body, answer) => {
    expect(read(body)).toEqual(answer);
  });
});

describe('compression', () => {
  const app = Fastify();
  compressAnswers(app);
  app.get('/:length', async (request, reply) => {
    const { length } = request.params as { length: string };
    if (length === '9000') reply.header('content-encoding', 'identity');
    if (length === '5000') reply.header('vary', 'origin');
    return 'x'.repeat(Number(length));
  });
  it.each([
    ['GET', 1399, 'br', undefined, undefined],
    ['GET', 1400, 'br', 'br', 'accept-encoding'],
    ['GET', 1400, 'gzip, br;q=0.9', 'br', 'accept-encoding'],
    ['GET', 1400, 'gzip', 'gzip', 'accept-encoding'],
    ['GET', 1400, 'gzip, br;q=0', 'gzip', 'accept-encoding'],
    ['GET', 1400, 'BR; q=0.000, gzip;q=0.0', undefined, 'accept-encoding'],
    ['GET', 1400, 'br;q=0.01', 'br', 'accept-encoding'],
    ['GET', 1400, 'deflate', undefined, 'accept-encoding'],
    ['GET', 1400, 'brx', undefined, 'accept-encoding'],
    ['GET', 1400, undefined, undefined, 'accept-encoding'],
    ['HEAD', 1400, 'br', undefined, undefined],
    ['GET', 5000, 'br', 'br', 'origin, accept-encoding'],
    ['GET', 9000, 'br', 'identity', undefined],
  ] as const)('%s of %i characters for "%s" is %s', async (method, length, accepted, encoding, vary) => {
    const { headers } = await app.inject({
      method,
      url: `/${length}`,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, vary]);
  });
});

const demo = { PARVIS_DEMO: '1' };
it.each<[Env, boolean]>([
  [demo, true],
  [{}, false],
  [{ ...demo, PARVIS_LIVE: '1' }, false],
  [{ ...demo, SMTP_URL: 'smtp://m.example', PUBLIC_URL: 'http://localhost' }, false],
  [{ ...demo, TRUST_PROXY: '1' }, false],
  [{ ...demo, PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ ...demo, PUBLIC_URL: 'http://127.0.0.1' }, true],
  [{ ...demo, PUBLIC_URL: 'http://127.1.2.3:81' }, true],
  [{ ...demo, PUBLIC_URL: 'http://[::1]:81' }, true],
  [{ ...demo, PUBLIC_URL: 'http://localhost.example' }, false],
  [{ ...demo, PUBLIC_URL: 'http://xlocalhost' }, false],
  [{ ...demo, PUBLIC_URL: 'https://p.example' }, false],
])('outbox page with %j: %s', (env, there) => {
  expect(hasOutbox(readConfig(env))).toBe(there);
  const path = createOutboxPath(readConfig(env));
  if (there) expect(path).toMatch(/^\/dev\/outbox-[\w-]{22}$/);
  else expect(path).toBeUndefined();
});

describe('outbox page', async () => {
  const { db, close } = connect((await createTestDatabase()).url);
  const app = Fastify();
  serveOutbox(app, { db, outboxPath: '/dev/outbox' } as AppContext);
  app.addHook('onClose', close);
  const asked = async (host: string, remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/dev/outbox.json', remoteAddress, headers: { host, ...headers } })).statusCode;

  // Injected requests have no local address.
  it.each([
    ['localhost:8080', '127.0.0.1', {}],
    ['p.example', '127.0.0.1', {}],
    ['localhost', '10.0.0.1', {}],
    ['localhost', '127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }],
  ])('is hidden for %s from %s with %j', async (host, from, headers) => {
    expect(await asked(host, from, headers)).not.toBe(200);
  });

  it('is visible for direct local requests only', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const over = async (headers: Record<string, string>, path = '/dev/outbox.json') => {
      const { request } = await import('node:http');
      return new Promise<number | undefined>((resolve) => {
        request(`${address}${path}`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).end();
      });
    };
    expect(await over({})).toBe(200);
    expect(await over({}, '/dev/outbox')).toBe(200);
    for (const host of ['localhost', 'localhost:81', '127.9.9.9', '[::1]:8080'])
      expect(await over({ host }), host).toBe(200);
    for (const host of ['p.example', 'localhost.example', 'xlocalhost', '127.0.0.1.example', '::1'])
      expect(await over({ host }), host).not.toBe(200);
    for (const name of [
      'forwarded',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'via',
      'x-client-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-cluster-client-ip',
    ])
      expect(await over({ [name]: '127.0.0.1' }), name).not.toBe(200);
    await app.close();
  });
});

it.each([
  ['p.example', 'http://p.example'],
  ['p.example:81', 'http://p.example:81'],
  ['p.example.', 'http://p.example.'],
  ['a_b.example', 'http://a_b.example'],
  ['[::1]:81', 'http://[::1]:81'],
  ['x', 'http://x'],
  ['', undefined],
  ['p.example/x', undefined],
  ['me@p.example', undefined],
  ['-p.example', undefined],
  ['p.example-', undefined],
  ['p.example:123456', undefined],
  ['p.example:99999', undefined],
  ['127.999.0.1', undefined],
  [`${'x'.repeat(253)}`, `http://${'x'.repeat(253)}`],
  [`${'x'.repeat(254)}`, undefined],
])('host "%s" yields site %s', (host, origin) => {
  const config = readConfig({});
  const request = { host, headers: {}, protocol: 'http', raw: { socket: {} } } as unknown as Parameters<
    typeof getRequestedOrigin
  >[0];
  const read = () => getRequestedOrigin(request, config);
  if (origin === undefined)
    expect(read).toThrow(expect.objectContaining({ code: 'badRequest', path: 'host' }));
  else expect(read()).toBe(origin);
});
