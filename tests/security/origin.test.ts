import { callAddress } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { Person, visitor } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const partner = 'https://staff.parvis.example';
const services = await openTestServices((await createTestDatabase()).url, { config: { origins: [partner] } });
afterAll(() => services.close());

const posts = allCalls.filter(({ method }) => method === 'POST');

describe('a page of another site', () => {
  it.each(posts.map((call) => [`${call.side} ${call.path}`, call] as const))(
    'cannot make %s with a visitor’s cookie',
    async (_, call) => {
      const person = await visitor(services);
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const reply = await person.send(call, undefined, { headers });
      expect(reply).toMatchObject({ status: 403, error: { code: 'badOrigin' } });
    },
  );

  it.each(['GET', 'HEAD'] as const)(
    'is answered to %s, and not told that it may read answers',
    async (method) => {
      const response = await services.app.inject({
        method,
        url: callAddress(textCalls.settingsLanguages, {}),
        headers: { origin: 'https://evil.example' },
      });
      expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([
        200,
        undefined,
      ]);
    },
  );
});

it('a page of another site that asks beforehand is told nothing that lets it call', async () => {
  const response = await services.app.inject({
    method: 'OPTIONS',
    url: callAddress(sessionCalls.userSts, {}),
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(response.statusCode).toBe(405);
  expect(Object.keys(response.headers).filter((name) => /^access-control|^vary/.test(name))).toEqual([]);
});

describe('a configured host of the same site', () => {
  it('may call with the session', async () => {
    const person = new Person(services);
    const headers = { origin: partner, 'sec-fetch-site': 'same-site' };
    expect((await person.send(textCalls.settingsLanguage, { language: 'fr' }, { headers })).status).toBe(200);
  });

  it('is told so when it asks beforehand', async () => {
    const response = await services.app.inject({
      method: 'OPTIONS',
      url: callAddress(sessionCalls.userSts, {}),
      headers: { origin: partner, 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, accept-language, x-parvis-proof',
      'access-control-max-age': '600',
      vary: 'origin',
    });
  });
});
