import { callAddress } from '@parvis/api/call';
import { loginCalls } from '@parvis/api/calls/login';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../../server/base/ids.ts';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { first, lastCode, Person, staffMember, visitor } from '../../server/testing/person.ts';
import { openTestServices, type TestServices } from '../../server/testing/testServices.ts';

const { url } = await createTestDatabase();
const plain = await openTestServices(url);
/** Behind a proxy that ends https. */
const secure = await openTestServices(url, { config: { publicUrl: 'https://parvis.example' } });
afterAll(async () => {
  await plain.close();
  await secure.close();
  expect([...plain.failures, ...secure.failures]).toEqual([]);
});

/** The lines that set cookies, as they are sent; what stands for somebody is left out. */
async function lines(
  services: TestServices,
  call:
    | typeof sessionCalls.userSts
    | typeof sessionCalls.userDisconnect
    | (typeof loginCalls)['loginMailReq' | 'loginMailConfirm'],
  payload: object,
  cookie = '',
): Promise<string[]> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await services.app.inject({
    ...{ method: 'POST', url: callAddress(call, {}) },
    ...{ headers, payload },
  });
  expect(response.statusCode).toBe(200);
  return [response.headers['set-cookie'] ?? []].flat().map((line) => line.replace(/=[\w-]{43};/, '=…;'));
}

/** What confirms that somebody signed in. */
async function confirmation(services: TestServices) {
  const mail = 'anna@testville.example';
  await plain.store.pool.query('delete from verifications');
  await staffMember(plain);
  await plain.store.pool.query('delete from verifications; delete from outbox');
  const asking = new Person(services);
  const { rqid } = first(await asking.call(loginCalls.loginMailReq, { mail }));
  return { given: { rqid, code: await lastCode(services, mail) }, browser: asking.browser };
}

describe.each([
  ['without https', plain, 'pv_', ''],
  ['with https', secure, '__Host-pv_', ' Secure;'],
])('%s', (_, services, prefix, only) => {
  const end = `Path=/; HttpOnly;${only} SameSite=Lax`;
  const session = `${prefix}session=…; Max-Age=15552000; ${end}`;

  it('a session is kept for 180 days, for this host alone and no script', async () => {
    expect(await lines(services, sessionCalls.userSts, { newCookies: true })).toEqual([session]);
  });

  it('a session that is told again is kept for as long from then on', async () => {
    const { cookie } = await visitor(services);
    expect(await lines(services, sessionCalls.userSts, { newCookies: true }, cookie)).toEqual([session]);
    expect(await lines(services, sessionCalls.userSts, { newCookies: false }, cookie)).toEqual([]);
  });

  it('who signs in is given a session, and a device that is known for 400 days', async () => {
    const { given, browser } = await confirmation(services);
    const set = await lines(services, loginCalls.loginMailConfirm, given, browser);
    expect(set.sort()).toEqual([
      `${prefix}code=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly;${only} SameSite=Lax`,
      `${prefix}device=…; Max-Age=34560000; ${end}`,
      session,
    ]);
  });

  it('who asks for a code that signs in is known for ten minutes', async () => {
    await plain.store.pool.query('delete from verifications');
    const mail = 'anna@testville.example';
    expect(await lines(services, loginCalls.loginMailReq, { mail })).toEqual([
      `${prefix}code=…; Max-Age=600; ${end}`,
    ]);
  });

  it('who leaves keeps no session', async () => {
    const { cookie } = await visitor(services);
    expect(await lines(services, sessionCalls.userDisconnect, {}, cookie)).toEqual([
      `${prefix}session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly;${only} SameSite=Lax`,
    ]);
  });

  it('the session of the other kind of connection is nobody’s', async () => {
    const other = await visitor(services === plain ? secure : plain);
    const stranger = Object.assign(new Person(services), { cookie: other.cookie });
    expect(await stranger.call(sessionCalls.userSts, { newCookies: false })).toMatchObject({
      state: 'empty',
    });
  });
});

describe('a session', () => {
  const days = async (cookie: string | undefined) => {
    const { rows } = await plain.store.pool.query<{ days: number }>(
      `select round(extract(epoch from expires - now()) / 86400)::int as days from sessions
       where hash = $1`,
      [tokenHash(cookie?.split('=')[1] ?? '')],
    );
    return rows.map((row) => row.days);
  };

  it('holds for 180 days, anew whenever it is told again', async () => {
    const jo = await visitor(plain);
    expect(await days(jo.cookie)).toEqual([180]);
    await plain.store.pool.query("update sessions set expires = now() + interval '1 day'");
    expect(await days(jo.cookie)).toEqual([1]);
    await jo.call(sessionCalls.userSts, { newCookies: true });
    expect(await days(jo.cookie)).toEqual([180]);
  });

  it('that is over is nobody’s', async () => {
    const jo = await visitor(plain);
    // The server reads the time in milliseconds; microseconds of this one would still be to come for it.
    await plain.store.pool.query("update sessions set expires = date_trunc('milliseconds', now())");
    expect(await jo.call(sessionCalls.userSts, { newCookies: false })).toMatchObject({ state: 'empty' });
  });
});
