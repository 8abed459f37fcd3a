import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId, hashToken } from '../../platform/lib/ids.ts';
import { eventually } from '../../testing/eventually.ts';
import { hasLockWait } from '../../testing/lockWaits.ts';
import {
  buildOpening,
  buildToiletsReport,
  createContributor,
  fetchLastCode,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { takeReporterStep } from '../cases/reporterSteps.ts';
import { sendText } from '../cases/sendText.ts';
import { mergePeople } from './mergePeople.ts';
import { openSession } from './sessions.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;

const identityOf = async (csid: string): Promise<string> =>
  (await pool.query('select reporter from cases where csid = $1', [csid])).rows[0].reporter;
const unauthenticated = { status: 401, error: { code: 'unauthenticated' } };

describe('merged identity', () => {
  const writes: [string, (person: Person, csid: string) => Promise<object>][] = [
    ['opens no case', (person) => person.send(caseCalls.casesInit, buildOpening())],
    [
      'sends no text',
      (person, csid) => person.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Encore' }),
    ],
    [
      'sends no answers',
      (person, csid) =>
        person.send(mobileCalls.sendForm, {
          csid,
          id: createId(),
          msgIdAnswer: 1,
          played: buildToiletsReport(),
        }),
    ],
  ];

  it.each(writes)('rejects: %s', async (_, write) => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await pool.query(`update identities set merged_into = 'x' where cr_uid = $1`, [await identityOf(csid)]);
    expect(await write(jo, csid)).toMatchObject(unauthenticated);
  });

  it.each(writes)('%s waits for a running merge, then is rejected', async (_, write) => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const crUid = await identityOf(csid);
    const client = new pg.Client({ connectionString: services.store.url });
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from identities where cr_uid = $1 for update', [crUid]);
    const written = write(jo, csid);
    await eventually(async () => expect(await hasLockWait(pool)).toBe(true));
    await client.query(`update identities set merged_into = 'x' where cr_uid = $1`, [crUid]);
    await client.query('commit');
    await client.end();
    expect(await written).toMatchObject(unauthenticated);
  });

  it('cannot get an address', async () => {
    const jo = await createContributor(services);
    const crUid = await identityOf(await openCase(jo));
    await pool.query(`update identities set merged_into = 'x' where cr_uid = $1`, [crUid]);
    const asked = await jo.send(loginCalls.loginMailReq, { mail: 'merged@mail.example', own: true });
    expect(asked).toMatchObject(unauthenticated);
    const { rows } = await pool.query('select email from identities where cr_uid = $1', [crUid]);
    expect(rows).toEqual([{ email: null }]);
  });

  it('has no rights in a case it does not take part in', async () => {
    const csid = await openCase(await createContributor(services));
    const jo = await identityOf(await openCase(await createContributor(services)));
    const reader = { crUid: jo, staff: false, locale: 'fr-FR' } as const;
    await expect(
      sendText(services.services, { csid, id: createId(), txt: 'Encore' }, 'testville', reader),
    ).rejects.toMatchObject({
      code: 'unknownCase',
    });
    await expect(
      takeReporterStep(services.services, { csid, id: createId(), step: 'reopen' }, 'testville', reader),
    ).rejects.toMatchObject({ code: 'unknownCase' });
  });
});

const takesPartIn = (csid: string, crUid: string, staff = false) =>
  pool.query(
    `insert into participants (csid, cr_uid, staff, joined_as, gcat_code) values ($1, $2, $3, 'handler', 'x')`,
    [csid, crUid, staff],
  );

