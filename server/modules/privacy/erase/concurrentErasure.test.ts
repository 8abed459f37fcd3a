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
import { findRowsContaining } from '../../../testing/findRowsContaining.ts';
import { waitForLocks } from '../../../testing/lockWaits.ts';
import {
  buildOpening,
  createContributor,
  fetchLastCode,
  fetchLastSmsCode,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../../testing/person.ts';
import { buildPart } from '../../../testing/sendPhotos.ts';
import { openTestServices } from '../../../testing/testServices.ts';
import { markRead } from '../../cases/markRead.ts';
import { mergePeople } from '../../identity/mergePeople.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url, { alone: false });
const elsewhere = await openTestServices(url, { alone: false });
const { pool } = services.store;
afterAll(async () => {
  for (const one of [services, elsewhere]) {
    await one.close();
    expect(one.failures).toEqual([]);
  }
});

const rowsOf = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query<T>(text, values)).rows;

const whereIs = (mark: string) => findRowsContaining(pool, mark);
const waiting = (many: number) => waitForLocks(pool, many);

/** Locks rows until released. */
async function holding(
  name: string,
  rows = 'cases where csid = $1',
): Promise<{ query: (text: string, values?: unknown[]) => Promise<unknown>; go: () => Promise<void> }> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`select 1 from ${rows} for update`, [name]);
  return {
    query: (text, values) => holder.query(text, values),
    async go() {
      await holder.query('commit');
      holder.release();
    },
  };
}

const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';

function alsoHere(person: Person, at = services): Person {
  const also = new Person(at);
  also.cookie = person.cookie;
  also.device = person.device;
  return also;
}

let last = 30_000_000;
/** Unproved addresses: how to request and enter their code. */
const proving = [
  [
    'a number',
    async (jo: Person) => {
      last += 1;
      await pool.query(`update verifications set created = created - interval '2 days'`);
      const [phoneMob, value] = [`06${last}`, `336${last}`];
      const { rqid = '' } = getFirst(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
      const code = await fetchLastSmsCode(services, value);
      return { value, give: (by: Person) => by.send(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code }) };
    },
  ],
  [
    'a mail address',
    async (jo: Person) => {
      last += 1;
      await pool.query(`update verifications set created = created - interval '2 days'`);
      const value = `jo${last}@mail.example`;
      const { rqid } = getFirst(await jo.call(ownAddressCalls.mailVerifInit, { mail: value }));
      const code = await fetchLastCode(services, value);
      return { value, give: (by: Person) => by.send(ownAddressCalls.mailVerifCode, { rqid, code }) };
    },
  ],
] as const;

