import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  getFirst,
  openCase,
  Person,
  signIn,
  signInStaff,
} from '../../../testing/person.ts';
import { openTestServices } from '../../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const statusOf = (person: Person, newCookies = false) => person.call(sessionCalls.userSts, { newCookies });

it('a visitor is empty, then new, then has an identity, then is verified', async () => {
  const jo = new Person(services);
  expect((await statusOf(jo)).state).toBe('empty');
  expect((await statusOf(jo, true)).state).toBe('new');
  expect((await jo.call(sessionCalls.initId, {})).state).toBe('withIds');
  await signIn(jo, 'jo@mail.example');
  expect(await statusOf(jo)).toMatchObject({ state: 'idValid', email: 'jo@mail.example' });
});

it('reports a code with its day, as used after a report from it, and no more once cleared', async () => {
  const jo = await createContributor(services);
  const scanned = await jo.call(sessionCalls.initId, { qr: 'test-hall' });
  expect(scanned).toMatchObject({ qrid: 'test-hall', qridUsed: false });
  expect(Math.abs(Date.parse(scanned.qridDate ?? '') - Date.now())).toBeLessThan(60_000);
  await openCase(jo);
  expect(await statusOf(jo)).toMatchObject({ qrid: 'test-hall', qridUsed: true });
  const cleared = await jo.call(sessionCalls.userQridClear);
  for (const status of [cleared, await statusOf(jo)]) expect(status).not.toHaveProperty(['qrid']);
});

it('cleared settings are cleared on every device of the person', async () => {
  const [desk, phone] = [await signInStaff(services), await signInStaff(services)];
  await desk.call(sessionCalls.userSettingsSet, { settings: { language: 'en-US', scheme: 'dark' } });
  expect((await statusOf(phone)).settings).toEqual({ language: 'en-US', scheme: 'dark' });
  expect((await phone.call(sessionCalls.userSettingsClear)).settings).toEqual({});
  expect((await statusOf(desk)).settings).toEqual({});
});

it('staff read their role at their customer, and the kind of their customer', async () => {
  await services.store.pool.query(
    `insert into assets (id, type, bytes) values ('square', 'image/png', 'x'), ('wide', 'image/png', 'x');
      update customers set logo_id = 'square', wide_logo_id = 'wide' where cuid = 'testville'`,
  );
  services.services.customers.invalidate();
  const anna = await signInStaff(services);
  const role = {
    ...{ rlid: expect.any(String), staff: true, cuid: 'testville', url: '', cstmrType: 'town' },
    ...{ name: 'Anna Petit', initials: 'AP', level: 'agent', logoId: 'square', wideLogoId: 'wide' },
    cstmrLbl: expect.stringMatching(/^Ville de Test/),
  };
  expect((await statusOf(anna)).roles).toEqual([role]);
  expect(await anna.call(townCalls.authStatus)).toEqual([role]);
  expect(await anna.call(townCalls.infoConfig)).toMatchObject({
    ...{ cuid: 'testville', cstmrType: 'town', logoId: 'square', wideLogoId: 'wide' },
    cstmr: { cuid: 'testville', retentionDays: 30 },
  });
  const olga = await signInStaff(services, 'olga@otherville.example');
  expect(await olga.call(townCalls.authStatus)).toEqual([]);
  expect(getFirst((await statusOf(olga)).roles)).toMatchObject({ cuid: 'otherville', cstmrType: 'venue' });
});
