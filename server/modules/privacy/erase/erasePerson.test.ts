import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { createId } from '../../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  createVisitor,
  fetchLastSmsCode,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { countBoardCases } from '../../cases/boardCounts.ts';
import { hashRequester } from '../../identity/requesters.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const rowsOf = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query<T>(text, values)).rows;

async function everything(): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = await Promise.all(
    tables.map(({ name }) => rowsOf<{ row: string }>(`select to_json(t)::text as row from ${name} t`)),
  );
  return tables.flatMap(({ name }, at) => (found[at] ?? []).map(({ row }) => `${name}: ${row}`));
}
const whereIs = async (mark: string) => (await everything()).filter((row) => row.includes(mark));

const stateOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).state;
const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';
const say = (person: Person, csid: string, txt: string) =>
  person.send(mobileCalls.sendTxt, { csid, id: createId(), txt });

const asksSms = async (person: Person, phoneMob: string) =>
  getFirst(await person.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true })).rqid ?? '';
async function provesSms(person: Person, phoneMob: string): Promise<void> {
  const rqid = await asksSms(person, phoneMob);
  const code = await fetchLastSmsCode(services, phoneMob.replace(/^0/, '33'));
  await person.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code });
}

describe('erasing a person', () => {
  it('removes unproved addresses and numbers but keeps their rate limits', async () => {
    const jo = await createVisitor(services);
    const mail = 'nobody-yet@mail.example';
    const phoneMob = '0612340071';
    await jo.call(loginCalls.loginMailReq, { mail, own: true });
    const { rqid = '' } = getFirst(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob }));
    expect(rqid).not.toBe('');
    const given = { rqid, phoneMob, code: 'AAAAA' };
    const tried = getFirst(await jo.call(ownPhoneCalls.loginSmsConfirm, given));
    expect(tried).toMatchObject({ noRecord: false });
    await jo.call(sessionCalls.userEraseAll);
    for (const mark of [mail, '33612340071']) expect([mark, await whereIs(mark)]).toEqual([mark, []]);
    const again = await (await createVisitor(services)).send(loginCalls.loginMailReq, { mail, own: true });
    expect(again.error).toMatchObject({ code: 'tooMany' });
  });

  it('removes messages, answers, addresses, devices and ids', async () => {
    const anna = await signInStaff(services);
    const jo = await signIn(await createContributor(services), 'jo@mail.example');
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await say(jo, csid, 'Mon prénom est Ombeline');
    await jo.call(mobileCalls.fetchReq, { csid, after: 0, read: 3 });
    const crUid = await crUidOf(jo);
    const { cookie } = jo;
    const marks = ['Ombeline', 'La porte ne ferme plus', 'jo@mail.example', crUid];
    for (const mark of marks) expect([mark, await whereIs(mark)]).not.toEqual([mark, []]);
    await jo.call(sessionCalls.userEraseAll);
    for (const mark of marks) expect([mark, await whereIs(mark)]).toEqual([mark, []]);
    expect(jo.cookie).toBeUndefined();
    jo.cookie = cookie;
    expect(await stateOf(jo)).toBe('empty');
    const [run] = await rowsOf(`select why, cases, messages from erasures order by id desc limit 1`);
    expect(run).toEqual({ why: 'asked', cases: 0, messages: 2 });
  });

  it('removes addresses typed before a merge, contact data and SMS references', async () => {
    await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
    services.services.customers.invalidate();
    await pool.query('delete from deliveries');
    const jo = await createContributor(services);
    const contact = { phone: '0612345602' };
    await jo.call(caseCalls.casesInit, { ...buildOpening(), contact });
    await asksSms(jo, '0612345603');
    await jo.call(ownAddressCalls.mailVerifInit, { mail: 'slip@mail.example' });
    const before = await crUidOf(jo);
    await signIn(await createContributor(services), 'one@mail.example');
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    await signIn(jo, 'one@mail.example');
    const between = await crUidOf(jo);
    await provesSms(await createContributor(services), '0612345604');
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    await provesSms(jo, '0612345604');
    const crUid = await crUidOf(jo);
    expect(new Set([before, between, crUid]).size).toBe(3);
    await pool.query(`update deliveries set reference = 'gateway-' || id where kind = 'sms'`);
    await pool.query(
      `update deliveries set state = 'waiting', recipient = '33612345603', message = '{"text":"Code"}'
       where id = (select id from deliveries where kind = 'sms' order by created limit 1)`,
    );
    await pool.query(
      `insert into deliveries (id, about, person, state, until) values ('news', 'news', $1, 'sent', now())`,
      [hashRequester(services.services.secret, 'identity', crUid)],
    );
    const names = [before, between, crUid].map((one) =>
      hashRequester(services.services.secret, 'identity', one),
    );
    const typed = ['33612345602', '33612345603', '33612345604', 'slip@mail.example', 'one@mail.example'];
    const marks = [...typed, before, between, crUid, ...names.slice(0, 1), ...names.slice(2), 'gateway-'];
    for (const mark of marks) expect([mark, await whereIs(mark)]).not.toEqual([mark, []]);
    const spent = `select count(*)::int as n from deliveries`;
    const [sent] = await rowsOf<{ n: number }>(spent);
    await jo.call(sessionCalls.userEraseAll);
    for (const mark of marks) expect([mark, await whereIs(mark)]).toEqual([mark, []]);
    expect(await rowsOf(spent)).toEqual([sent]);
    expect(await rowsOf(`select 1 from deliveries where state = 'waiting'`)).toEqual([]);
  });

  it('keeps the case for its handlers, who see that the reporter left and where messages were', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await say(jo, csid, 'Bonjour');
    await jo.call(sessionCalls.userEraseAll);
    const read = await anna.call(townCalls.fetchReq, { csid, after: 0 });
    expect(read.map(({ flags, statement }) => [flags?.[0], statement])).toEqual([
      ['create', 'statement.create'],
      ['erased', 'statement.erased'],
      ['handle', 'statement.handle'],
      ['crWeb', 'statement.crWeb'],
      ['erased', 'statement.erased'],
      ['leave', 'statement.leave'],
    ]);
    const { participants, state, ccatCode } = getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
    expect(participants.map(({ name, active }) => [name, active])).toEqual([
      ['Visiteur', false],
      ['Anna Petit', true],
    ]);
    expect([state, ccatCode]).toEqual(['handled', 'toilets']);
    const line = (await anna.call(boardCalls.casesListAll, {})).find((one) => one.csid === csid);
    expect(line?.last).toMatchObject({ kind: 'leave', name: 'Visiteur' });
    expect((await sendStep(anna, csid, 'close', { outcome: 'solved' })).status).toBe(200);
  });

  it('leaves an unassigned case read, marked as without reporter, and closable', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const reader = { crUid: await crUidOf(anna), staff: true, locale: 'fr-FR' } as const;
    const unread = async () => (await countBoardCases(services.services.db, 'testville', reader)).unread?.new;
    const before = await unread();
    const csid = await openCase(jo);
    await say(jo, csid, 'Bonjour');
    const line = async () => (await anna.call(boardCalls.casesListAll, {})).find((one) => one.csid === csid);
    expect(await line()).toMatchObject({ state: 'open', unread: 3 });
    expect(await unread()).toBe((before ?? 0) + 1);
    expect(await line()).not.toHaveProperty('reporterGone');
    await jo.call(sessionCalls.userEraseAll);
    expect(await line()).toMatchObject({ state: 'open', unread: 0, reporterGone: true });
    expect(await unread()).toBe(before);
    const closed = await sendStep(anna, csid, 'close', { outcome: 'solved' });
    expect(closed.data?.[0]).toMatchObject({ state: 'closed', mine: true });
  });

  it('notifies the handlers, but not of the emptied messages', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await say(jo, csid, 'Bonjour');
    await jo.call(sessionCalls.userEraseAll);
    const { unread } = getFirst(await anna.call(townCalls.casesGetInfo, { csid }));
    const told = await anna.call(townCalls.fetchReq, { csid, after: 0 });
    expect(unread).toBe(told.filter(({ flags }) => flags?.[0] === 'create' || flags?.[0] === 'leave').length);
  });

  it('uses a different placeholder in each case', async () => {
    const jo = await createContributor(services);
    const csids = [await openCase(jo), await openCase(jo)];
    await jo.call(sessionCalls.userEraseAll);
    const reporters = await rowsOf<{ reporter: string }>(
      'select distinct reporter from cases where csid = any($1)',
      [csids],
    );
    expect(reporters).toHaveLength(2);
  });

  it('ends the sessions on all devices', async () => {
    const phone = await signIn(await createContributor(services), 'two@mail.example');
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const desk = await signIn(await createContributor(services), 'two@mail.example');
    await phone.call(sessionCalls.userEraseAll);
    expect(await stateOf(desk)).toBe('empty');
    const left = `select 1 from known_devices k left join identities i using (cr_uid) where i.email is distinct from $1`;
    const known = await rowsOf('select 1 from known_devices');
    expect(await rowsOf(left, ['two@mail.example'])).toHaveLength(known.length);
  });

  it('keeps staff messages without an author, and unassigns their case', async () => {
    const agent = await signInStaff(services);
    const csid = await openCase(await createContributor(services));
    await sendStep(agent, csid, 'handle');
    const crUid = await crUidOf(agent);
    await agent.call(sessionCalls.userEraseAll);
    expect(await whereIs(crUid)).toEqual([]);
    expect(await rowsOf('select state from cases where csid = $1', [csid])).toEqual([{ state: 'open' }]);
  });

  it('rejects a second request of the same session', async () => {
    const jo = await createContributor(services);
    const { cookie } = jo;
    await jo.call(sessionCalls.userEraseAll);
    jo.cookie = cookie;
    expect((await jo.send(sessionCalls.userEraseAll)).error?.code).toBe('unauthenticated');
  });
});