describe('merging two people', () => {
  it("moves other sessions, messages and read marks, and leaves other people's data", async () => {
    const { db } = services.store;
    const [jo, into, other] = [
      await createContributor(services),
      await createContributor(services),
      await createContributor(services),
    ];
    const [csid, kept, foreign] = [await openCase(jo), await openCase(into), await openCase(other)];
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Encore' });
    await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 3 });
    const [from, to, stranger] = [await identityOf(csid), await identityOf(kept), await identityOf(foreign)];
    // They also take part in another person's case.
    await takesPartIn(foreign, from);
    await other.call(mobileCalls.fetchReq, { csid: foreign, after: 0, read: 2 });
    const theirOwn = () =>
      Promise.all(
        ['messages', 'participants', 'read_marks', 'sessions'].map(async (table) => {
          const { rows } = await pool.query(`select 1 from ${table} where cr_uid = $1`, [stranger]);
          return [table, rows.length] as const;
        }),
      );
    const before = await theirOwn();
    expect(before.map(([, count]) => count)).not.toContain(0);
    const { token } = await openSession(db, { crUid: from });
    const { token: theirs } = await openSession(db, { crUid: stranger });
    await db.transaction((tx) => mergePeople(tx, from, to));
    expect(await theirOwn()).toEqual(
      before.map(([table, count]) => [table, count + Number(table === 'sessions')]),
    );
    const one = async (sql: string, value: string) => (await pool.query(sql, [value])).rows;
    expect(await one('select cr_uid from sessions where hash = $1', hashToken(token))).toEqual([
      { cr_uid: to },
    ]);
    expect(await one('select cr_uid from sessions where hash = $1', hashToken(theirs))).toEqual([
      { cr_uid: stranger },
    ]);
    expect(await one('select reporter, last_by from cases where csid = $1', csid)).toEqual([
      { reporter: to, last_by: to },
    ]);
    expect(await one('select reporter, last_by from cases where csid = $1', foreign)).toEqual([
      { reporter: stranger, last_by: to },
    ]);
    for (const table of ['messages', 'participants', 'read_marks', 'sessions'])
      expect([table, await one(`select 1 from ${table} where cr_uid = $1`, from)]).toEqual([table, []]);
    expect(await one('select cr_uid, msg_id from read_marks where csid = $1', csid)).toEqual([
      { cr_uid: to, msg_id: 3 },
    ]);
    expect(await one('select merged_into from identities where cr_uid = $1', from)).toEqual([
      { merged_into: to },
    ]);
    expect(await one('select merged_into from identities where cr_uid = $1', stranger)).toEqual([
      { merged_into: null },
    ]);
  });
});

/** Two people, and who takes part in the first one's case. */
async function two() {
  const [jo, into] = [await createContributor(services), await createContributor(services)];
  const csid = await openCase(jo);
  const [from, to] = [await identityOf(csid), await identityOf(await openCase(into))];
  const takesPart = (staff: boolean) => takesPartIn(csid, to, staff);
  const merge = () => services.store.db.transaction((tx) => mergePeople(tx, from, to));
  const taking = async () =>
    (await pool.query('select cr_uid, staff from participants where csid = $1 order by staff', [csid])).rows;
  return { csid, from, to, takesPart, merge, taking };
}

