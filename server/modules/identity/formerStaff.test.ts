import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import { createContributor, openCase, sendStep, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';

const services = await openTestServices((await createTestDatabase()).url, { alone: false });
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const [BRUNO, CHLOE] = ['bruno@testville.example', 'chloe@testville.example'];
const former = async (): Promise<string[]> =>
  (
    await pool.query(`select former_staff from customers where cuid = 'testville'`)
  ).rows[0].former_staff.people.map(({ email }: { email: string }) => email);

/** Two former staff members of a withdrawn customer, with a case. */
async function formerMembers() {
  await storeCustomer(services.store.db, { file: testTown, pictures: {} });
  services.services.customers.invalidate();
  await pool.query(`update verifications set created = created - interval '20 minutes'`);
  const [bruno, chloe] = [await signInStaff(services, BRUNO), await signInStaff(services, CHLOE)];
  const csid = await openCase(await createContributor(services));
  await sendStep(bruno, csid, 'handle');
  await storeCustomer(services.store.db, { file: { ...testTown, withdrawn: true }, pictures: {} });
  return { bruno, chloe, csid };
}

/** Locks a customer as a configuration import does. */
async function holding() {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`select from customers where cuid = 'testville' for no key update`);
  return {
    take: (csid: string) =>
      holder.query('select from cases where csid = $1 for no key update nowait', [csid]),
    async go() {
      await holder.query('commit');
      holder.release();
    },
  };
}

it.each([
  ['erases everything, too', sessionCalls.userEraseAll],
  ['takes their address away', ownAddressCalls.mailRemove],
] as const)(
  'concurrent erasure of two former staff members, the other one %s, restores neither address',
  async (_, second) => {
    const { bruno, chloe } = await formerMembers();
    expect(await former()).toEqual(expect.arrayContaining([BRUNO, CHLOE]));
    const { go } = await holding();
    const both = [bruno.send(sessionCalls.userEraseAll), chloe.send(second)];
    await waitForLocks(pool, 2);
    await go();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await former()).not.toEqual(expect.arrayContaining([BRUNO]));
    expect(await former()).not.toEqual(expect.arrayContaining([CHLOE]));
  },
);
