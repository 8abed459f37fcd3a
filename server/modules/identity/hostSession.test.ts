import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { withDatabase } from '../../platform/db/testing/address.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import { createContributor, getFirst, type Person, signIn } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const { url } = await createTestDatabase({ empty: true });

/** A database with French collation: “a” before “B”. */
async function frenchDatabase(): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  await client.query(`drop database "${name}"`);
  await client.query(
    `create database "${name}" template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'fr-FR'`,
  );
  await client.end();
  await migrate(url);
  return url;
}
const services = await openTestServices(await frenchDatabase(), { alone: false });
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';

/** Two people with a different order between the database and JavaScript. */
async function twoPeople() {
  const jo = await signIn(await createContributor(services), 'jo@mail.example');
  const own = await crUidOf(jo);
  for (;;) {
    const here = await createContributor(services);
    const other = await crUidOf(here);
    const { rows } = await pool.query<{ cr_uid: string }>(
      'select cr_uid from identities where cr_uid = any($1) order by cr_uid',
      [[own, other]],
    );
    const [before = '', after = ''] = rows.map(({ cr_uid }) => cr_uid);
    if (after < before) return { jo, here, before, after };
  }
}

it('exchanging a token locks both people in database order, which prevents deadlocks', async () => {
  const { jo, here, before, after } = await twoPeople();
  const { jwt } = getFirst(await jo.call(caseCalls.townGetJwt, { cuid: 'testville' }));
  const holder = await pool.connect();
  const hold = (crUid: string) =>
    holder.query('select from identities where cr_uid = $1 for update nowait', [crUid]);
  await holder.query('begin');
  await hold(after);
  const exchanging = here.send(townCalls.authMobile, { jwt });
  await waitForLocks(pool, 1);
  const [both] = await Promise.allSettled([hold(before)]);
  await holder.query('rollback');
  holder.release();
  expect(both).toMatchObject({ status: 'rejected', reason: { code: '55P03' } });
  expect((await exchanging).status).toBe(200);
});
