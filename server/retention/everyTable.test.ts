import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { rowsAreBeyondHorizon } from '../events/feed.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import {
  contributor,
  first,
  lastSmsCode,
  openCase,
  opening,
  signIn,
  staffMember,
  step,
} from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';
import { eraseDue, whatIsDue } from './eraseDue.ts';
import { lasting, rules } from './rules.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const rowsOf = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query<T>(text, values)).rows;

/** Every table there is, as the catalogue of the database has them. */
const tables = (
  await rowsOf<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
).map(({ name }) => name);

/** Every row of every table as text. */
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

/** Moves all that happened so far into the past, in every column that holds an instant. */
async function daysPass(days: number): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type like 'timestamp%'`,
  );
  for (const { table, column } of columns)
    await pool.query(`update "${table}" set "${column}" = "${column}" - $1 * interval '1 day'`, [days]);
  // Transactions of other tests on this PostgreSQL hold back the end of the feed.
  while (await rowsAreBeyondHorizon(pool));
}

it('every table says what becomes of its rows, or that it holds nothing of a visitor', () => {
  const told = [...rules.map(({ table }) => table), ...Object.keys(lasting)];
  expect([...new Set(told)].sort()).toEqual(tables);
});

/** All that a person leaves who scans, reports, writes, reads and proves an address. */
async function someone(mail: string) {
  const agent = await staffMember(services);
  const jo = await contributor(services);
  await jo.call(sessionCalls.userDeviceSet, {
    device: { type: 'phone', os: 'Fairphone 5', browser: 'Firefox 130', rev: 200, legacyIOS: false },
  });
  await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
  const contact = { phone: '0612345691' };
  const { csid } = first(await jo.call(caseCalls.casesInit, { ...opening(), contact }));
  await step(agent, csid, 'handle');
  const words = `Mon numéro est dans ${newId()}`;
  await jo.call(mobileCalls.sendTxt, { csid, id: newId(), txt: words });
  await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 3 });
  const { crUid: before = '' } = await jo.call(sessionCalls.userSts, { newCookies: false });
  const tablet = await signIn(await contributor(services), mail);
  await pool.query(`update verifications set created = created - interval '20 minutes'`);
  await signIn(jo, mail);
  const phoneMob = '0612345692';
  const { rqid = '' } = first(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  const code = await lastSmsCode(services, '33612345692');
  await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code });
  await pool.query(`update deliveries set reference = 'gateway-1' where id = $1`, [rqid]);
  const { reporter } = first(
    await rowsOf<{ reporter: string }>('select reporter from cases where csid = $1', [csid]),
  );
  const numbers = ['33612345691', '33612345692', 'gateway-1', before];
  return { jo, tablet, csid, words, reporter, mail, numbers };
}

describe('a month after somebody came for the last time', () => {
  it('no column of any table holds what they said, wrote with, or were called by', async () => {
    await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
    services.services.customers.forget();
    const { jo, tablet, csid, words, reporter, mail, numbers } = await someone('jo@mail.example');
    const marks = [csid, words, reporter, mail, ...numbers, 'Fairphone'];
    for (const mark of marks) expect([mark, await tablesThatHold(mark)]).not.toEqual([mark, []]);
    for (const device of [jo, tablet]) await device.call(sessionCalls.userDisconnect);
    await daysPass(31);
    const due = await whatIsDue(pool);
    const erased = await eraseDue(pool);
    expect(erased).toEqual(due);
    for (const mark of marks) expect([mark, await tablesThatHold(mark)]).toEqual([mark, []]);
    const [counted] = await rowsOf<{ cases: number }>('select sum(cases)::int as cases from case_counts');
    expect(counted).toEqual({ cases: 1 });
  });

  it('nothing that a visitor left is older than the month, but the day of the erasing', async () => {
    const jo = await contributor(services);
    await openCase(jo);
    await daysPass(31);
    await eraseDue(pool);
    const visitors = tables.filter((table) => !(table in lasting));
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
    // Anna works for the town: her sign-in lasts, and her device is known.
    const staffs = ['identities.created', 'known_devices.used', 'sessions.created'];
    expect(old.filter((column) => !staffs.includes(column))).toEqual([]);
    const held = await rowsOf<{ email: string }>(
      `select coalesce(i.email, 'nobody') as email from sessions left join identities i using (cr_uid)`,
    );
    expect(held.filter(({ email }) => email === 'nobody')).toEqual([]);
  });

  it('who came again meanwhile is still known', async () => {
    const jo = await contributor(services);
    await daysPass(20);
    await jo.call(sessionCalls.userSts, { newCookies: false });
    await daysPass(20);
    await eraseDue(pool);
    expect((await jo.call(sessionCalls.userSts, { newCookies: false })).state).toBe('withIds');
    await daysPass(31);
    await eraseDue(pool);
    expect((await jo.call(sessionCalls.userSts, { newCookies: false })).state).toBe('empty');
  });

  it('a code scanned and a browser named long ago are forgotten by whoever stays signed in', async () => {
    const jo = await signIn(await contributor(services), 'stays@mail.example');
    await jo.call(sessionCalls.qrScan, { qrid: 'test-hall' });
    await pool.query(`update sessions set user_agent = 'Mosaic' where qrid = 'test-hall'`);
    await daysPass(31);
    await eraseDue(pool);
    expect(await tablesThatHold('Mosaic')).toEqual([]);
    const { qrid, email } = await jo.call(sessionCalls.userSts, { newCookies: false });
    expect({ qrid, email }).toEqual({ qrid: undefined, email: 'stays@mail.example' });
  });
});

describe('a person to whom nothing belongs', () => {
  it('stays while they write: nobody loses a report that is on its way', async () => {
    const jo = await contributor(services);
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

  it('stays where they work for a customer, or ask for a code right now', async () => {
    await staffMember(services);
    await pool.query(`delete from sessions using identities i
      where i.cr_uid = sessions.cr_uid and i.email = 'anna@testville.example'`);
    await daysPass(90);
    await contributor(services).then((jo) =>
      jo.call(loginCalls.loginMailReq, { mail: 'new@mail.example', own: true }),
    );
    await eraseDue(pool);
    expect(await tablesThatHold('anna@testville.example')).toContain('identities');
    expect(await tablesThatHold('new@mail.example')).toContain('verifications');
  });
});
