import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../../../platform/db/database.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { waitForFeedHorizon } from '../../../testing/lockWaits.ts';
import { createContributor, getFirst, openCase, sendStep, signInStaff } from '../../../testing/person.ts';
import { setDatabaseClock } from '../../../testing/setDatabaseClock.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { testTown } from '../../../testing/town.ts';
import { storeCustomer } from '../../provisioning/load/storeCustomer.ts';
import { countDueRows, eraseDue } from './eraseDue.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const rowsOf = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query<T>(text, values)).rows;

async function everything(): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = await Promise.all(
    tables.map(({ name }) => rowsOf<{ row: string }>(`select ${name}::text as row from ${name}`)),
  );
  return tables.flatMap(({ name }, at) => (found[at] ?? []).map(({ row }) => `${name}: ${row}`));
}

const eraseOnOf = async (csid: string): Promise<Date> =>
  getFirst(await rowsOf<{ erase_on: Date }>('select erase_on from cases where csid = $1', [csid])).erase_on;
const exists = async (csid: string): Promise<boolean> =>
  (await rowsOf('select 1 from cases where csid = $1', [csid])).length === 1;

it('erases all content of a due case and keeps its counts', async () => {
  const jo = await createContributor(services);
  const anna = await signInStaff(services);
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const words = `Mon numéro est dans ${createId()}`;
  await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: words });
  expect((await everything()).join('\n')).toContain(words);

  // Servers read milliseconds: a later microsecond would not be due yet.
  await pool.query(`update cases set erase_on = date_trunc('milliseconds', now()) where csid = $1`, [csid]);
  const erased = await eraseDue(pool);
  expect(erased?.cases).toBe(1);
  const left = (await everything()).filter((row) => !row.startsWith('feed: '));
  expect(left.filter((row) => row.includes(words) || row.includes(csid))).toEqual([]);
  expect((await jo.send(mobileCalls.discussInfo, { csid })).error?.code).toBe('unknownCase');
  expect((await anna.send(townCalls.casesGetInfo, { csid })).error?.code).toBe('unknownCase');
  const counts = await rowsOf<{ cases: number }>(
    `select cases, ccat_code, state from case_counts where state = 'handled' and ccat_code = 'toilets'`,
  );
  expect(counts).toEqual([{ cases: 1, ccat_code: 'toilets', state: 'handled' }]);
  const [run] = await rowsOf<{ cases: number; messages: number; others: object }>(
    `select why, cases, messages, others from erasures order by id desc limit 1`,
  );
  const { others, ...rest } = run ?? { others: {} };
  expect({ ...rest, ...others }).toEqual({ why: 'due', ...erased });
});

it('reports a table that cannot be erased, and erases and records the others', async () => {
  const csid = await openCase(await createContributor(services));
  await pool.query(`insert into spent_tokens (jti, expires) values ('spent', now() - interval '1 day')`);
  // Ordered before and after cases.
  for (const table of ['pushes', 'desk_requests'])
    await pool.query(`alter table ${table} rename to ${table}_away`);
  try {
    await expect(eraseDue(pool, await eraseOnOf(csid))).rejects.toThrow(
      /could not be erased of pushes, desk_requests\. pushes: .*"pushes" does not exist; desk_requests: /,
    );
  } finally {
    for (const table of ['pushes', 'desk_requests'])
      await pool.query(`alter table ${table}_away rename to ${table}`);
  }
  expect(await exists(csid)).toBe(false);
  expect(await rowsOf('select 1 from spent_tokens')).toEqual([]);
  const run = getFirst(await rowsOf('select cases, others from erasures order by id desc limit 1'));
  expect(run).toMatchObject({ cases: 1, others: { spent_tokens: 1 } });
});

