import { loginCalls } from '@parvis/api/calls/login';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { fetchRawResponse } from '../testing/fetchRawResponse.ts';
import { Browser } from '../testing/sendRequest.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { port } = new URL(await services.listen());
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Sends raw bytes, and returns the status line. */
const ask = async (text: string): Promise<string> =>
  (await fetchRawResponse(Number(port), text)).split('\r\n')[0] ?? '';

describe('request with an invalid host', () => {
  const body = '{"username":"anna"}';
  const head = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n`;
  it.each([
    ['%', 'HTTP/1.1', 'Host: %\r\n'],
    ['a path', 'HTTP/1.1', 'Host: a/b\r\n'],
    ['an address that is none', 'HTTP/1.1', 'Host: 127.999.999.999\r\n'],
    ['a port that is none', 'HTTP/1.1', 'Host: localhost:99999\r\n'],
    ['empty', 'HTTP/1.1', 'Host:\r\n'],
    ['missing', 'HTTP/1.0', ''],
  ])('is malformed: %s', async (_, version, host) => {
    expect(await ask(`POST /api/login/cstmr ${version}\r\n${host}${head}\r\n${body}`)).toContain(' 400 ');
    const close = 'Connection: close\r\n\r\n';
    expect(await ask(`GET /qr/test-hall.svg ${version}\r\n${host}${close}`)).toContain(' 400 ');
  });

  it.each(['localhost', 'parvis.example:8080', '[::1]:8080', '192.0.2.1'])(
    'accepts host %s',
    async (host) => {
      expect(await ask(`POST /api/login/cstmr HTTP/1.1\r\nHost: ${host}\r\n${head}\r\n${body}`)).toContain(
        ' 200 ',
      );
    },
  );
});

describe('unknown host without PUBLIC_URL', () => {
  const wwwAt = async (host: string) =>
    (
      await new Browser(Number(port)).call(host, loginCalls.loginCstmr, {
        body: { username: 'anna@test.example' },
      })
    ).data;

  it.each([
    ['evil.example', ''],
    ['evil.example:8080', ''],
    ['localhost.evil.example', ''],
    ['localhost:8080', 'http://localhost:8080'],
    ['127.0.0.1', 'http://127.0.0.1'],
    ['[::1]:8080', 'http://[::1]:8080'],
  ])('is returned by login/cstmr for this site only: %s', async (host, www) => {
    expect(await wwwAt(host)).toEqual([{ www }]);
  });

  it('never appears in a mail', async () => {
    const body = { mail: 'anna@testville.example' };
    await new Browser(Number(port)).call('evil.example', loginCalls.loginMailReq, { body });
    const { rows } = await services.store.pool.query<{ body: string }>('select body from outbox');
    expect(rows).toEqual([{ body: expect.not.stringContaining('evil.example') }]);
    const other = { mail: 'olga@otherville.example' };
    await new Browser(Number(port)).call('localhost:8080', loginCalls.loginMailReq, { body: other });
    const after = await services.store.pool.query<{ body: string }>(
      'select body from outbox order by id desc',
    );
    expect(after.rows[0]?.body).toContain('(localhost:8080)');
  });
});

describe('invalid URL', () => {
  const close = 'Connection: close\r\n\r\n';

  it('gets all security headers', async () => {
    const answer = await fetchRawResponse(
      Number(port),
      `GET /api/%ZZ HTTP/1.1\r\nHost: localhost\r\n${close}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  });

  it('is malformed without a host', async () => {
    expect(await ask(`GET /%ZZ HTTP/1.1\r\n${close}`)).toContain(' 400 ');
  });
});

it('limits receiving a request to 20 seconds', () => {
  expect(services.app.server.requestTimeout).toBe(20_000);
});
