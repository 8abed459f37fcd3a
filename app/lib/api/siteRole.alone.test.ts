import { callAddress } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { sessionCalls } from '@parvis/api/calls/session';
import { townSessionCalls } from '@parvis/api/calls/townSession';
import type { Client } from '@parvis/api/client';
import type { Role } from '@parvis/api/entities/user';
import { afterEach, describe, expect, test, vi } from 'vitest';

vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR' } }));
const { fetchSiteRole: roleAtSite } = await import('./siteRole.ts');
const { withRemoteSession: atSite } = await import('./remoteSessions.ts');
const { setCurrentUser: knowRoles } = await import('./currentUser.ts');

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
  // An unknown type of a newer server must not reject the answer.
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
const status = callAddress(townSessionCalls.authStatus, at);
const login = callAddress(townSessionCalls.authLogin, at);
const info = callAddress(townSessionCalls.infoConfig, at);
const jwt = callAddress(caseCalls.townGetJwt, {});

/** Answers by address; without data, 401. @returns the calls, in order */
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

test('a role of this host fetches its status, then its customer', async () => {
  const asked = sites({ [status]: [{ ...role(''), level: 'admin' }], [info]: config });
  expect(await roleAtSite(role(''))).toMatchObject({ role: { level: 'admin' }, config: { cuid: 'lyon' } });
  expect(asked).toEqual([status, info]);
});
test('a role of another host signs in there with a token of this one', async () => {
  const there = 'https://lyon.example';
  const asked = sites({
    [jwt]: [{ jwt: 'token' }],
    [there + login]: [role('')],
    [there + info]: config,
  });
  // The host's own url is ignored.
  expect(await roleAtSite(role(there))).toMatchObject({ role: { cuid: 'lyon', url: there } });
  expect(asked).toEqual([
    there + status,
    `${jwt} {"cuid":"lyon"}`,
    `${there + login} {"jwt":"token"}`,
    there + info,
  ]);
});

test('a reader signed out here gets an error, no sign-in loop', async () => {
  const asked = sites({});
  await expect(roleAtSite(role(''))).rejects.toThrow('unauthenticated');
  expect(asked).toEqual([status]);
});

test('another person’s session at that host is replaced by token, an own session is reused', async () => {
  const there = 'https://lyon.example';
  const open = { [jwt]: [{ jwt: 'token' }], [there + login]: [role('')], [there + info]: config };
  const asked = sites({ ...open, [there + status]: [{ ...role(''), rlid: 'another' }] });
  await roleAtSite(role(there));
  expect(asked).toContain(`${there + login} {"jwt":"token"}`);
  const known = sites({ ...open, [there + status]: [role('')] });
  await roleAtSite(role(there));
  expect(known).toEqual([there + status, there + info]);
});

test('a role its host refuses is gone; a host that fails is an error', async () => {
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

describe('calls to the host of a role', () => {
  const there = 'https://annecy.example';
  const board = callAddress(boardCalls.casesListAll, at);
  const work = (site: Client) => site.call(boardCalls.casesListAll, { cuid: 'lyon', body: {} });

  test('check the session there once a page', async () => {
    knowRoles({ crUid: 'anna', roles: [role(there)] });
    const asked = sites({ [there + status]: [role('')], [there + board]: [] });
    await Promise.all([atSite(role(there), work), atSite(role(there), work)]);
    expect(asked.filter((address) => address === there + status)).toHaveLength(1);
    expect(asked.filter((address) => address.startsWith(there + board))).toHaveLength(2);
  });

  test('renew an expired session and retry', async () => {
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

  test('never reuse the session of another person', async () => {
    knowRoles({ crUid: 'bruno', roles: [role(there)] });
    const asked = sites({ [there + status]: [role('')], [there + board]: [] });
    await atSite(role(there), work);
    expect(asked).toContain(there + status);
  });

  test('sign a contributor in by auth/mobile', async () => {
    const visit = { ...role('https://nice.example'), staff: false };
    knowRoles({ crUid: 'jo', roles: [visit] });
    const mobile = callAddress(townSessionCalls.authMobile, at);
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
