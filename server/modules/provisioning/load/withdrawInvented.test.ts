import { join } from 'node:path';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { textCalls } from '@parvis/api/calls/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../../platform/lib/packageRoot.ts';
import { contributor, messagesOf, openCase, Person, signIn, visitor } from '../../../testing/person.ts';
import { openTestServices, type TestServices } from '../../../testing/testServices.ts';
import { customerFolders } from '../read/readCustomer.ts';
import { readStoredCustomer } from './fileRows.ts';
import { loadCustomers, withdrawInvented } from './load.ts';

const { url } = await createTestDatabase();
const demonstration = customerFolders(join(packageRoot, 'modules', 'demo'));
const loadDemo = ({ store }: TestServices) =>
  loadCustomers(store.db, demonstration, () => undefined, { invented: demonstration });

const demo = await openTestServices(url);
const real = await openTestServices(url, { config: { demo: false } });
afterAll(async () => {
  for (const services of [demo, real]) await services.close();
  expect([...demo.failures, ...real.failures]).toEqual([]);
});

describe('customers of a demonstration that ran on this data before', () => {
  let agent: Person;
  let names: string[];
  beforeAll(async () => {
    await loadDemo(demo);
    agent = await signIn(new Person(demo), 'agent@town.example');
    names = (await withdrawInvented(real.store.db)).map(({ fr = '' }) => fr);
  });

  it('are told by name when they are withdrawn, and not again', async () => {
    expect(names.toSorted()).toEqual([
      'Campus de l’Orangerie',
      'Stade des Trois Rives',
      'Ville de Belleroche',
    ]);
    expect(await withdrawInvented(real.store.db)).toEqual([]);
  });

  it('have codes that say they are out of use, by call and by page, and nothing of an invented town', async () => {
    const jo = await visitor(real);
    expect((await jo.send(sessionCalls.qrScan, { qrid: 'demo-town' })).error?.code).toBe('staleQr');
    expect((await jo.send(sessionCalls.userCstmr, { qrid: 'demo-town' })).error?.code).toBe('staleQr');
    const page = await real.app.inject({ url: '/q/demo-town', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(410);
    expect(page.body).not.toContain('Belleroche');
  });

  it('are no customers, and nobody is their staff: neither who signed in before nor who comes', async () => {
    const jo = await contributor(real);
    expect((await jo.send(mobileCalls.infoCstmr, undefined, { cuid: 'belleroche' })).error?.code).toBe(
      'unknownCustomer',
    );
    const there = new Person(real);
    there.cookie = agent.cookie;
    expect((await there.call(sessionCalls.userSts, { newCookies: false })).roles).toEqual([]);
  });

  it('give the menus of the demo page to nobody, and leave those of real customers', async () => {
    const jo = await visitor(real);
    expect((await jo.send(textCalls.settingsMenusQr, { ccatCode: 'toilets' })).status).toBe(200);
    const invented = await jo.send(textCalls.settingsMenusQr, { ccatCode: 'seating' });
    expect(invented.error?.code).toBe('unknownCategory');
  });

  it('leave real customers and their cases as they are', async () => {
    const jo = await contributor(real);
    const openCases = async () =>
      (await readStoredCustomer(real.store.db, { cuid: 'testville', places: [] })).openCases;
    const before = await openCases();
    expect(await messagesOf(jo, await openCase(jo))).toHaveLength(2);
    // And a reload would tell of them.
    expect(await openCases()).toBe(before + 1);
  });

  it('come back with a demonstration', async () => {
    await loadDemo(demo);
    demo.services.customers.forget();
    const jo = await visitor(demo);
    expect((await jo.call(sessionCalls.qrScan, { qrid: 'demo-town' }))[0]?.cstmr.cuid).toBe('belleroche');
  });
});