describe('merging two participants of one case', () => {
  it('keeps one participant on one side', async () => {
    const { csid, from, to, takesPart, merge, taking } = await two();
    await takesPart(false);
    const mark = 'insert into read_marks (csid, cr_uid, staff, msg_id) values ($1, $2, false, $3)';
    await pool.query('delete from read_marks where csid = $1', [csid]);
    await pool.query(mark, [csid, from, 1]);
    await pool.query(mark, [csid, to, 2]);
    await merge();
    const { rows: marks } = await pool.query('select cr_uid, msg_id from read_marks where csid = $1', [csid]);
    expect(marks).toEqual([{ cr_uid: to, msg_id: 2 }]);
    expect(await taking()).toEqual([{ cr_uid: to, staff: false }]);
    expect((await pool.query('select 1 from participants where cr_uid = $1', [from])).rows).toEqual([]);
  });

  it('keeps the furthest read and notification marks of both, with their times', async () => {
    const { csid, from, to, takesPart, merge } = await two();
    await takesPart(false);
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
    const mark = `insert into read_marks (csid, cr_uid, staff, msg_id, told, told_at, pushed, pushed_at, texted, texted_at)
      values ($1, $2, false, $3, $4, $5, $6, $7, $8, $9)`;
    await pool.query('delete from read_marks where csid = $1', [csid]);
    await pool.query(mark, [csid, from, 3, 4, at(9), 5, at(10), 0, null]);
    await pool.query(mark, [csid, to, 2, 5, at(11), 3, at(12), 0, null]);
    await merge();
    const { rows } = await pool.query(
      `select cr_uid, msg_id, told, told_at, pushed, pushed_at, texted, texted_at from read_marks where csid = $1`,
      [csid],
    );
    expect(rows).toEqual([
      {
        ...{ cr_uid: to, msg_id: 3, told: 5, told_at: at(11), pushed: 5, pushed_at: at(10) },
        ...{ texted: 0, texted_at: null },
      },
    ]);
  });

  it('keeps a participant on each side', async () => {
    const { to, takesPart, merge, taking } = await two();
    await takesPart(true);
    await merge();
    expect(await taking()).toEqual([
      { cr_uid: to, staff: false },
      { cr_uid: to, staff: true },
    ]);
  });

  it('waits for a concurrent message and moves it', async () => {
    const { csid, from, to, merge } = await two();
    const client = new pg.Client({ connectionString: services.store.url });
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from identities where cr_uid = $1 for key share', [from]);
    const merged = merge();
    await eventually(async () => expect(await hasLockWait(pool)).toBe(true));
    const marked = 'insert into read_marks (csid, cr_uid, staff, msg_id) values ($1, $2, false, 2)';
    await client.query('delete from read_marks where csid = $1', [csid]);
    await client.query(marked, [csid, from]);
    await client.query('commit');
    await client.end();
    await merged;
    const { rows } = await pool.query('select cr_uid, msg_id from read_marks where csid = $1', [csid]);
    expect(rows).toEqual([{ cr_uid: to, msg_id: 2 }]);
  });
});

describe('merging reporters of two cases', () => {
  it('locks cases by id, so that merges do not deadlock', async () => {
    const jo = await createContributor(services);
    const [late = '', early = ''] = ['z', 'a'].map((letter) => `${letter}${createId().slice(1)}`);
    for (const csid of [late, early]) await jo.call(caseCalls.casesInit, buildOpening(csid));
    const [from, to] = [
      await identityOf(late),
      await identityOf(await openCase(await createContributor(services))),
    ];
    const client = new pg.Client({ connectionString: services.store.url });
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from cases where csid = $1 for no key update', [early]);
    const merged = services.store.db.transaction((tx) => mergePeople(tx, from, to));
    await eventually(async () => expect(await hasLockWait(pool)).toBe(true));
    const { rows: free } = await pool.query(
      'select csid from cases where csid = any($1) for no key update skip locked',
      [[late, early]],
    );
    await client.query('commit');
    await client.end();
    await merged;
    expect(free).toEqual([{ csid: late }]);
  });
});

describe('sign-in', () => {
  it('publishes moved cases to the feed', async () => {
    const mail = 'feed@mail.example';
    await signIn(await createContributor(services), mail);
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await pool.query('delete from feed where csid = $1', [csid]);
    await signIn(jo, mail);
    const { rows } = await pool.query('select type, cuid, msg_id from feed where csid = $1', [csid]);
    expect(rows).toEqual([
      { type: 'message', cuid: 'testville', msg_id: 3 },
      { type: 'case', cuid: 'testville', msg_id: 3 },
    ]);
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Encore' });
  });

  it('loses no case when one session confirms two codes at once', async () => {
    const mail = 'twice@mail.example';
    await signIn(await createContributor(services), mail);
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const requests = [];
    for (const address of [mail, 'other@mail.example']) {
      const { rqid } = getFirst(await jo.call(loginCalls.loginMailReq, { mail: address, own: true }));
      requests.push({ rqid, code: await fetchLastCode(services, address) });
    }
    await Promise.all(requests.map((body) => jo.send(loginCalls.loginMailConfirm, body)));
    const { rows } = await pool.query(
      `select i.merged_into from cases c join identities i on i.cr_uid = c.reporter where csid = $1`,
      [csid],
    );
    expect(rows).toEqual([{ merged_into: null }]);
  });
});

