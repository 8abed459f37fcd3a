import { sessionCalls } from '@parvis/api/calls/session';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createContributor } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';

const { url } = await createTestDatabase();

it.each([
  [{ demo: false }, { live: false, dev: false, demo: false }],
  [{ demo: true }, { live: false, dev: false, demo: true }],
  [
    { demo: true, live: true },
    { live: true, dev: false, demo: false },
  ],
  [
    { demo: false, dev: true },
    { live: false, dev: true, demo: false },
  ],
])('tells pages of a service with %j: %j', async (config, flags) => {
  const services = await openTestServices(url, { config });
  const person = await createContributor(services);
  expect(await person.call(sessionCalls.userSts, { newCookies: false })).toMatchObject({ flags });
  await services.close();
});
