import { formerCalls } from '@parvis/api/calls/former';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { advanceDays } from '../../../testing/createPersonTraces.ts';
import { createContributor, getFirst, type Person, signIn } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { buildUnsubscribeLink, getLinkState } from '../../notifications/caseNotifications/unsubscribe.ts';
import { countDueRows, eraseDue } from './eraseDue.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const profile = (person: Person) => person.call(sessionCalls.userSts, { newCookies: false });
const known = async () =>
  (await pool.query<{ cr_uid: string }>('select cr_uid from identities order by cr_uid')).rows.map(
    ({ cr_uid }) => cr_uid,
  );
/** Merges a person into an account, long enough after their first visit for the next retention run. */
async function merged(mail: string) {
  const home = await signIn(await createContributor(services), mail);
  const phone = await createContributor(services);
  const { crUid: was = '' } = await profile(phone);
  await advanceDays(pool, 20);
  for (const device of [home, phone]) await profile(device);
  await advanceDays(pool, 20);
  await signIn(phone, mail);
  const { crUid: now = '' } = await profile(phone);
  return { phone, was, now };
}

it('keeps a merged identity as long as its account, for devices and mail links', async () => {
  const { phone, was } = await merged('jo@mail.example');
  const { secret } = services.services;
  const news = { crUid: was, email: 'jo@mail.example', cuid: 'testville' };
  const link = getFirst(buildUnsubscribeLink(secret, 'https://x.example', news).split('/').slice(-1)).replace(
    /\?.*/,
    '',
  );
  const read = async () => ({
    link: await getLinkState(services.services, link),
    was: (await profile(phone)).was,
    gone: getFirst(await phone.call(formerCalls.userGone, { crUids: [was] })).gone,
  });
  const before = await read();
  expect(before).toMatchObject({ was: [was], gone: [] });
  await eraseDue(pool);
  expect(await read()).toEqual(before);
});

it('deletes merged identities with their account, and counts them beforehand', async () => {
  const { was, now } = await merged('al@mail.example');
  // A chain of two merges.
  await pool.query(`insert into identities (cr_uid, merged_into) values ('long-before', $1)`, [was]);
  expect(await known()).toEqual(expect.arrayContaining([was, now, 'long-before']));
  await advanceDays(pool, 400);
  const due = await countDueRows(pool);
  expect(due.identities).toBe((await known()).length);
  expect((await eraseDue(pool))?.identities).toBe(due.identities);
  expect(await known()).toEqual([]);
});

it('deletes identities without an account', async () => {
  await pool.query(
    `insert into identities (cr_uid, merged_into, created) values
     ('left', 'nobody', now() - interval '31 days'), ('left-young', 'nobody', now())`,
  );
  const due = await countDueRows(pool);
  expect([due.identities, (await eraseDue(pool))?.identities]).toEqual([1, 1]);
  expect(await known()).toEqual(['left-young']);
});
