import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { ownPhoneCalls } from '@parvis/api/calls/ownPhone';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import {
  createContributor,
  fetchLastCode,
  fetchLastSmsCode,
  getFirst,
  Person,
  signIn,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;

const safari = { type: 'phone', os: 'iOS', browser: 'Safari 17', legacyIOS: false } as const;
const infoOf = async (person: Person) => getFirst(await person.call(sessionCalls.userInfo));
const stateOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).state;
/** A person on two devices. */
async function onTwoDevices(mail: string) {
  const phone = await signIn(await createContributor(services), mail);
  await phone.call(sessionCalls.userDeviceSet, { device: safari });
  return { phone, desk: await signIn(await createContributor(services), mail) };
}

it("lists a person's devices, the current one first, then by last use", async () => {
  const { phone, desk } = await onTwoDevices('jo@mail.example');
  await pool.query(`update sessions set expires = expires - interval '3 days' where device is not null`);
  const { email, devices } = await infoOf(desk);
  expect(email).toBe('jo@mail.example');
  expect(devices.map(({ here, device }) => [here, device?.os])).toEqual([
    [true, undefined],
    [false, 'iOS'],
  ]);
  const days = devices.map(({ seen }) => Math.round((Date.now() - Date.parse(seen)) / 86_400_000));
  expect(days).toEqual([0, 3]);
  expect((await infoOf(phone)).devices.map(({ device }) => device?.os)).toEqual(['iOS', undefined]);
});

it('stores the whole device that a page tells with its status or by itself', async () => {
  const told = { ...safari, rev: 207, mode: 'standalone' } as const;
  const deviceOf = async (person: Person) => (await infoOf(person)).devices[0]?.device;
  const jo = new Person(services);
  await jo.call(sessionCalls.userSts, { newCookies: true, device: safari });
  await jo.call(sessionCalls.initId, {});
  expect(await deviceOf(jo)).toEqual(safari);
  await jo.call(sessionCalls.userDeviceSet, { device: told });
  expect(await deviceOf(jo)).toEqual(told);
  const desktop = { type: 'desktop', os: 'Windows', browser: 'Edge 140', legacyIOS: true } as const;
  await jo.call(sessionCalls.userSts, { newCookies: true, device: desktop });
  expect(await deviceOf(jo)).toEqual(desktop);
});

it("hides other people's devices and any secret", async () => {
  const { phone } = await onTwoDevices('al@mail.example');
  const other = await createContributor(services);
  expect((await infoOf(other)).devices).toHaveLength(1);
  const { rows } = await pool.query('select hash from sessions');
  const told = JSON.stringify(await infoOf(phone));
  for (const { hash } of rows) expect(told).not.toContain(hash);
  expect(told).not.toContain(phone.cookie?.split('=')[1]);
});

it('signs out only an own device other than the current one', async () => {
  const { phone, desk } = await onTwoDevices('lu@mail.example');
  const stranger = await createContributor(services);
  const [here, there] = (await infoOf(desk)).devices;
  await stranger.call(sessionCalls.userDeviceEnd, { id: there?.id ?? '' });
  await desk.call(sessionCalls.userDeviceEnd, { id: here?.id ?? '' });
  expect([await stateOf(desk), await stateOf(phone)]).toEqual(['idValid', 'idValid']);
  expect(await desk.call(sessionCalls.userDeviceEnd, { id: there?.id ?? '' })).toEqual([{ success: true }]);
  expect([await stateOf(desk), await stateOf(phone)]).toEqual(['idValid', 'empty']);
  expect((await infoOf(desk)).devices).toHaveLength(1);
});

it('a device signed out remotely needs both codes again, the current one only one', async () => {
  const mail = 'ki@mail.example';
  const { phone, desk } = await onTwoDevices(mail);
  const phoneMob = '0612345670';
  const { rqid = '' } = getFirst(await desk.call(ownPhoneCalls.loginSmsInit, { phoneMob, newPhone: true }));
  const code = await fetchLastSmsCode(services, '33612345670');
  await desk.call(ownPhoneCalls.phoneConfirm, { rqid, phoneMob, code });
  const there = (await infoOf(desk)).devices.find(({ here }) => !here);
  await desk.call(sessionCalls.userDeviceEnd, { id: there?.id ?? '' });
  await desk.call(sessionCalls.userDisconnect);
  const comesBack = async (person: Person) => {
    await pool.query(`update verifications set created = created - interval '20 minutes'`);
    await person.call(sessionCalls.userSts, { newCookies: true });
    await person.call(sessionCalls.initId, {});
    const { rqid } = getFirst(await person.call(ownAddressCalls.mailVerifInit, { mail }));
    return getFirst(
      await person.call(ownAddressCalls.mailVerifCode, { rqid, code: await fetchLastCode(services, mail) }),
    );
  };
  expect(await comesBack(phone)).toMatchObject({ success: false, checkPhone: true });
  expect(await comesBack(desk)).toMatchObject({ success: true, checkPhone: false });
});

const knownOf = async (mail: string) =>
  (
    await pool.query<{ hash: string }>(
      'select hash from known_devices join identities using (cr_uid) where email = $1',
      [mail],
    )
  ).rows.map(({ hash }) => hash);
/** Returns a person's session devices, the first one first. */
const sessionDevices = async (mail: string) =>
  (
    await pool.query<{ known_as: string }>(
      `select known_as from sessions join identities using (cr_uid) where email = $1 order by sessions.created`,
      [mail],
    )
  ).rows.map((row) => row.known_as);

it('leaves every other device known, and the one that asks where it ends an earlier session of its own', async () => {
  const mail = 'ka@mail.example';
  const { phone, desk } = await onTwoDevices(mail);
  const tablet = await signIn(await createContributor(services), mail);
  const [ofPhone, ofDesk, ofTablet] = await sessionDevices(mail);
  const end = async (device: string | undefined) => {
    const before = (await infoOf(tablet)).devices.filter(({ here }) => !here);
    const named = before.find(({ device: one }) => one?.os === device);
    await tablet.call(sessionCalls.userDeviceEnd, { id: named?.id ?? '' });
  };
  await end('iOS');
  expect((await knownOf(mail)).sort()).toEqual([ofDesk, ofTablet].sort());
  expect([await stateOf(phone), await stateOf(desk)]).toEqual(['empty', 'idValid']);
  // The session cookie was lost, the device cookie was not.
  tablet.cookie = undefined;
  await signIn(tablet, mail);
  await pool.query(`update sessions set expires = expires - interval '2 days' where known_as = $1`, [ofDesk]);
  await end(undefined);
  expect((await knownOf(mail)).sort()).toEqual([ofDesk, ofTablet].sort());
  expect(ofPhone).not.toBe(ofTablet);
});

it('forgets all devices but the one that asks where the ended session does not say its own', async () => {
  const mail = 'ko@mail.example';
  const { desk } = await onTwoDevices(mail);
  const [ofPhone, ofDesk] = await sessionDevices(mail);
  await pool.query('update sessions set known_as = null where known_as = $1', [ofPhone]);
  const there = (await infoOf(desk)).devices.find(({ here }) => !here);
  await desk.call(sessionCalls.userDeviceEnd, { id: there?.id ?? '' });
  expect(await knownOf(mail)).toEqual([ofDesk]);
});
