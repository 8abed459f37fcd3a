import { callAddress } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../server/platform/db/testing/testDatabase.ts';
import { buildOpening, fetchLastCode, getFirst } from '../../server/testing/person.ts';
import { Browser } from '../../server/testing/sendRequest.ts';
import { openTestServices } from '../../server/testing/testServices.ts';

/** Two customers, and the shared host. */
const HOME = 'parvis.example';
const TOWN = 'testville.parvis.example:8443';
const OTHER = 'otherville.parvis.example';
const services = await openTestServices((await createTestDatabase()).url, {
  config: {
    publicUrl: `http://${HOME}`,
    customerSites: {
      testville: [`http://${TOWN}`],
      otherville: [`http://${OTHER}`, 'http://www.otherville.example'],
    },
  },
});
const port = Number(new URL(await services.listen()).port);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
afterEach(() => void vi.useRealTimers());

async function agentAt(host: string, mail = 'anna@testville.example'): Promise<Browser> {
  const browser = new Browser(port);
  const asked = await browser.call(host, loginCalls.loginMailReq, { body: { mail, own: true } });
  const { rqid } = getFirst(asked.data ?? []);
  const code = await fetchLastCode(services, mail);
  await browser.call(host, loginCalls.loginMailConfirm, { body: { rqid, code } });
  return browser;
}

async function visitorAt(host: string, browser = new Browser(port)): Promise<Browser> {
  await browser.call(host, sessionCalls.userSts, { body: { newCookies: true } });
  await browser.call(host, sessionCalls.initId, { body: {} });
  return browser;
}

const tokenAt = async (browser: Browser, host: string, cuid = 'testville') =>
  getFirst((await browser.call(host, caseCalls.townGetJwt, { body: { cuid } })).data ?? []).jwt;
const statusAt = (browser: Browser, host: string) => browser.call(host, townCalls.authStatus, { from: HOME });
const who = async (browser: Browser, host: string) =>
  (await browser.call(host, sessionCalls.userSts, { body: { newCookies: false } })).data;

/** At the town's host, from a page of another. */
const exchange = (browser: Browser, jwt: string, { cuid = 'testville', from = HOME, headers = {} } = {}) =>
  browser.call(TOWN, townCalls.authLogin, { body: { jwt }, cuid, from, headers });

