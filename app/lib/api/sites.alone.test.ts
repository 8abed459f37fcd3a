import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import type { Client } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import { afterEach, describe, expect, test, vi } from 'vitest';

vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR' } }));
const { roleAtSite } = await import('./sites.ts');
const { atSite } = await import('./otherSites.ts');
const { knowRoles } = await import('./bases.ts');

const role = (url: string): Role => ({
  rlid: 'r',
  staff: true,
  cuid: 'lyon',
  url,
  cstmrLbl: 'Lyon',
  cstmrType: 'town',
  name: 'Anna',
  initials: 'A',
  level: 'agent',
});
const config = {
  cuid: 'lyon',
  cstmrLbl: 'Lyon',
  // Of a newer version: it costs no reader the answer.
  cstmrType: 'harbour',
  cstmr: {
    cuid: 'lyon',
    cstmrLbl: 'Lyon',
    cstmrType: 'town',
    theme: { light: {}, dark: {} },
    emergency: [],
    retentionDays: 30,
  },
};

const at = { cuid: 'lyon' };
const status = callAddress(townCalls.authStatus, at);
const login = callAddress(townCalls.authLogin, at);
const info = callAddress(townCalls.infoConfig, at);
const jwt = callAddress(caseCalls.townGetJwt, {});

/** What sites answer by address: data, or nothing for who is signed out there. Gives what was asked, in order. */
function sites(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    asked.push(body === undefined ? address : `${address} ${body}`);
    const data = answers[address];
    if (data !== undefined) return new Response(JSON.stringify({ rslt: { data } }));
    const error = { code: 'unauthenticated' };
    return new Response(JSON.stringify({ rslt: { error } }), { status: 401 });
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());

test('of a role at this site its state is asked, then what its customer is like', async () => {
  const asked = sites({ [status]: [{ ...role(''), level: 'admin' }], [info]: config });
  expect(await roleAtSite(role(''))).toMatchObject({ role: { level: 'admin' }, config: { cuid: 'lyon' } });
  expect(asked).toEqual([status, info]);
});
test('a role at another host is signed in there by a token of this one', async () => {
  const there = 'https://lyon.example';
  const asked = sites({
    [jwt]: [{ jwt: 'token' }],
    [there + login]: [role('')],
    [there + info]: config,
  });
  // What the host calls itself is not where it is.
  expect(await roleAtSite(role(there))).toMatchObject({ role: { cuid: 'lyon', url: there } });
  expect(asked).toEqual([
    there + status,
    `${jwt} {"cuid":"lyon"}`,
    `${there + login} {"jwt":"token"}`,
    there + info,
  ]);
});

test('whoever is signed out here is not sent around in circles', async () => {
  const asked = sites({});
  await expect(roleAtSite(role(''))).rejects.toThrow('unauthenticated');
  expect(asked).toEqual([status]);
});

test('where somebody else is signed in at that host, a token opens their session, and is not asked for where they are', async () => {
  const there = 'https://lyon.example';
  const open = { [jwt]: [{ jwt: 'token' }], [there + login]: [role('')], [there + info]: config };
  const asked = sites({ ...open, [there + status]: [{ ...role(''), rlid: 'another' }] });
  await roleAtSite(role(there));
  expect(asked).toContain(`${there + login} {"jwt":"token"}`);
  const known = sites({ ...open, [there + status]: [role('')] });
  await roleAtSite(role(there));
  expect(known).toEqual([there + status, there + info]);
});

test('a role that its own host refuses is gone; a host that cannot say is not', async () => {
  const there = 'https://lyon.example';
  const answering = (code: string, httpStatus: number) => {
    vi.stubGlobal('fetch', async (address: string) => {
      const is = (path: string) => address === there + path;
      const error = is(login) ? { code } : { code: 'unauthenticated' };
      if (address === jwt) return new Response('{"rslt":{"data":[{"jwt":"token"}]}}');
      return new Response(JSON.stringify({ rslt: { error } }), { status: is(login) ? httpStatus : 401 });
    });
  };
  answering('forbidden', 403);
  expect(await roleAtSite(role(there))).toBeNull();
  for (const [code, httpStatus] of [
    ['badOrigin', 403],
    ['conflict', 409],
  ] as const) {
    answering(code, httpStatus);
    await expect(roleAtSite(role(there))).rejects.toThrow(code);
  }
});

describe('work at the host of a role', () => {
  const there = 'https://annecy.example';
  const board = callAddress(townCalls.casesListAll, at);
  const work = (site: Client) => site.call(townCalls.casesListAll, { cuid: 'lyon', body: {} });

  test('is begun by looking who is signed in there, once for a page', async () => {
    knowRoles({ crUid: 'anna', roles: [role(there)] });
    const asked = sites({ [there + status]: [role('')], [there + board]: [] });
    await Promise.all([atSite(role(there), work), atSite(role(there), work)]);
    expect(asked.filter((address) => address === there + status)).toHaveLength(1);
    expect(asked.filter((address) => address.startsWith(there + board))).toHaveLength(2);
  });

  test('is done again with a new session where the one before is over', async () => {
    knowRoles({ crUid: 'anna', roles: [role(there)] });
    let session: 'old' | 'over' | 'new' = 'old';
    const asked = sites({
      [jwt]: [{ jwt: 'token' }],
      get [there + status]() {
        return session === 'over' ? undefined : [role('')];
      },
      get [there + login]() {
        session = 'new';
        return [role('')];
      },
      get [there + board]() {
        if (session === 'old') session = 'over';
        return session === 'new' ? [] : undefined;
      },
    });
    expect(await atSite(role(there), work)).toEqual([]);
    expect(asked.filter((address) => address.startsWith(there + login))).toHaveLength(1);
  });

  test('of another person is never done with a session that was found before', async () => {
    knowRoles({ crUid: 'bruno', roles: [role(there)] });
    const asked = sites({ [there + status]: [role('')], [there + board]: [] });
    await atSite(role(there), work);
    expect(asked).toContain(there + status);
  });

  test('of a contributor is done as that contributor, by auth/mobile', async () => {
    const visit = { ...role('https://nice.example'), staff: false };
    knowRoles({ crUid: 'jo', roles: [visit] });
    const mobile = callAddress(townCalls.authMobile, at);
    const sts = callAddress(sessionCalls.userSts, {});
    const empty = {
      state: 'empty',
      settings: {},
      roles: [],
      flags: { addLaterOn: true, live: false, dev: false, demo: false },
    };
    const asked = sites({
      [visit.url + sts]: empty,
      [jwt]: [{ jwt: 'token' }],
      [visit.url + mobile]: [{ success: true }],
      [visit.url + board]: [],
    });
    await atSite(visit, work);
    expect(asked.map((one) => one.replace(/ .*/, ''))).toEqual([
      visit.url + sts,
      jwt,
      visit.url + mobile,
      visit.url + board,
    ]);
  });
});
