import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminCalls } from '@parvis/api/calls/admin';
import { sessionCalls } from '@parvis/api/calls/session';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createVisitor, getFirst, signInStaff } from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';
import { readCustomer } from '../provisioning/read/readCustomer.ts';

const LISTED = 'https://fonts.example';
const STRANGERS = 'https://strangers.example/a.woff2';
const services = await openTestServices((await createTestDatabase()).url, {
  config: { fontHosts: [LISTED] },
});
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const FONT = Buffer.from('774f46320001000000000010abababab', 'hex');

async function loadTown(fontFile: string): Promise<string[]> {
  const folder = join(getTestFolder('fonts'), 'testville');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'town.woff2'), FONT);
  writeFileSync(join(folder, 'customer.json'), JSON.stringify({ ...testTown, appShape: { fontFile } }));
  const { content, findings } = readCustomer(folder, [LISTED]);
  if (!content) throw new Error('The town cannot be loaded.');
  await storeCustomer(services.store.db, content);
  services.services.customers.invalidate();
  return findings.filter(({ place }) => place.startsWith('appShape')).map(({ id }) => id);
}
const shownFont = async (): Promise<string | undefined> => {
  const reader = await createVisitor(services);
  return getFirst(await reader.call(sessionCalls.userCstmr, { qrid: 'test-hall' })).theme.shape?.fontFile;
};
const fontPolicy = async (): Promise<string | undefined> => {
  const { headers } = await services.app.inject({ url: '/q/test-hall', headers: { accept: 'text/html' } });
  return /font-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
};

it('serves a font of the customer’s folder itself, without other hosts', async () => {
  expect(await loadTown('town.woff2')).toEqual([]);
  const address = (await shownFont()) ?? '';
  expect(address).toMatch(/^\/[\w/-]+$/);
  const { statusCode, headers, rawPayload } = await services.app.inject({ url: address });
  expect([statusCode, headers['content-type'], rawPayload.equals(FONT)]).toEqual([200, 'font/woff2', true]);
  expect(await fontPolicy()).toBeUndefined();
});

it('uses a font of a listed host', async () => {
  expect(await loadTown(`${LISTED}/a.woff2`)).toEqual([]);
  expect([await shownFont(), await fontPolicy()]).toEqual([`${LISTED}/a.woff2`, `font-src 'self' ${LISTED}`]);
});

it('reports a font of an unlisted host, and sends no visitor there', async () => {
  expect(await loadTown(STRANGERS)).toEqual(['fontHostNotListed']);
  expect([await shownFont(), await fontPolicy()]).toEqual([undefined, undefined]);
  const boss = await signInStaff(services, 'chloe@testville.example');
  const look = getFirst(await boss.call(adminCalls.themeGet)).look;
  const saved = await boss.send(adminCalls.themeSave, { ...look, appShape: { fontFile: STRANGERS } });
  expect(saved.error).toMatchObject({
    code: 'badRequest',
    path: 'body.appShape.fontFile',
    reason: 'choice',
  });
});