describe('erasing a person concurrently', () => {
  it('with the retention of a case: erases the rest', async () => {
    const jo = await createContributor(services);
    const [due, other] = [await openCase(jo), await openCase(jo)].sort();
    const crUid = await crUidOf(jo);
    const retention = await holding(due ?? '');
    const erasing = jo.send(sessionCalls.userEraseAll);
    await waiting(1);
    for (const table of ['messages', 'participants', 'read_marks', 'cases'])
      await retention.query(`delete from ${table} where csid = $1`, [due]);
    await retention.go();
    expect((await erasing).status).toBe(200);
    expect(await whereIs(crUid)).toEqual([]);
    expect(await rowsOf('select 1 from cases where csid = $1', [other])).toHaveLength(1);
  });

  it('with a merge into a known account: erases the merged account', async () => {
    const known = await signIn(await createContributor(services), 'merged@mail.example');
    const into = await crUidOf(known);
    const jo = await createContributor(services);
    await openCase(jo);
    const from = await crUidOf(jo);
    let erasing: ReturnType<typeof jo.send> | undefined;
    await services.store.db.transaction(async (tx) => {
      await mergePeople(tx, from, into);
      erasing = jo.send(sessionCalls.userEraseAll);
      await waiting(1);
    });
    expect((await erasing)?.status).toBe(200);
    for (const mark of [from, into, 'merged@mail.example', 'La porte ne ferme plus'])
      expect([mark, await whereIs(mark)]).toEqual([mark, []]);
  });

  it('after a merge: also erases late writes of the former identity', async () => {
    const into = await crUidOf(await signIn(await createContributor(services), 'merged-late@mail.example'));
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const from = await crUidOf(jo);
    await services.store.db.transaction((tx) => mergePeople(tx, from, into));
    await markRead(services.services, csid, 1, { crUid: from, staff: false, locale: 'fr-FR' });
    expect(await rowsOf('select cr_uid from read_marks where csid = $1', [csid])).toEqual([{ cr_uid: into }]);
    expect((await jo.send(sessionCalls.userEraseAll)).status).toBe(200);
    for (const mark of [from, into]) expect([mark, await whereIs(mark)]).toEqual([mark, []]);
  });
  it.each(proving)('with a code for %s: neither fails and nothing remains', async (_, ask) => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const crUid = await crUidOf(jo);
    const asked = await ask(jo);
    const holder = await holding(csid);
    const erasing = jo.send(sessionCalls.userEraseAll);
    await waiting(1);
    const confirming = asked.give(alsoHere(jo, elsewhere));
    await waiting(2);
    await holder.go();
    expect((await erasing).status).toBe(200);
    expect([200, 401]).toContain((await confirming).status);
    for (const mark of [crUid, asked.value]) expect([mark, await whereIs(mark)]).toEqual([mark, []]);
  });

  it.each([
    [
      'a code for a number',
      (jo: Person, mark: number) =>
        jo.send(ownPhoneCalls.loginSmsInit, { phoneMob: `06${mark}`, newPhone: true }),
    ],
    [
      'a code for an address',
      (jo: Person, mark: number) =>
        jo.send(ownAddressCalls.mailVerifInit, { mail: `jo${mark}@mail.example` }),
    ],
    [
      'a photo',
      (jo: Person) => jo.send(mobileCalls.mediaPart, ...buildPart(createId(), Buffer.alloc(9), 0, 3)),
    ],
  ] as const)('with a late request for %s: rejects it and nothing remains', async (_, act) => {
    const jo = await createContributor(services);
    await openCase(jo);
    const crUid = await crUidOf(jo);
    last += 1;
    // Sessions are locked last.
    const holder = await holding(crUid, 'sessions where cr_uid = $1');
    const erasing = jo.send(sessionCalls.userEraseAll);
    await waiting(1);
    const acting = act(alsoHere(jo, elsewhere), last);
    await Promise.race([acting, waiting(2)]);
    await holder.go();
    expect((await erasing).status).toBe(200);
    expect((await acting).status).toBe(401);
    for (const mark of [crUid, String(last)]) expect([mark, await whereIs(mark)]).toEqual([mark, []]);
  });
  it.each([
    [
      'a text',
      (agent: Person, csid: string) => agent.send(townCalls.sendTxt, { csid, id: createId(), txt: 'Vu' }),
    ],
    ['a step', (agent: Person, csid: string) => sendStep(agent, csid, 'handle')],
    [
      'a question',
      (agent: Person, csid: string) =>
        agent.send(townCalls.sendQstn, { csid, id: createId(), question: { kind: 'text', txt: 'Où ?' } }),
    ],
    ['what they read', (agent: Person, csid: string) => agent.send(townCalls.fetchRead, { csid, msgId: 2 })],
  ] as const)('with %s sent as staff, in either order', async (_, act) => {
    const agent = await signInStaff(services);
    const [mine, theirs] = [
      await openCase(await createContributor(services)),
      await openCase(await createContributor(services)),
    ];
    await sendStep(agent, mine, 'handle');
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    const crUid = await crUidOf(agent);
    const holder = await holding(mine);
    const inMine = act(alsoHere(agent, elsewhere), mine);
    await Promise.race([waiting(1), inMine]);
    const erasing = agent.send(sessionCalls.userEraseAll);
    await waiting(1);
    const inTheirs = act(alsoHere(agent), theirs);
    await Promise.race([waiting(3), inTheirs]);
    await holder.go();
    expect((await erasing).status).toBe(200);
    for (const { status } of [await inMine, await inTheirs]) expect([200, 401, 409]).toContain(status);
    expect(await whereIs(crUid)).toEqual([]);
  });

  it('rejects later outbox requests with the old cookie at every server', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const tablet = alsoHere(jo, elsewhere);
    await jo.call(sessionCalls.userEraseAll);
    for (const late of [
      await tablet.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Trop tard' }),
      await tablet.send(caseCalls.casesInit, buildOpening()),
      await tablet.send(caseCalls.casesInit, buildOpening(csid)),
      await tablet.send(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen' }),
      await tablet.send(sessionCalls.userSettingsSet, { settings: { scheme: 'dark' } }),
      await tablet.send(sessionCalls.qrScan, { qrid: 'test-hall' }),
      await tablet.send(sessionCalls.initId, {}),
    ])
      expect(late.error?.code).toBe('unauthenticated');
    expect(await whereIs('Trop tard')).toEqual([]);
  });
});