it('erases a case on its date, not before', async () => {
  const csid = await openCase(await createContributor(services));
  const day = await eraseOnOf(csid);
  await eraseDue(pool, new Date(day.getTime() - 1));
  expect(await exists(csid)).toBe(true);
  expect((await countDueRows(pool, day)).cases).toBe(1);
  await eraseDue(pool, day);
  expect(await exists(csid)).toBe(false);
  expect((await countDueRows(pool, day)).cases).toBeUndefined();
});
it('applies shorter retention to existing cases, in any state, but not longer retention', async () => {
  const csid = await openCase(await createContributor(services));
  const before = await eraseOnOf(csid);
  await pool.query(`update cases set state = 'held', hold_until = erase_on where csid = $1`, [csid]);
  const keepFor = (retentionDays: number) =>
    storeCustomer(services.store.db, { file: { ...testTown, retentionDays }, pictures: {} });
  expect(await keepFor(7)).toEqual([]);
  const sooner = await eraseOnOf(csid);
  expect(before.getTime() - sooner.getTime()).toBe((testTown.retentionDays - 7) * DAY);
  await keepFor(testTown.retentionDays);
  expect(await eraseOnOf(csid)).toEqual(sooner);
  await waitForFeedHorizon(pool);
  await eraseDue(pool, sooner);
  expect(await exists(csid)).toBe(false);
});
it.each([
  [
    '45 days ahead',
    45 * DAY,
    'Nothing was erased: the clocks of this machine and of the database are 1080 h apart.',
  ],
  ['61 minutes behind', -61 * 60_000, 'are 1 h apart.'],
  ['59 minutes ahead', 59 * 60_000, undefined],
])('with a database clock %s erases only due rows', async (_, ahead, refusal) => {
  const { url } = await createTestDatabase();
  await setDatabaseClock(url, ahead);
  const own = connect(url);
  await own.pool.query(`insert into spent_tokens (jti, expires) values ('spent', '2020-01-01')`);
  const left = () => own.pool.query('select 1 from spent_tokens').then(({ rowCount }) => rowCount);
  const erasing = eraseDue(own.pool, new Date());
  if (refusal) await expect(erasing).rejects.toThrow(refusal);
  else expect(await erasing).toEqual({ spent_tokens: 1 });
  expect(await left()).toBe(refusal ? 1 : 0);
  await own.close();
});

it('skips a case locked by a writer until the next run', async () => {
  const csid = await openCase(await createContributor(services));
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query('select 1 from cases where csid = $1 for update', [csid]);
  expect(await eraseDue(pool, inDays(31))).not.toHaveProperty('cases');
  await writer.query('commit');
  writer.release();
  expect((await eraseDue(pool, inDays(31)))?.cases).toBe(1);
});

it('runs on one server at a time, and records nothing when nothing was due', async () => {
  await openCase(await createContributor(services));
  const runs = () => rowsOf('select id from erasures');
  await waitForFeedHorizon(pool);
  const before = await runs();
  const results = await Promise.all([1, 2, 3].map(() => eraseDue(pool, inDays(31))));
  expect(results.reduce((sum, erased) => sum + (erased?.cases ?? 0), 0)).toBe(1);
  expect(await runs()).toHaveLength(before.length + 1);
  // The erasure itself tells open pages by a row of the feed, which goes once no transaction is older.
  await waitForFeedHorizon(pool);
  await eraseDue(pool, inDays(31));
  const settled = await runs();
  expect(await eraseDue(pool, inDays(31))).toEqual({});
  expect(await runs()).toHaveLength(settled.length);
});

it.each([
  ['nobody', null, null, 29, true],
  ['nobody', null, null, 31, false],
  ['whoever proved an address', 'proved@mail.example', null, 31, true],
  ['whoever proved a number alone', null, '33612345678', 31, true],
  ['whoever proved a number alone', null, '33612345678', 179, true],
  ['whoever proved a number alone', null, '33612345678', 181, false],
])('keeps a session of %s (%s %s), last seen %i days ago: %s', async (_, email, phone, days, lives) => {
  const jo = await createContributor(services);
  const { crUid = '' } = await jo.call(sessionCalls.userSts, { newCookies: false });
  await pool.query('update identities set email = $2, phone = $3 where cr_uid = $1', [crUid, email, phone]);
  await pool.query(`update sessions set expires = expires - $2 * interval '1 day' where cr_uid = $1`, [
    crUid,
    days,
  ]);
  await eraseDue(pool);
  expect(await rowsOf('select 1 from sessions where cr_uid = $1', [crUid])).toHaveLength(lives ? 1 : 0);
  await pool.query('update identities set email = null, phone = null where cr_uid = $1', [crUid]);
});
