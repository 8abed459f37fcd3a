import { allCalls } from '@parvis/api/calls/all';
import { textCalls } from '@parvis/api/calls/texts';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { Person, visitor } from '../../server/testing/person.ts';
import { openTestHouse } from '../../server/testing/testHouse.ts';

const partner = 'https://staff.parvis.example';
const house = await openTestHouse((await createTestDatabase()).url, { config: { origins: [partner] } });
afterAll(() => house.close());

const posts = allCalls.filter(({ method }) => method === 'POST');

describe('a page of another site', () => {
  it.each(posts.map((call) => [`${call.side} ${call.path}`, call] as const))(
    'cannot make %s with a visitor’s cookie',
    async (_, call) => {
      const person = await visitor(house);
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const reply = await person.send(call, undefined, { headers });
      expect(reply).toMatchObject({ status: 403, error: { code: 'badOrigin' } });
    },
  );

  it('is not told that it may read answers', async () => {
    const response = await house.app.inject({
      method: 'GET',
      url: '/api/settings/languages',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a configured host of the same site', () => {
  it('may call with the session', async () => {
    const person = new Person(house);
    const headers = { origin: partner, 'sec-fetch-site': 'same-site' };
    expect((await person.send(textCalls.settingsLanguage, { language: 'fr' }, { headers })).status).toBe(200);
  });

  it('is told so when it asks beforehand', async () => {
    const response = await house.app.inject({
      method: 'OPTIONS',
      url: '/api/user/sts',
      headers: { origin: partner, 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-credentials': 'true',
    });
  });
});
