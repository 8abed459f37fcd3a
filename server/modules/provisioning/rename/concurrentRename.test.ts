import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { countDeadlocks } from '../../../testing/countDeadlocks.ts';
import { waitForLocks } from '../../../testing/lockWaits.ts';
import { buildOpening, createContributor, openCase, signInStaff } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { checkRename, renameCustomer } from './renameCustomer.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url, { alone: false });
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
  expect(await countDeadlocks(url)).toBe(0);
});

let [cuid, next] = ['testville', 'newville'];
const rename = async () => {
  await db.transaction(async (tx) => {
    expect(await checkRename(tx, cuid, next)).toHaveProperty('cases');
    await renameCustomer(tx, cuid, next);
  });
  [cuid, next] = [next, cuid];
};
beforeEach(() => services.services.customers.invalidate());

/** Locks rows until released. */
async function holding(text: string, values: string[]): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(text, values);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

const crUidOf = (csid: string): Promise<string> =>
  pool.query('select reporter from cases where csid = $1', [csid]).then(({ rows }) => rows[0].reporter);

describe('renaming without deadlock', () => {
  it('while a person with two cases is erased', async () => {
    const jo = await createContributor(services);
    const [small = '', between = '', large = ''] = [createId(), createId(), createId()].sort();
    await jo.call(caseCalls.casesInit, buildOpening(large));
    await (await createContributor(services)).call(caseCalls.casesInit, buildOpening(between));
    await jo.call(caseCalls.casesInit, buildOpening(small));
    const go = await holding('select 1 from cases where csid = $1 for no key update', [between]);
    const renaming = rename();
    await waitForLocks(pool, 1);
    const erasing = jo.send(sessionCalls.userEraseAll);
    await Promise.race([erasing, waitForLocks(pool, 2)]);
    await go();
    await renaming;
    expect((await erasing).status).toBe(200);
  });

  it('while a reporter is blocked', async () => {
    const anna = await signInStaff(services);
    const csid = await openCase(await createContributor(services));
    const crUid = await crUidOf(csid);
    // The second blocker waits for the first with the case locked.
    const go = await holding(
      `with quietly as (select set_config('session_replication_role', 'replica', true))
       insert into blocks (cuid, cr_uid, reason, at) select $1, $2, '["otherReason"]', now() from quietly`,
      [cuid, crUid],
    );
    const blocking = anna.send(townCalls.usersBlock, {
      csid,
      id: createId(),
      crUid,
      reason: ['otherReason'],
    });
    await waitForLocks(pool, 1);
    const renaming = rename();
    await waitForLocks(pool, 2);
    await go();
    await renaming;
    expect((await blocking).error).toBeUndefined();
  });
});
