import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import {
  createContributor,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { mergePeople } from '../identity/mergePeople.ts';

const services = await openTestServices((await createTestDatabase()).url, { alone: false });
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
it.each([
  ['for the first time', false],
  ['further', true],
])('a message read %s during a merge counts as read by the merged person', async (_, hasRead) => {
  const into = await crUidOf(await signIn(await createContributor(services), `reads${hasRead}@mail.example`));
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  const anna = await signInStaff(services);
  await sendStep(anna, csid, 'handle');
  if (hasRead) await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 1 });
  const from = await crUidOf(jo);
  let reading: ReturnType<typeof jo.send> | undefined;
  await db.transaction(async (tx) => {
    await mergePeople(tx, from, into);
    reading = jo.send(mobileCalls.fetchReq, { csid, after: 0, read: 2 });
    await waitForLocks(pool, 1);
  });
  await reading;
  const { rows } = await pool.query(`select cr_uid, msg_id from read_marks where csid = $1 and not staff`, [
    csid,
  ]);
  expect(rows).toEqual([{ cr_uid: into, msg_id: 2 }]);
  // The old identity leaves nothing that prevents erasure.
  expect((await jo.send(sessionCalls.userEraseAll)).status).toBe(200);
});