describe('a handoff token of a signed-in host', () => {
  it("opens a session at the customer's host for a page of the first", async () => {
    const anna = await agentAt(HOME);
    expect(await statusAt(anna, TOWN)).toEqual({ code: 'unauthenticated' });
    const opened = await exchange(anna, await tokenAt(anna, HOME));
    expect(opened.data).toMatchObject([{ cuid: 'testville', url: '' }]);
    expect((await statusAt(anna, TOWN)).data).toEqual(opened.data);
    expect((await anna.call(TOWN, boardCalls.casesListAll, { body: {}, from: HOME })).data).toEqual([]);
    expect([...anna.cookies(TOWN).keys()].sort()).toEqual(['pv_device', 'pv_session']);
    expect(anna.cookies(TOWN).get('pv_session')).not.toBe(anna.cookies(HOME).get('pv_session'));
  });

  it('works once', async () => {
    const anna = await agentAt(HOME);
    const jwt = await tokenAt(anna, HOME);
    expect((await exchange(anna, jwt)).data).toHaveLength(1);
    expect(await exchange(new Browser(port), jwt)).toEqual({ code: 'unauthenticated' });
  });

  it.each([
    [59_000, 1],
    [61_500, undefined],
  ])('lasts a minute: after %i ms it opens %s sessions', async (after, opened) => {
    const anna = await agentAt(HOME);
    const jwt = await tokenAt(anna, HOME);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + after });
    expect((await exchange(anna, jwt)).data?.length).toBe(opened);
  });

  it('works only at its customer', async () => {
    const anna = await agentAt(HOME);
    const jwt = await tokenAt(anna, HOME, 'otherville');
    expect(await exchange(anna, jwt)).toEqual({ code: 'unauthenticated' });
    expect(await exchange(anna, await tokenAt(anna, HOME), { cuid: 'otherville' })).toEqual({
      code: 'unauthenticated',
    });
  });

  it("for another person's role opens nothing and sets no cookie", async () => {
    const olga = await agentAt(HOME, 'olga@otherville.example');
    expect(await exchange(olga, await tokenAt(olga, HOME))).toEqual({ code: 'forbidden' });
    const visitor = await visitorAt(HOME);
    expect(await exchange(visitor, await tokenAt(visitor, HOME))).toEqual({ code: 'forbidden' });
    expect([...olga.cookies(TOWN).keys(), ...visitor.cookies(TOWN).keys()]).toEqual([]);
  });

  it('is refused to anonymous callers and to pages of foreign hosts', async () => {
    const anna = await agentAt(HOME);
    expect(await new Browser(port).call(HOME, caseCalls.townGetJwt, { body: { cuid: 'testville' } })).toEqual(
      {
        code: 'unauthenticated',
      },
    );
    for (const from of ['evil.example', 'evil.parvis.example', `${HOME}.evil.example`, 'otherville.example'])
      expect([
        from,
        await anna.call(HOME, caseCalls.townGetJwt, { body: { cuid: 'testville' }, from }),
      ]).toEqual([from, { code: 'badOrigin' }]);
  });

  it('is rejected from foreign hosts and other sites', async () => {
    const anna = await agentAt(HOME);
    const jwt = await tokenAt(anna, HOME);
    expect(await exchange(anna, jwt, { from: 'evil.parvis.example' })).toEqual({ code: 'badOrigin' });
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await exchange(anna, jwt, { from: OTHER, headers })).toEqual({ code: 'badOrigin' });
    expect((await exchange(anna, jwt, { from: OTHER })).data).toHaveLength(1);
  });

  it('is void once its bearer signed out', async () => {
    const anna = await agentAt(HOME);
    const jwt = await tokenAt(anna, HOME);
    await anna.call(HOME, sessionCalls.userDisconnect);
    expect(await exchange(anna, jwt)).toEqual({ code: 'unauthenticated' });
  });
});

