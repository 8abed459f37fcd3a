import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { townCalls } from '@parvis/api/calls/town';
import type { Role } from '@parvis/api/entities/user';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('./client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: () => 'fr-FR' }) };
});
vi.mock('../texts/store.ts', () => ({ texts: { locale: () => 'fr-FR' } }));
const { roleAtSite } = await import('./sites.ts');

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

test('a role that its site no longer knows is gone, and nothing more is asked', async () => {
  const asked = sites({ [status]: [] });
  expect(await roleAtSite(role(''))).toBeNull();
  expect(asked).toEqual([status]);
});

test('a role at another host is signed in there by a token of this one', async () => {
  const there = 'https://lyon.example';
  const asked = sites({
    [jwt]: [{ jwt: 'token' }],
    [there + login]: [role(there)],
    [there + info]: config,
  });
  expect(await roleAtSite(role(there))).toMatchObject({ role: { cuid: 'lyon' } });
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
