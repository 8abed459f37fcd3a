import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { ownPhoneCalls, phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { type InboundTemplate, inboundPresets } from '../base/gateway/inbound.ts';
import { keptNumber } from '../delivery/dialled.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { manyWait } from '../testing/past.ts';
import { contributor, first, lastSmsCode, openCase, Person } from '../testing/person.ts';
import { openTestServices, type TestServices } from '../testing/testServices.ts';

const KEY = 'a-secret-of-what-comes-in';
const NUMBER = '+33600000000';
const { url } = await createTestDatabase();
const open = (template: InboundTemplate) =>
  openTestServices(url, { config: { smsInbound: { name: 'test', template, number: NUMBER, key: KEY } } });
const services = await open({ from: 'sms.from', text: 'sms.text' });
const signature = { header: 'X-Signature', hash: 'sha256', encoding: 'hex' } as const;
const signing = await open({ from: 'from', text: 'text', signature });
const batching = await open(inboundPresets.infobip ?? { from: '', text: '' });
const all = [services, signing, batching];
const addresses = new Map(await Promise.all(all.map(async (one) => [one, await one.listen()] as const)));
afterAll(async () => {
  for (const one of all) {
    await one.close();
    expect(one.failures).toEqual([]);
  }
});
const { pool } = services.store;

/** What a gateway of this machine tells a server, by a connection of its own. */
async function tells(to: TestServices, query: string, body: string, headers: Record<string, string> = {}) {
  const asked = request(`${addresses.get(to)}/api/sms/inbound${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  answer.resume();
  return Number(answer.statusCode);
}
const comes = (from: string, text: string) =>
  tells(services, `?key=${KEY}`, JSON.stringify({ sms: { from, text } }));

let last = 40_000_000;
const fresh = () => {
  last += 1;
  return { typed: `06${last}`, phone: `336${last}`, abroad: `+336${last}` };
};
const grouped = (code: string, by: string) => `${code.slice(0, 5)}${by}${code.slice(5)}`.toUpperCase();
const begin = async (jo: Person) => first(await jo.call(phoneDiscoveryCalls.phoneDiscvrInitUsid));
const end = async (jo: Person, usid: string) =>
  first(await jo.call(phoneDiscoveryCalls.phoneDiscvrSts, { usid }));
const phoneOf = async (jo: Person) => (await jo.call(sessionCalls.userSts, { newCookies: false })).phone;
async function proves(jo: Person, { typed, phone }: { typed: string; phone: string }) {
  const { rqid = '' } = first(await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob: typed, newPhone: true }));
  const code = await lastSmsCode(services, phone);
  await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob: typed, code });
}

describe('a number', () => {
  it('is proved by a code that its phone sends, and leads to the person from then on', async () => {
    const [jo, number] = [await contributor(services), fresh()];
    const before = jo.cookie;
    const csid = await openCase(jo);
    const { usid, number: to, expires } = await begin(jo);
    expect(to).toBe(NUMBER);
    expect(usid).toMatch(/^[a-km-np-z2-9]{10}$/);
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: false });
    expect(await comes(number.abroad, usid)).toBe(200);
    expect(await end(jo, usid)).toMatchObject({ success: true, mergedAccount: false });
    expect(await phoneOf(jo)).toBe(number.phone);
    // The session is another one, as after every proof.
    expect(jo.cookie).not.toBe(before);
    const there = await contributor(services);
    await proves(there, number);
    expect((await pool.query('select reporter from cases where csid = $1', [csid])).rows).toEqual([
      { reporter: (await there.call(sessionCalls.userSts, { newCookies: false })).crUid },
    ]);
    expect((await pool.query('select 1 from phone_discoveries')).rows).toEqual([]);
  });

  it.each([
    ['in capitals and groups', (code: string) => grouped(code, ' ')],
    ['as it is shown, joined so that no line parts it', (code: string) => grouped(code, '\u00a0')],
    ['with a narrow space', (code: string) => grouped(code, '\u202f')],
    ['over several spaces and lines', (code: string) => grouped(code, '  \n\u2009')],
    ['with a dash of any kind', (code: string) => grouped(code, ' \u2013 ')],
    ['with dots', (code: string) => grouped(code, '...')],
    ['with what phones write beside it', (code: string) => `Mon code : ${code}.\nEnvoyé de mon téléphone`],
  ])('may be told %s', async (_, written) => {
    const [jo, number] = [await contributor(services), fresh()];
    const { usid } = await begin(jo);
    await comes(number.abroad, written(usid));
    expect(await end(jo, usid)).toMatchObject({ success: true });
  });

  it('belongs to who was given the code, which nobody else can ask after, nor use twice', async () => {
    const [jo, al, number] = [await contributor(services), await contributor(services), fresh()];
    const { usid } = await begin(jo);
    await comes(number.abroad, usid);
    expect(await end(al, usid)).toMatchObject({ success: false, noRecord: true });
    expect(await end(jo, usid)).toMatchObject({ success: true });
    expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: true });
    expect(await phoneOf(al)).toBeUndefined();
  });

  it('is given once, however many windows ask at once at several servers', async () => {
    const [jo, number] = [await contributor(services), fresh()];
    const { usid } = await begin(jo);
    await comes(number.abroad, usid);
    const windows = Array.from({ length: 10 }, (_, at) => {
      const also = new Person(at % 2 === 0 ? services : signing);
      also.cookie = jo.cookie;
      return also;
    });
    // The code was read by all of them before the first ends it.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [number.phone]);
    const asking = windows.map((also) => also.send(phoneDiscoveryCalls.phoneDiscvrSts, { usid }));
    await manyWait(pool, 4);
    await holder.query('commit');
    holder.release();
    const came = await Promise.all(asking);
    const won = came.filter(({ data }) => data?.[0]?.success);
    expect(won).toHaveLength(1);
    for (const { status, data } of came)
      expect(status === 401 || data?.[0]?.success || data?.[0]?.noRecord).toBe(true);
    const { rows } = await pool.query(
      'select 1 from sessions where cr_uid = (select cr_uid from identities where phone = $1)',
      [number.phone],
    );
    expect(rows).toHaveLength(1);
  });

  it('is that of the first who sends the code; a code of before another one was given is worth nothing', async () => {
    const [jo, one, other] = [await contributor(services), fresh(), fresh()];
    const old = await begin(jo);
    const { usid } = await begin(jo);
    await comes(one.abroad, old.usid);
    expect(await end(jo, old.usid)).toMatchObject({ noRecord: true });
    expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: false });
    await comes(one.abroad, usid);
    await comes(other.abroad, usid);
    expect(await end(jo, usid)).toMatchObject({ success: true });
    expect(await phoneOf(jo)).toBe(one.phone);
  });

  it('is not proved ten minutes later', async () => {
    const [jo, number] = [await contributor(services), fresh()];
    const { usid } = await begin(jo);
    await pool.query(`update phone_discoveries set expires = now() - interval '1 second'`);
    await comes(number.abroad, usid);
    expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: true });
    expect((await pool.query('select 1 from phone_discoveries where phone is not null')).rows).toEqual([]);
  });

  it.each([
    [
      'of another account',
      async () => {
        const [al, number] = [await contributor(services), fresh()];
        await proves(al, number);
        return number.abroad;
      },
    ],
    ['of a member of staff', async () => '+33639980001'],
    ['at which a customer answers', async () => '+33639980900'],
  ])(
    '%s is not given to whoever seems to send from it: nothing tells it from one that did not come',
    async (_, of) => {
      const jo = await contributor(services);
      const { usid } = await begin(jo);
      await comes(await of(), usid);
      const told = await end(jo, usid);
      expect(told).toEqual(await end(jo, 'nothing-of-ours'));
      expect(told).toMatchObject({
        success: false,
        noRecord: true,
        phoneExists: false,
        belongsToCustomer: false,
      });
      expect(await phoneOf(jo)).toBeUndefined();
    },
  );

  it.each([
    ['0123456789', 'landline'],
    ['33123456789', 'landline'],
    ['+34612345678', 'foreign'],
    ['447700900123', 'foreign'],
    ['0899123456', 'premium'],
  ])(
    'that is not taken (%s) is told with its reason: %s, and may be followed by one that is',
    async (from, numberRefused) => {
      const [jo, number] = [await contributor(services), fresh()];
      const { usid } = await begin(jo);
      await comes(from, usid);
      expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: true, numberRefused });
      const kept = await pool.query('select phone, refused from phone_discoveries where refused is not null');
      expect(kept.rows).toEqual([{ phone: null, refused: numberRefused }]);
      await comes(number.abroad, usid);
      expect(await end(jo, usid)).toMatchObject({ success: true });
      expect(await phoneOf(jo)).toBe(number.phone);
    },
  );

  it.each(['36111', 'Parvis', ''])('that is none (%s) proves nothing', async (from) => {
    const jo = await contributor(services);
    const { usid } = await begin(jo);
    expect(await comes(from, usid)).toBe(200);
    expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: false });
  });
});

describe('what comes in', () => {
  it.each(['', '?key=', '?key=wrong', `?key=${KEY}x`])('without the key (%s) is refused', async (query) => {
    const [jo, number] = [await contributor(services), fresh()];
    const { usid } = await begin(jo);
    const body = JSON.stringify({ sms: { from: number.abroad, text: usid } });
    expect(await tells(services, query, body)).toBe(403);
    expect(await end(jo, usid)).toMatchObject({ success: false });
  });

  it('of a gateway that signs is believed by its signature alone', async () => {
    const [jo, number] = [await contributor(signing), fresh()];
    const { usid } = await begin(jo);
    const body = JSON.stringify({ from: number.abroad, text: usid });
    const signed = (text: string) => createHmac('sha256', KEY).update(text).digest('hex');
    expect(await tells(signing, `?key=${KEY}`, body)).toBe(403);
    expect(await tells(signing, '', body, { 'x-signature': signed(`${body} `) })).toBe(403);
    expect(await end(jo, usid)).toMatchObject({ success: false });
    expect(await tells(signing, '', body, { 'x-signature': signed(body) })).toBe(200);
    expect(await end(jo, usid)).toMatchObject({ success: true });
  });

  it('may be several at once', async () => {
    const [jo, al, one, two] = [await contributor(batching), await contributor(batching), fresh(), fresh()];
    const [his, hers] = [await begin(jo), await begin(al)];
    const results = [
      { from: one.phone, to: '36111', text: his.usid },
      { from: two.phone, to: '36111', text: hers.usid },
    ];
    expect(await tells(batching, `?key=${KEY}`, JSON.stringify({ results }))).toBe(200);
    expect([await end(jo, his.usid), await end(al, hers.usid)]).toMatchObject([
      { success: true },
      { success: true },
    ]);
  });

  it.each(['{', '[]', 'null', '{"sms":{"from":{},"text":[]}}', '{"sms":7}'])(
    'and is no SMS (%s) is taken, and changes nothing',
    async (body) => {
      expect(await tells(services, `?key=${KEY}`, body)).toBe(200);
      expect(await tells(batching, `?key=${KEY}`, body)).toBe(200);
    },
  );

  it('is waited for of nobody who erases everything meanwhile: they are refused', async () => {
    const jo = await contributor(services);
    const csid = await openCase(jo);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from cases where csid = $1 for no key update', [csid]);
    const also = Object.assign(new Person(services), { cookie: jo.cookie });
    const erasing = jo.send(sessionCalls.userEraseAll);
    await manyWait(pool, 1);
    const asking = also.send(phoneDiscoveryCalls.phoneDiscvrInitUsid);
    await manyWait(pool, 2);
    await holder.query('commit');
    holder.release();
    expect((await erasing).status).toBe(200);
    expect((await asking).error?.code).toBe('unauthenticated');
  });

  it('is not waited for where nothing comes in', async () => {
    const closed = await openTestServices(url);
    const jo = await contributor(closed);
    expect(await jo.send(phoneDiscoveryCalls.phoneDiscvrInitUsid)).toMatchObject({
      error: { code: 'unavailable' },
    });
    expect(await jo.send(phoneDiscoveryCalls.phoneDiscvrSts, { usid: 'a' })).toMatchObject({
      error: { code: 'unavailable' },
    });
    expect((await jo.call(sessionCalls.userSts, { newCookies: false })).flags.smsInbound).toBeUndefined();
    const there = await contributor(services);
    expect((await there.call(sessionCalls.userSts, { newCookies: false })).flags.smsInbound).toBe(true);
    await closed.close();
  });
});

it.each([
  ['33612345678', '33612345678'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['0033612345678', '33612345678'],
  ['0612345678', '33612345678'],
  ['262692123456', '33692123456'],
  ['+590690123456', '33690123456'],
  ['447700900123', undefined],
  ['33123456789', undefined],
])('a sender %s is kept as %s', (told, kept) => expect(keptNumber(told)).toBe(kept));
