import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ownAddressCalls } from '@parvis/api/calls/ownAddress';
import { sessionCalls } from '@parvis/api/calls/session';
import type { GivenContact } from '@parvis/api/entities/reporterContact';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  buildOpening,
  createContributor,
  fetchLastCode,
  getFirst,
  type Person,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
await services.store.pool.query(`update customers set contact_wanted = 'offered'`);
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const stateOf = async (jo: Person) => {
  const { state, unverified } = await jo.call(sessionCalls.userSts, { newCookies: false });
  return { state, unverified };
};
async function opens(jo: Person, contact?: GivenContact): Promise<string> {
  const { csid } = getFirst(
    await jo.call(caseCalls.casesInit, { ...buildOpening(), ...(contact && { contact }) }),
  );
  return csid;
}

it('profile is partialInfo with the newest unverified contact, until it is verified or withdrawn', async () => {
  const jo = await createContributor(services);
  await opens(jo);
  expect(await stateOf(jo)).toEqual({ state: 'withIds' });
  await opens(jo, { phone: '06 12 34 56 78' });
  expect(await stateOf(jo)).toEqual({ state: 'partialInfo', unverified: { phone: '33612345678' } });
  const [mail, phone] = ['partly@mail.example', '01 23 45 67 89'];
  const csid = await opens(jo, { mail, phone });
  expect(await stateOf(jo)).toEqual({ state: 'partialInfo', unverified: { mail, phone: '33123456789' } });
  const { rqid } = getFirst(await jo.call(ownAddressCalls.mailVerifInit, { mail }));
  await jo.call(ownAddressCalls.mailVerifCode, { rqid, code: await fetchLastCode(services, mail) });
  expect(await stateOf(jo)).toEqual({ state: 'idValid', unverified: { phone: '33123456789' } });
  await jo.call(mobileCalls.casesChange, { csid, id: createId(), step: 'contact', contact: {} });
  expect(await stateOf(jo)).toEqual({ state: 'idValid', unverified: { phone: '33612345678' } });
  expect(await stateOf(await createContributor(services))).toEqual({ state: 'withIds' });
});
