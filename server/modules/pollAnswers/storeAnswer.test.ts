import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createContributor, type Person, signIn, signInStaff } from '../../testing/person.ts';
import { answerPoll, loadPoll, loadPollResults, loadPolls, playPoll } from '../../testing/pollTown.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { retentionRules } from '../privacy/retention/retentionRules.ts';
import { erasePersonAndFiles } from '../privacy/service.ts';
import { renameCustomer } from '../provisioning/rename/renameCustomer.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool, db } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const anna = await signInStaff(services);

beforeAll(() =>
  loadPolls(
    services,
    { code: 'erased' },
    { code: 'merged' },
    { code: 'named', anonymous: false },
    { code: 'kept' },
  ),
);

const findCrUid = async (person: Person): Promise<string> =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';

it('stores no person in an anonymous poll', async () => {
  const jo = await createContributor(services);
  const crUid = await findCrUid(jo);
  await answerPoll(jo, 'merged');
  await answerPoll(jo, 'named');
  const { rows } = await pool.query(
    `select p.code, a.cr_uid, a::text like '%' || $1 || '%' as named from poll_answers a join polls p on p.id = a.poll order by 1`,
    [crUid],
  );
  expect(rows).toEqual([
    { code: 'merged', cr_uid: null, named: false },
    { code: 'named', cr_uid: crUid, named: true },
  ]);
});

it('erases the answers of a person, and counts them no more', async () => {
  const [jo, mia] = [await createContributor(services), await createContributor(services)];
  const crUid = await findCrUid(mia);
  await answerPoll(jo, 'erased', { played: playPoll(5, true) });
  await answerPoll(mia, 'erased', { played: playPoll(1, false, 'Un mot') });
  expect((await loadPollResults(anna, 'erased')).many).toBe(2);
  await erasePersonAndFiles(services.services, crUid, undefined);
  const { many, questions } = await loadPollResults(anna, 'erased');
  expect([many, questions[0]?.items[0]?.average, questions[1]?.items[1]?.many]).toEqual([1, 5, 0]);
  const { rows } = await pool.query(`select from poll_answers where answers::text like '%Un mot%'`);
  expect(rows).toEqual([]);
});

describe('two identities that become one', () => {
  it('keep the later of two answers', async () => {
    const [phone, desk] = [await createContributor(services), await createContributor(services)];
    await signIn(phone, 'lou@mail.example');
    const before = (await loadPollResults(anna, 'merged')).many;
    await answerPoll(phone, 'merged', { played: playPoll(1, true) });
    await pool.query(`update poll_answers set at = at - interval '1 day'`);
    await answerPoll(desk, 'merged', { played: playPoll(5, false) });
    await signIn(desk, 'lou@mail.example');
    expect((await loadPoll(phone, 'merged')).answer?.answers.stars).toEqual({ stars: 5 });
    expect((await loadPollResults(anna, 'merged')).many).toBe(before + 1);
  });
});

it('erases answers after the end of the poll, and keeps the counts', async () => {
  await answerPoll(await createContributor(services), 'kept');
  await pool.query(`update polls set closed_at = now() where code = 'kept'`);
  const rule = retentionRules.find(({ table }) => table === 'poll_answers');
  const count = async () =>
    (await pool.query(`select from poll_answers a join polls p on p.id = a.poll where p.code = 'kept'`))
      .rowCount;
  await rule?.erase(pool, new Date(Date.now() + 29 * 86_400_000));
  expect(await count()).toBe(1);
  await rule?.erase(pool, new Date(Date.now() + 31 * 86_400_000));
  expect(await count()).toBe(0);
  expect((await loadPollResults(anna, 'kept')).many).toBe(1);
});

it('follow a customer to its new name', async () => {
  const jo = await createContributor(services);
  await answerPoll(jo, 'named', { played: playPoll(2, true) });
  await db.transaction((tx) => renameCustomer(tx, 'testville', 'neuville'));
  services.services.customers.invalidate();
  expect((await loadPoll(jo, 'named')).answer?.answers.stars).toEqual({ stars: 2 });
});
