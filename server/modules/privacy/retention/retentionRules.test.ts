import { loginCalls } from '@parvis/api/calls/login';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { advanceDays, createPersonTraces } from '../../../testing/createPersonTraces.ts';
import { createContributor, openCase, signIn, signInStaff } from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { countDueRows, eraseDue } from './eraseDue.ts';
import { permanentTables, retentionRules } from './retentionRules.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const rowsOf = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query<T>(text, values)).rows;

const tables = (
  await rowsOf<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
).map(({ name }) => name);

async function everything(): Promise<{ table: string; row: string }[]> {
  const found = [];
  for (const table of tables)
    for (const { row } of await rowsOf<{ row: string }>(
      `select to_json("${table}")::text as row from "${table}"`,
    ))
      found.push({ table, row });
  return found;
}
const tablesThatHold = async (mark: string): Promise<string[]> => [
  ...new Set((await everything()).filter(({ row }) => row.includes(mark)).map(({ table }) => table)),
];

const daysPass = (days: number) => advanceDays(pool, days);

it('every table has a retention rule or is permanent', () => {
  const told = [...retentionRules.map(({ table }) => table), ...Object.keys(permanentTables)];
  expect([...new Set(told)].sort()).toEqual(tables);
});

describe('a month after a person’s last visit', () => {
  it('no column contains their messages, device or ids', async () => {
    const { jo, tablet, marks } = await createPersonTraces(services, 'jo@mail.example');
    const found = new Set((await everything()).map(({ table }) => table));
    expect(retentionRules.map(({ table }) => table).filter((table) => !found.has(table))).toEqual([
      'erased_people',
    ]);
    for (const mark of marks) expect([mark, await tablesThatHold(mark)]).not.toEqual([mark, []]);
    for (const device of [jo, tablet]) await device.call(sessionCalls.userDisconnect);
    await daysPass(31);
    const due = await countDueRows(pool);
    const erased = await eraseDue(pool);
    expect(erased).toEqual(due);
    for (const mark of marks) expect([mark, await tablesThatHold(mark)]).toEqual([mark, []]);
    const [counted] = await rowsOf<{ cases: number }>('select sum(cases)::int as cases from case_counts');
    expect(counted).toEqual({ cases: 1 });
  });

  it('no visitor data is older than a month, except the register of erasures', async () => {
    const jo = await createContributor(services);
    await openCase(jo);
    await daysPass(31);
    await eraseDue(pool);
    const visitors = tables.filter((table) => !(table in permanentTables));
    const old: string[] = [];
    const columns = await rowsOf<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type like 'timestamp%' and table_name = any($1)`,
      [visitors],
    );
    for (const { table, column } of columns) {
      const { rowCount } = await pool.query(
        `select from "${table}" t where "${column}" < now() - interval '30 days'
         and not to_json(t)::text ~ '@testville|anna'`,
      );
      if (rowCount) old.push(`${table}.${column}`);
    }
    // Staff keep their sign-in, audit entry and known device.
    const staffs = ['identities.created', 'known_devices.used', 'sessions.created', 'trail.at'];
    expect(old.filter((column) => !staffs.includes(column))).toEqual([]);
    const held = await rowsOf<{ email: string }>(
      `select coalesce(i.email, 'nobody') as email from sessions left join identities i using (cr_uid)`,
    );
    expect(held.filter(({ email }) => email === 'nobody')).toEqual([]);
  });

  it('a person who returned in between is still known', async () => {
    const jo = await createContributor(services);
    await daysPass(20);
    await jo.call(sessionCalls.userSts, { newCookies: false });
    await daysPass(20);
    await eraseDue(pool);
    expect((await jo.call(sessionCalls.userSts, { newCookies: false })).state).toBe('withIds');
    await daysPass(31);
    await eraseDue(pool);
    expect((await jo.call(sessionCalls.userSts, { newCookies: false })).state).toBe('empty');
  });

  it('scans and user agents expire even while signed in', async () => {
    const jo = await signIn(await createContributor(services), 'stays@mail.example');
    await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
    await pool.query(`update sessions set user_agent = 'Mosaic' where qrid = 'test-hall'`);
    await daysPass(31);
    await eraseDue(pool);
    expect(await tablesThatHold('Mosaic')).toEqual([]);
    const { qrid, email } = await jo.call(sessionCalls.userSts, { newCookies: false });
    expect({ qrid, email }).toEqual({ qrid: undefined, email: 'stays@mail.example' });
  });
});

describe('an identity without data', () => {
  it('is kept while a report is being written', async () => {
    const jo = await createContributor(services);
    const { crUid } = await jo.call(sessionCalls.userSts, { newCookies: false });
    await pool.query(`update identities set created = now() - interval '40 days' where cr_uid = $1`, [crUid]);
    await pool.query('delete from sessions where cr_uid = $1', [crUid]);
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query('select 1 from identities where cr_uid = $1 for key share', [crUid]);
    await eraseDue(pool);
    expect(await rowsOf('select 1 from identities where cr_uid = $1', [crUid])).toHaveLength(1);
    await writer.query('commit');
    writer.release();
    await eraseDue(pool);
    expect(await rowsOf('select 1 from identities where cr_uid = $1', [crUid])).toEqual([]);
  });

  it('is kept for staff and during a code request', async () => {
    await signInStaff(services);
    await pool.query(`delete from sessions using identities i
      where i.cr_uid = sessions.cr_uid and i.email = 'anna@testville.example'`);
    await daysPass(90);
    await createContributor(services).then((jo) =>
      jo.call(loginCalls.loginMailReq, { mail: 'new@mail.example', own: true }),
    );
    await eraseDue(pool);
    expect(await tablesThatHold('anna@testville.example')).toContain('identities');
    expect(await tablesThatHold('new@mail.example')).toContain('verifications');
  });
});
