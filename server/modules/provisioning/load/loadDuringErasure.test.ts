import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { countDeadlocks } from '../../../testing/countDeadlocks.ts';
import { waitForLocks } from '../../../testing/lockWaits.ts';
import { createContributor, openCase, sendStep, signInStaff } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { testTown } from '../../../testing/town.ts';
import { storeCustomer } from './storeCustomer.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url, { alone: false });
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
  expect(await countDeadlocks(url)).toBe(0);
});

const load = (file: Partial<CustomerFile>) =>
  storeCustomer(db, { file: { ...testTown, ...file }, pictures: {} });

/** Locks a case until released. */
async function holding(csid: string): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from cases where csid = $1 for no key update', [csid]);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}

const withoutBruno = testTown.staff.filter(({ email }) => !email.startsWith('bruno'));

describe('a load without deadlock', () => {
  it('removes a member with two cases who is being erased', async () => {
    const bruno = await signInStaff(services, 'bruno@testville.example');
    const [earlier = '', later = ''] = [
      await openCase(await createContributor(services)),
      await openCase(await createContributor(services)),
    ].sort();
    for (const csid of [earlier, later]) await sendStep(bruno, csid, 'handle');
    const go = await holding(later);
    const loading = load({ staff: withoutBruno });
    await waitForLocks(pool, 1);
    const erasing = bruno.send(sessionCalls.userEraseAll);
    await Promise.race([erasing, loading, waitForLocks(pool, 2)]);
    await go();
    expect([await loading, (await erasing).status]).toEqual([[], 200]);
    await load({ retentionDays: 20 });
  });

  it('removes a member and shortens retention while the reporter is being erased', async () => {
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const bruno = await signInStaff(services, 'bruno@testville.example');
    const jo = await createContributor(services);
    const [earlier = '', csid = ''] = [await openCase(jo), await openCase(jo)].sort();
    await sendStep(bruno, csid, 'handle');
    await pool.query(`update cases set cuid = 'otherville' where csid = $1`, [earlier]);
    const go = await holding(earlier);
    const erasing = jo.send(sessionCalls.userEraseAll);
    await waitForLocks(pool, 1);
    const loading = load({ staff: withoutBruno, retentionDays: 10 });
    await Promise.race([erasing, loading, waitForLocks(pool, 2)]);
    await go();
    expect([await loading, (await erasing).status]).toEqual([[], 200]);
  });
});
