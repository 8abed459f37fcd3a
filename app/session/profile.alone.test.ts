import { callAddress } from '@parvis/api/call';
import { sessionCalls } from '@parvis/api/calls/session';
import type { UserStatus } from '@parvis/api/entities/user';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../data/client.ts', async () => {
  const { createClient } = await import('@parvis/api/client');
  return { client: createClient({ language: () => 'fr-FR' }) };
});
vi.mock('./device.ts', () => ({
  describeDevice: () => ({ type: 'phone', os: 'x', browser: 'y', legacyIOS: false }),
}));
const { readProfile } = await import('./profile.ts');

const status = {
  settings: {},
  roles: [],
  flags: { addLaterOn: true, live: false, dev: false, demo: false },
};

/** A server that answers who the caller is, and gives an identity to whoever asks for one; the addresses that were asked. */
function answering(who: object): string[] {
  const asked: string[] = [];
  const given = { ...status, state: 'withIds', crUid: 'given' };
  vi.stubGlobal('window', { localStorage: { getItem: () => '1', removeItem: () => undefined } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const data = address === callAddress(sessionCalls.initId, {}) ? given : { ...status, ...who };
    return new Response(JSON.stringify({ rslt: { data } }));
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());
const read = (): Promise<UserStatus> => readProfile(() => undefined, 'qr');

test.each([
  ['new', undefined, 'given'],
  ['withIds', 'mine', 'mine'],
  ['of a newer server, with an identity', 'mine', 'mine'],
  ['of a newer server, without one', undefined, 'given'],
])('a session that is %s reports as somebody', async (state, crUid, known) => {
  const code = state.startsWith('of a newer') ? 'awaitsConsent' : state;
  const asked = answering({ state: code, ...(crUid && { crUid }) });
  expect((await read()).crUid).toBe(known);
  expect(asked).toHaveLength(crUid === undefined ? 2 : 1);
});

test('a device without a session is given none', async () => {
  const asked = answering({ state: 'empty' });
  expect(await read()).toMatchObject({ state: 'empty' });
  expect(asked).toHaveLength(1);
});

test('a role of a level that is not known yet costs nobody their profile', async () => {
  const role = {
    rlid: 'r',
    staff: true,
    cuid: 'town',
    url: '',
    cstmrLbl: 'Belleroche',
    cstmrType: 'harbour',
    name: 'Anna',
    initials: 'A',
    level: 'auditor',
  };
  answering({ state: 'idValid', crUid: 'anna', roles: [role] });
  expect((await read()).roles).toEqual([role]);
});
