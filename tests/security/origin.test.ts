import { allCalls } from '@parvis/api/calls/all';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { createVisitor } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const partner = 'https://staff.parvis.example';
const services = await openTestServices((await createTestDatabase()).url, { config: { origins: [partner] } });
afterAll(() => services.close());

const posts = allCalls.filter(({ method }) => method === 'POST');

describe('a page of another site', () => {
  it.each(posts.map((call) => [`${call.side} ${call.path}`, call] as const))(
    "cannot make %s with a visitor's cookie",
    async (_, call) => {
      const person = await createVisitor(services);
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const reply = await person.send(call, undefined, { headers });
      expect(reply).toMatchObject({ status: 403, error: { code: 'badOrigin' } });
    },
  );
});
