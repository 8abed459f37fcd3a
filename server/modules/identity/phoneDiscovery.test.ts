import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { ownPhoneCalls, phoneDiscoveryCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { type InboundTemplate, inboundPresets } from '../../platform/config/gateway/inbound.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { normalizePhone } from '../../platform/delivery/phoneNumbers.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import { createContributor, fetchLastSmsCode, getFirst, openCase, Person } from '../../testing/person.ts';
import { openTestServices, type TestServices } from '../../testing/testServices.ts';

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

/** Posts as a local gateway on a connection of its own. */
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
const begin = async (jo: Person) => getFirst(await jo.call(phoneDiscoveryCalls.phoneDiscvrInitUsid));
const end = async (jo: Person, usid: string) =>
  getFirst(await jo.call(phoneDiscoveryCalls.phoneDiscvrSts, { usid }));
const phoneOf = async (jo: Person) => (await jo.call(sessionCalls.userSts, { newCookies: false })).phone;
async function proves(jo: Person, { typed, phone }: { typed: string; phone: string }) {
  const { rqid = '' } = getFirst(
    await jo.call(ownPhoneCalls.loginSmsInit, { phoneMob: typed, newPhone: true }),
  );
  const code = await fetchLastSmsCode(services, phone);
  await jo.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob: typed, code });
}

describe('proving a number by inbound SMS', () => {
  it('links the number to the person once its phone sends the code', async () => {
    const [jo, number] = [await createContributor(services), fresh()];
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
    // Each proof renews the session.
    expect(jo.cookie).not.toBe(before);
    const there = await createContributor(services);
    await proves(there, number);
    expect((await pool.query('select reporter from cases where csid = $1', [csid])).rows).toEqual([
      { reporter: (await there.call(sessionCalls.userSts, { newCookies: false })).crUid },
    ]);
    expect((await pool.query('select 1 from phone_discoveries')).rows).toEqual([]);
  });
  it('accepts a code only from the person it was given to, once', async () => {
    const [jo, al, number] = [await createContributor(services), await createContributor(services), fresh()];
    const { usid } = await begin(jo);
    await comes(number.abroad, usid);
    expect(await end(al, usid)).toMatchObject({ success: false, noRecord: true });
    expect(await end(jo, usid)).toMatchObject({ success: true });
    expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: true });
    expect(await phoneOf(al)).toBeUndefined();
  });

  it('accepts a code once across concurrent windows and servers', async () => {
    const [jo, number] = [await createContributor(services), fresh()];
    const { usid } = await begin(jo);
    await comes(number.abroad, usid);
    const windows = Array.from({ length: 10 }, (_, at) => {
      const also = new Person(at % 2 === 0 ? services : signing);
      also.cookie = jo.cookie;
      return also;
    });
    // All read the code before the first ends it.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [number.phone]);
    const asking = windows.map((also) => also.send(phoneDiscoveryCalls.phoneDiscvrSts, { usid }));
    await waitForLocks(pool, 4);
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
  it('expires after ten minutes', async () => {
    const [jo, number] = [await createContributor(services), fresh()];
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
        const [al, number] = [await createContributor(services), fresh()];
        await proves(al, number);
        return number.abroad;
      },
    ],
    ['of a member of staff', async () => '+33639980001'],
    ['at which a customer answers', async () => '+33639980900'],
  ])('ignores a number %s, like a code that never arrived', async (_, of) => {
    const jo = await createContributor(services);
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
  });

  it.each([
    ['0123456789', 'landline'],
    ['33123456789', 'landline'],
    ['+34612345678', 'foreign'],
    ['447700900123', 'foreign'],
    ['0899123456', 'premium'],
  ])('refuses %s as %s, and accepts a valid number afterwards', async (from, numberRefused) => {
    const [jo, number] = [await createContributor(services), fresh()];
    const { usid } = await begin(jo);
    await comes(from, usid);
    expect(await end(jo, usid)).toMatchObject({ success: false, noRecord: true, numberRefused });
    const kept = await pool.query('select phone, refused from phone_discoveries where refused is not null');
    expect(kept.rows).toEqual([{ phone: null, refused: numberRefused }]);
    await comes(number.abroad, usid);
    expect(await end(jo, usid)).toMatchObject({ success: true });
    expect(await phoneOf(jo)).toBe(number.phone);
  });
});

describe('inbound SMS calls', () => {
  it.each(['', '?key=', '?key=wrong', `?key=${KEY}x`])('reject a wrong key (%s)', async (query) => {
    const [jo, number] = [await createContributor(services), fresh()];
    const { usid } = await begin(jo);
    const body = JSON.stringify({ sms: { from: number.abroad, text: usid } });
    expect(await tells(services, query, body)).toBe(403);
    expect(await end(jo, usid)).toMatchObject({ success: false });
  });

  it('of a signing gateway require its signature', async () => {
    const [jo, number] = [await createContributor(signing), fresh()];
    const { usid } = await begin(jo);
    const body = JSON.stringify({ from: number.abroad, text: usid });
    const signed = (text: string) => createHmac('sha256', KEY).update(text).digest('hex');
    expect(await tells(signing, `?key=${KEY}`, body)).toBe(403);
    expect(await tells(signing, '', body, { 'x-signature': signed(`${body} `) })).toBe(403);
    expect(await end(jo, usid)).toMatchObject({ success: false });
    expect(await tells(signing, '', body, { 'x-signature': signed(body) })).toBe(200);
    expect(await end(jo, usid)).toMatchObject({ success: true });
  });
  it('are rejected for a person who was erased', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from cases where csid = $1 for no key update', [csid]);
    const also = Object.assign(new Person(services), { cookie: jo.cookie });
    const erasing = jo.send(sessionCalls.userEraseAll);
    await waitForLocks(pool, 1);
    const asking = also.send(phoneDiscoveryCalls.phoneDiscvrInitUsid);
    await waitForLocks(pool, 2);
    await holder.query('commit');
    holder.release();
    expect((await erasing).status).toBe(200);
    expect((await asking).error?.code).toBe('unauthenticated');
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
])('stores sender %s as %s', (told, kept) => expect(normalizePhone(told)).toBe(kept));