describe('a session at another host', () => {
  async function atBoth() {
    const anna = await agentAt(HOME);
    await exchange(anna, await tokenAt(anna, HOME));
    return anna;
  }

  it.each([HOME, TOWN])('ends with signing out at %s, like its origin', async (host) => {
    const anna = await atBoth();
    await anna.call(host, sessionCalls.userDisconnect);
    expect([(await who(anna, HOME))?.state, (await who(anna, TOWN))?.state]).toEqual(['empty', 'empty']);
    expect(await statusAt(anna, TOWN)).toEqual({ code: 'unauthenticated' });
  });

  it('is listed and ended with its origin, not as a separate device', async () => {
    const anna = await atBoth();
    const other = await agentAt(HOME);
    const told = async (browser: Browser, host: string) =>
      getFirst((await browser.call(host, sessionCalls.userInfo)).data ?? []).devices;
    const here = (await told(anna, TOWN)).find((device) => device.here);
    expect((await told(anna, HOME)).find((device) => device.here)?.id).toBe(here?.id);
    const ids = (await told(other, HOME)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await other.call(HOME, sessionCalls.userDeviceEnd, { body: { id: here?.id ?? '' } });
    expect([(await who(anna, HOME))?.state, (await who(anna, TOWN))?.state]).toEqual(['empty', 'empty']);
    expect((await who(other, HOME))?.state).toBe('idValid');
  });

  it("merges an anonymous visitor's data there, as sign-in does", async () => {
    const anna = await agentAt(HOME);
    await visitorAt(TOWN, anna);
    const { csid } = getFirst(
      (await anna.call(TOWN, caseCalls.casesInit, { body: buildOpening() })).data ?? [],
    );
    expect((await exchange(anna, await tokenAt(anna, HOME))).data).toHaveLength(1);
    const cases = await anna.call(HOME, caseCalls.townListActivity, { body: {} });
    expect(cases.data?.map((one) => one.csid)).toContain(csid);
    expect((await who(anna, TOWN))?.crUid).toBe((await who(anna, HOME))?.crUid);
  });

  it('does not replace someone who verified another address there', async () => {
    const browser = await agentAt(TOWN, 'bruno@testville.example');
    const anna = await agentAt(HOME);
    for (const [name, value] of anna.cookies(HOME)) browser.cookies(HOME).set(name, value);
    expect(await exchange(browser, await tokenAt(browser, HOME))).toEqual({ code: 'conflict' });
    expect((await who(browser, TOWN))?.email).toBe('bruno@testville.example');
  });

  it("opened by auth/mobile knows the contributor's cases", async () => {
    const visitor = await visitorAt(HOME);
    const { csid } = getFirst(
      (await visitor.call(HOME, caseCalls.casesInit, { body: buildOpening() })).data ?? [],
    );
    const profile = await who(visitor, HOME);
    expect(profile?.roles).toMatchObject([
      { staff: false, cuid: 'testville', url: `http://${TOWN}`, level: 'visitor' },
    ]);
    const jwt = await tokenAt(visitor, HOME);
    expect(await visitor.call(TOWN, townCalls.authMobile, { body: { jwt }, from: HOME })).toEqual({
      data: [{ success: true }],
    });
    const read = await visitor.call(TOWN, mobileCalls.fetchReq, { body: { csid, after: 0 }, from: HOME });
    expect(read.data?.length).toBeGreaterThan(0);
    // Its own host does not share it elsewhere.
    expect(await who(visitor, TOWN)).toMatchObject({ crUid: profile?.crUid, roles: [] });
    expect([...visitor.cookies(TOWN).keys()]).toEqual(['pv_session']);
  });
});

describe('pages of other hosts', () => {
  const status = callAddress(townCalls.authStatus, { cuid: 'testville' });
  const readable = (from: string, host = TOWN, method: 'GET' | 'OPTIONS' = 'GET') =>
    new Browser(port)
      .ask(host, { method, path: status }, from)
      .then(({ headers }) => headers['access-control-allow-origin']);

  it.each([
    [HOME, `http://${HOME}`],
    [OTHER, `http://${OTHER}`],
    ['www.otherville.example', 'http://www.otherville.example'],
    ['evil.example', undefined],
    ['evil.parvis.example', undefined],
    ['testville.parvis.example', undefined],
    [`${OTHER}:8080`, undefined],
    [`${OTHER}.evil.example`, undefined],
  ])('%s may read authenticated answers: %s', async (from, allowed) => {
    expect(await readable(from)).toBe(allowed);
    expect(await readable(from, TOWN, 'OPTIONS')).toBe(allowed);
  });

  it('may do so at the shared host if they belong to customers', async () => {
    expect([await readable(TOWN, HOME), await readable('evil.example', HOME)]).toEqual([
      `http://${TOWN}`,
      undefined,
    ]);
  });

  it('never may by another protocol', async () => {
    const { headers } = await new Browser(port).ask(TOWN, {
      path: status,
      headers: { origin: `https://${OTHER}` },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('sign-in address', () => {
  const site = async (username: string, host = HOME) =>
    getFirst((await new Browser(port).call(host, loginCalls.loginCstmr, { body: { username } })).data ?? [])
      .www;

  it.each([
    ['anna@testville.example', HOME, `http://${TOWN}`],
    ['ANNA@Testville.Example', HOME, `http://${TOWN}`],
    ['olga@otherville.example', HOME, `http://${OTHER}`],
    ['anna@testville.example', TOWN, `http://${TOWN}`],
    ['olga@otherville.example', TOWN, `http://${OTHER}`],
    ['olga@otherville.example', 'www.otherville.example', 'http://www.otherville.example'],
  ])("is the customer's site: %s at %s", async (name, host, www) => expect(await site(name, host)).toBe(www));
});
