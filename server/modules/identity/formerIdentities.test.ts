import { formerCalls } from '@parvis/api/calls/former';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { createContributor, getFirst, openCase, Person, signIn } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const profile = (person: Person) => person.call(sessionCalls.userSts, { newCookies: false });
const crUidOf = async (person: Person) => (await profile(person)).crUid ?? '';
/** Without a session. */
const gone = async (...crUids: string[]) =>
  getFirst(await new Person(services).call(formerCalls.userGone, { crUids })).gone;

it('each device of a person lists merged former ids, latest first', async () => {
  const [one, two] = [await createContributor(services), await createContributor(services)];
  const [before, other] = [await crUidOf(one), await crUidOf(two)];
  expect((await profile(one)).was).toBeUndefined();
  const home = await signIn(await createContributor(services), 'jo@mail.example');
  const own = await crUidOf(home);
  expect((await profile(home)).was).toBeUndefined();
  await pool.query(`update verifications set created = created - interval '20 minutes'`);
  await signIn(one, 'jo@mail.example');
  expect((await profile(one)).was).toEqual([before]);
  await pool.query(`update verifications set created = created - interval '20 minutes'`);
  await signIn(two, 'jo@mail.example');
  for (const device of [one, two, home])
    expect(await profile(device)).toMatchObject({ crUid: own, was: [other, before] });
  // One account was merged into another.
  await pool.query(`update identities set merged_into = $2 where cr_uid = $1`, [before, other]);
  expect((await profile(home)).was).toEqual([other, before]);
});
it('userGone returns all ids of an erased person and no others', async () => {
  const [jo, al] = [await createContributor(services), await createContributor(services)];
  const before = await crUidOf(jo);
  await openCase(jo);
  await signIn(await createContributor(services), 'joan@mail.example');
  await pool.query(`update verifications set created = created - interval '20 minutes'`);
  await signIn(jo, 'joan@mail.example');
  const [now, other, nobody] = [await crUidOf(jo), await crUidOf(al), createId()];
  expect(await gone(before, now, other, nobody)).toEqual([nobody]);
  // Signing out erases nothing.
  await jo.call(sessionCalls.userDisconnect);
  expect(await gone(now)).toEqual([]);
  const back = await createContributor(services);
  await pool.query(`update verifications set created = created - interval '20 minutes'`);
  await signIn(back, 'joan@mail.example');
  await back.call(sessionCalls.userEraseAll);
  expect(await gone(before, now, other)).toEqual([before, now]);
  expect(await gone()).toEqual([]);
});