describe('after an erasure', () => {
  it('nothing remains at any of two customers', async () => {
    const jo = await signIn(await createContributor(services), 'both@mail.example');
    const csids = [await openCase(jo), await openCase(jo)];
    await pool.query(`update cases set cuid = 'otherville' where csid = $1`, [csids[1]]);
    const crUid = await crUidOf(jo);
    await jo.call(sessionCalls.userEraseAll);
    for (const mark of [crUid, 'both@mail.example']) expect([mark, await whereIs(mark)]).toEqual([mark, []]);
    const left = await rowsOf('select last_kind, last_txt from cases where csid = any($1)', [csids]);
    expect(left).toEqual([1, 2].map(() => ({ last_kind: 'leave', last_txt: null })));
  });

  it('an unproved address is gone but still counts against limits', async () => {
    const mail = 'typed@mail.example';
    const jo = await createContributor(services);
    await jo.call(loginCalls.loginMailReq, { mail, own: true });
    expect(await whereIs(mail)).not.toEqual([]);
    const [counted] = await rowsOf<{ n: number }>('select count(*)::int as n from verifications');
    await jo.call(sessionCalls.userEraseAll);
    expect(await whereIs(mail)).toEqual([]);
    expect(await rowsOf('select count(*)::int as n from verifications')).toEqual([counted]);
  });

  it('staff actions have no name, for staff and visitors', async () => {
    const anna = await signInStaff(services);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    await sendStep(anna, csid, 'handle');
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Nous arrivons' });
    await anna.call(sessionCalls.userEraseAll);
    expect(await rowsOf('select 1 from participants where name is not null and csid = $1', [csid])).toEqual(
      [],
    );
    const { participants, last } = getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
    expect(participants.map(({ name, active }) => [name, active])).toEqual([
      ['Visiteur', true],
      ['Un agent', false],
    ]);
    expect(last).toMatchObject({ kind: 'leave', name: 'Un agent' });
    const said = await jo.call(mobileCalls.fetchReq, { csid, after: 0 });
    expect(said.map(({ msgTxt }) => msgTxt)).toContain('Nous arrivons');
  });

  it('a code queued for mail is gone', async () => {
    const { mail: usual } = services.services;
    services.services.mail = { ...usual, record: undefined, send: () => Promise.resolve('later') };
    const jo = await createContributor(services);
    await jo.call(loginCalls.loginMailReq, { mail: 'waits@mail.example', own: true });
    expect(await rowsOf(`select state from deliveries where recipient = 'waits@mail.example'`)).toEqual([
      { state: 'waiting' },
    ]);
    await jo.call(sessionCalls.userEraseAll);
    services.services.mail = usual;
    expect(await whereIs('waits@mail.example')).toEqual([]);
  });

  it('the register counts rows by table', async () => {
    const jo = await signIn(await createContributor(services), 'counted@mail.example');
    await openCase(jo);
    await jo.call(sessionCalls.userEraseAll);
    const [run] = await rowsOf(`select why, messages, others from erasures order by id desc limit 1`);
    expect(run).toEqual({
      why: 'asked',
      messages: 1,
      others: { verifications: 1, outbox: 1, sessions: 1, known_devices: 1, identities: 1 },
    });
  });
});
