import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';
import { findSiteOfUserName } from './signInSite.ts';

const HOME = 'http://parvis.example';
const [TOWN, OTHER] = ['http://testville.example', 'http://otherville.example'];
const opened = await openTestServices((await createTestDatabase()).url, {
  config: { publicUrl: HOME, customerSites: { testville: [TOWN], otherville: [OTHER] } },
});
const { services, store } = opened;
afterAll(async () => {
  await opened.close();
  expect(opened.failures).toEqual([]);
});

/** The other town lists three numbers from 06 39 98 07 00 on, Testville one. */
const listed = [0, 1, 2].map((n) => ({
  ...{
    email: `p${n}@otherville.example`,
    phone: `06 39 98 07 0${n}`,
    name: `P ${n}`,
    level: 'agent' as const,
  },
}));
await storeCustomer(store.db, {
  file: { ...testTown, cuid: 'otherville', menu: [], places: [], staff: listed },
  pictures: {},
});
const site = (name: string) => findSiteOfUserName(services, name, HOME);

it.each([
  ['0639980700', OTHER],
  ['+33639980702', OTHER],
  ['0639980001', TOWN],
  ['anna@testville.example', TOWN],
  ['p1@otherville.example', OTHER],
  // A landline and an incomplete number belong to no customer.
  ['0140000000', HOME],
  ['063998', HOME],
])('%s signs in at %s', async (name, www) => {
  expect(await site(name)).toBe(www);
});

it('returns only configured hosts if the origin comes from the request alone', async () => {
  const names = ['anna@testville.example', 'who@nowhere.example', '063998'];
  expect(await Promise.all(names.map((name) => findSiteOfUserName(services, name, undefined)))).toEqual([
    TOWN,
    '',
    '',
  ]);
});

it('maps an unlisted number to a stable site, so that responses do not reveal listed ones', async () => {
  const numbers = Array.from({ length: 80 }, (_, n) => `06399850${String(n).padStart(2, '0')}`);
  const told = await Promise.all(numbers.map(site));
  expect(await Promise.all(numbers.map(site))).toEqual(told);
  const ofOther = told.filter((www) => www === OTHER).length;
  expect([told.every((www) => [TOWN, OTHER].includes(www)), new Set(told).size]).toEqual([true, 2]);
  // Three of four listed numbers are the other town's.
  expect(ofOther).toBeGreaterThan(40);
});