describe('a message sent during an erasure', () => {
  it('leaves no trace of the person, whichever comes first', async () => {
    const marks: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const jo = await createContributor(services);
      const crUid = await crUidOf(jo);
      const csid = await openCase(jo);
      const word = `mot-${createId()}`;
      const also = await createContributor(services);
      also.cookie = jo.cookie;
      const [sent, opened, read, erased] = await Promise.all([
        say(also, csid, word),
        openCase(also).catch(() => undefined),
        also.send(mobileCalls.fetchReq, { csid, after: 0, read: 1 }),
        jo.send(sessionCalls.userEraseAll),
      ]);
      expect(erased.status).toBe(200);
      for (const status of [sent.status, read.status]) expect([200, 401, 403, 404]).toContain(status);
      expect(typeof opened === 'string' || opened === undefined).toBe(true);
      marks.push(word, crUid);
    }
    const left = await everything();
    expect(left.filter((row) => marks.some((mark) => row.includes(mark)))).toEqual([]);
  });

  it('is rejected if it waited for the erasure', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const crUid = await crUidOf(jo);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from cases where csid = $1 for update', [csid]);
    const also = await createContributor(services);
    also.cookie = jo.cookie;
    const erasing = jo.send(sessionCalls.userEraseAll);
    // The erasure holds the identity and waits for the case; the message waits for the identity.
    const waiting = async (many: number) => {
      for (;;) {
        const [row] = await rowsOf<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if ((row?.n ?? 0) >= many) return;
      }
    };
    await waiting(1);
    const sending = say(also, csid, 'Trop tard');
    await waiting(2);
    await holder.query('commit');
    holder.release();
    expect((await erasing).status).toBe(200);
    expect((await sending).error?.code).toBe('unauthenticated');
    expect(await whereIs('Trop tard')).toEqual([]);
    expect(await whereIs(crUid)).toEqual([]);
  });
});

describe('erasing the cookies of a device', () => {
  it('signs the person out and keeps the cases, found again by an address', async () => {
    const jo = await signIn(await createContributor(services), 'keeps@mail.example');
    const csid = await openCase(jo);
    const { device } = jo;
    await jo.call(sessionCalls.userEraseCookies);
    expect(jo.cookie).toBeUndefined();
    expect(await stateOf(jo)).toBe('empty');
    expect(device).toBeDefined();
    expect(
      await rowsOf('select 1 from known_devices k join identities i using (cr_uid) where i.email = $1', [
        'keeps@mail.example',
      ]),
    ).toEqual([]);
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const again = await createContributor(services);
    const { rqid } = getFirst(
      await again.call(loginCalls.loginMailReq, { mail: 'keeps@mail.example', own: true }),
    );
    expect(rqid).toBeDefined();
    expect(await rowsOf('select 1 from cases where csid = $1', [csid])).toHaveLength(1);
  });
});
