import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createContributor, type Person, signIn, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const choose = (person: Person, settings: object) => person.call(sessionCalls.userSettingsSet, { settings });
const settingsOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).settings;

it('concurrent settings changes are both kept', async () => {
  const person = await createContributor(services);
  for (let round = 0; round < 10; round += 1) {
    await choose(person, { language: 'fr-FR', scheme: 'auto' });
    await Promise.all([choose(person, { language: 'en-US' }), choose(person, { scheme: 'dark' })]);
    expect(await settingsOf(person)).toEqual({ language: 'en-US', scheme: 'dark' });
  }
});

it('a setting applies to all current and future devices of the person', async () => {
  const desk = await signInStaff(services);
  await choose(desk, { language: 'en-US', scheme: 'dark' });
  const phone = await signInStaff(services);
  expect(await settingsOf(phone)).toEqual({ language: 'en-US', scheme: 'dark' });
  await choose(phone, { scheme: 'light' });
  expect(await settingsOf(desk)).toEqual({ language: 'en-US', scheme: 'light' });
  expect(await settingsOf(await signInStaff(services, 'bruno@testville.example'))).toEqual({});
});
it('a setting chosen before sign-in stays on its device', async () => {
  await choose(await signIn(await createContributor(services), 'lea@mail.example'), {
    language: 'fr-FR',
    scheme: 'dark',
  });
  const other = await createContributor(services);
  await choose(other, { language: 'en-US' });
  await signIn(other, 'lea@mail.example');
  expect(await settingsOf(other)).toEqual({ language: 'en-US', scheme: 'dark' });
});

it('keys of the desk stay with the person, also after they signed out everywhere', async () => {
  const desk = await signInStaff(services);
  await choose(desk, { deskKeys: { single: true, own: { close: 'w', take: '' } } });
  await choose(desk, { scheme: 'dark' });
  expect(await settingsOf(desk)).toMatchObject({ deskKeys: { single: true, own: { close: 'w', take: '' } } });
  await desk.call(sessionCalls.userDisconnect);
  expect((await settingsOf(await signInStaff(services))).deskKeys).toEqual({
    single: true,
    own: { close: 'w', take: '' },
  });
});

it('refuses a key of more than eight signs', async () => {
  const desk = await signInStaff(services, 'bruno@testville.example');
  const settings = (key: string) => ({ settings: { deskKeys: { own: { close: key } } } });
  expect((await desk.send(sessionCalls.userSettingsSet, settings('12345678'))).error).toBeUndefined();
  expect((await desk.send(sessionCalls.userSettingsSet, settings('123456789'))).error).toMatchObject({
    code: 'badRequest',
    path: 'body.settings.deskKeys',
  });
});
