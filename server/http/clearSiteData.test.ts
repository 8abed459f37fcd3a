import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createContributor } from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const told = async (path: string) => {
  const { cookie = '' } = await createContributor(services);
  const { statusCode, headers } = await services.app.inject({
    ...{ method: 'POST', url: `/api/${path}`, payload: '' },
    headers: { cookie, 'content-type': 'application/json' },
  });
  return [statusCode, headers['clear-site-data']];
};

it.each([sessionCalls.userEraseCookies.path, sessionCalls.userEraseAll.path])(
  '%s clears the browser’s cached images',
  async (path) => {
    expect(await told(path)).toEqual([200, '"cache"']);
  },
);

it('signing out keeps the cache', async () => {
  expect(await told(sessionCalls.userDisconnect.path)).toEqual([200, undefined]);
});
