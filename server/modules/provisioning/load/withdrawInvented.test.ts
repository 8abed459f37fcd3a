import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../../platform/lib/packageRoot.ts';
import {
  createContributor,
  createVisitor,
  fetchMessages,
  openCase,
  Person,
  signIn,
} from '../../../testing/person.ts';
import { openTestServices, type TestServices } from '../../../testing/testServices.ts';
import { findCustomerFolders } from '../read/readCustomer.ts';
import { readStoredCustomer } from './customerFields.ts';
import { loadCustomers, withdrawDemoCustomers } from './loadCustomers.ts';

const { url } = await createTestDatabase();
const demonstration = findCustomerFolders(join(packageRoot, 'modules', 'demo'));
const loadDemo = ({ store }: TestServices) =>
  loadCustomers(store.db, demonstration, () => undefined, { invented: demonstration });

const demo = await openTestServices(url);
const real = await openTestServices(url, { config: { demo: false } });
afterAll(async () => {
  for (const services of [demo, real]) await services.close();
  expect([...demo.failures, ...real.failures]).toEqual([]);
});

describe('customers of an earlier demonstration', () => {
  let agent: Person;
  let names: string[];
  beforeAll(async () => {
    await loadDemo(demo);
    agent = await signIn(new Person(demo), 'agent@town.example');
    names = (await withdrawDemoCustomers(real.store.db)).map(({ fr = '' }) => fr);
  });

  it('are named once when withdrawn', async () => {
    expect(names.toSorted()).toEqual([
      'Campus de l’Orangerie',
      'Résidence des Tilleuls',
      'Stade des Trois Rives',
      'Ville de Belleroche',
    ]);
    expect(await withdrawDemoCustomers(real.store.db)).toEqual([]);
  });

  it('have retired codes that reveal no customer', async () => {
    const jo = await createVisitor(real);
    expect((await jo.send(sessionCalls.qrScan, { qrid: 'demo-town' })).error?.code).toBe('staleQr');
    expect((await jo.send(sessionCalls.userCstmr, { qrid: 'demo-town' })).error?.code).toBe('staleQr');
    const page = await real.app.inject({ url: '/q/demo-town', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(410);
    expect(page.body).not.toContain('Belleroche');
  });

  it('have no pages and no staff', async () => {
    const jo = await createContributor(real);
    expect((await jo.send(mobileCalls.infoCstmr, undefined, { cuid: 'belleroche' })).error?.code).toBe(
      'unknownCustomer',
    );
    const there = new Person(real);
    there.cookie = agent.cookie;
    expect((await there.call(sessionCalls.userSts, { newCookies: false })).roles).toEqual([]);
  });

  it('lose their demo menus, unlike real customers', async () => {
    const jo = await createVisitor(real);
    expect((await jo.send(textCalls.settingsMenusQr, { ccatCode: 'toilets' })).status).toBe(200);
    const invented = await jo.send(textCalls.settingsMenusQr, { ccatCode: 'seating' });
    expect(invented.error?.code).toBe('unknownCategory');
  });

  it('do not affect real customers and their cases', async () => {
    const jo = await createContributor(real);
    const openCases = async () =>
      (await readStoredCustomer(real.store.db, { cuid: 'testville', places: [] })).openCases;
    const before = await openCases();
    expect(await fetchMessages(jo, await openCase(jo))).toHaveLength(2);
    // Reloads report the case.
    expect(await openCases()).toBe(before + 1);
  });

  it('return with a new demonstration', async () => {
    await loadDemo(demo);
    demo.services.customers.invalidate();
    const jo = await createVisitor(demo);
    expect((await jo.call(sessionCalls.qrScan, { qrid: 'demo-town' }))[0]?.cstmr.cuid).toBe('belleroche');
  });
});
