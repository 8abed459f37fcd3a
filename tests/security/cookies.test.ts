import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { hashToken } from '../../server/platform/lib/ids.ts';
import { createVisitor } from '../../server/testing/person.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
const plain = await openTestServices(url);
const secure = await openTestServices(url, { config: { publicUrl: 'https://parvis.example' } });
afterAll(async () => {
  await plain.close();
  await secure.close();
  expect([...plain.failures, ...secure.failures]).toEqual([]);
});
describe('a session', () => {
  const days = async (cookie: string | undefined) => {
    const { rows } = await plain.store.pool.query<{ days: number }>(
      `select round(extract(epoch from expires - now()) / 86400)::int as days from sessions
       where hash = $1`,
      [hashToken(cookie?.split('=')[1] ?? '')],
    );
    return rows.map((row) => row.days);
  };

  it('lasts 180 days and is renewed on use', async () => {
    const jo = await createVisitor(plain);
    expect(await days(jo.cookie)).toEqual([180]);
    await plain.store.pool.query("update sessions set expires = now() + interval '1 day'");
    expect(await days(jo.cookie)).toEqual([1]);
    await jo.call(sessionCalls.userSts, { newCookies: true });
    expect(await days(jo.cookie)).toEqual([180]);
  });

  it('is anonymous after expiry', async () => {
    const jo = await createVisitor(plain);
    // Extra microseconds would lie in the future.
    await plain.store.pool.query("update sessions set expires = date_trunc('milliseconds', now())");
    expect(await jo.call(sessionCalls.userSts, { newCookies: false })).toMatchObject({ state: 'empty' });
  });
});