it('two people who sign in as each other lock in one order, without a deadlock', async () => {
  const signedIn = async (mail: string) => {
    const person = await signIn(await createContributor(services), mail);
    const { rows } = await pool.query('select cr_uid from identities where email = $1', [mail]);
    return { person, mail, crUid: String(rows[0].cr_uid) };
  };
  const both = [await signedIn('cross-a@mail.example'), await signedIn('cross-b@mail.example')];
  const [low, high] = both.sort((a, b) => (a.crUid < b.crUid ? -1 : 1));
  if (!low || !high) throw new Error('nobody');
  await pool.query(`update verifications set created = created - interval '2 days'`);
  const { rqid } = getFirst(await high.person.call(loginCalls.loginMailReq, { mail: low.mail, own: true }));
  const code = await fetchLastCode(services, low.mail);
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select from identities where cr_uid = $1 for update', [low.crUid]);
  const signing = high.person.send(loginCalls.loginMailConfirm, { rqid, code });
  await eventually(async () => expect(await hasLockWait(pool)).toBe(true));
  const free = await other.query('select from identities where cr_uid = $1 for update skip locked', [
    high.crUid,
  ]);
  await other.query('commit');
  other.release();
  expect((await signing).error).toBeUndefined();
  expect(free.rowCount).toBe(1);
});

it('a handler stays handler after a merge, even if the surviving identity had left', async () => {
  const csid = await openCase(await createContributor(services));
  const anna = await signInStaff(services);
  await sendStep(anna, csid, 'handle');
  const { crUid: into = '' } = await anna.call(sessionCalls.userSts, { newCookies: false });
  await pool.query('update participants set left_at = now() where csid = $1 and staff', [csid]);
  const bruno = await signInStaff(services, 'bruno@testville.example');
  const { crUid: from = '' } = await bruno.call(sessionCalls.userSts, { newCookies: false });
  await pool.query(
    `insert into participants (csid, cr_uid, staff, joined_as, name, gcat_code)
      select csid, $2, true, joined_as, 'Bruno Roux', gcat_code from participants where csid = $1 and staff`,
    [csid, from],
  );
  await services.store.db.transaction((tx) => mergePeople(tx, from, into));
  const { rows } = await pool.query(
    'select cr_uid, left_at, name from participants where csid = $1 and staff',
    [csid],
  );
  expect(rows).toEqual([{ cr_uid: into, left_at: null, name: 'Bruno Roux' }]);
});

it.each([
  ['keeps the consent of the one whose address stays', 'into@mail.example', 'off', 'off'],
  ['keeps no consent where the address that stays gave none', 'into@mail.example', null, null],
  ['takes the consent along with the address', null, null, 'fact'],
])('merging two people %s', async (_, email, news, kept) => {
  const [from, into] = [
    await identityOf(await openCase(await createContributor(services))),
    await identityOf(await openCase(await createContributor(services))),
  ];
  const phoneOf = (address: string | null, number: string) => (address === null ? null : number);
  await pool.query('update identities set email = null, phone = null');
  await pool.query(
    `update identities set email = 'from@mail.example', news = 'fact', phone = '33612345678', sms_news = true where cr_uid = $1`,
    [from],
  );
  await pool.query(
    'update identities set email = $2, news = $3, phone = $4, sms_news = $5 where cr_uid = $1',
    [into, email, news, phoneOf(email, '33698765432'), news === null ? null : false],
  );
  await services.store.db.transaction((tx) => mergePeople(tx, from, into));
  const { rows } = await pool.query('select email, news, phone, sms_news from identities where cr_uid = $1', [
    into,
  ]);
  const smsKept = { off: false, fact: true }[kept ?? ''] ?? null;
  expect(rows).toEqual([
    email === null
      ? { email: 'from@mail.example', news: kept, phone: '33612345678', sms_news: smsKept }
      : { email, news: kept, phone: '33698765432', sms_news: smsKept },
  ]);
});
