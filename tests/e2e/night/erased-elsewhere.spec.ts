import { sessionCalls } from '@parvis/api/calls/session';
import type { Page } from 'playwright/test';
import { findFreePort } from '../../../server/testing/findFreePort.ts';
import { createInPageClient, signInAtHost } from '../apiCalls.ts';
import { expect, test } from '../test.ts';
import { french as words } from '../words.ts';

const AGENT = 'agent@town.example';

/** Outbox entries of a person at a host, and the marker in storage. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('parvis', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('items', { keyPath: 'id' });
    const database = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const all = database.transaction('items').objectStore('items').getAll();
    const items = await new Promise<{ id: string }[]>((done) => {
      all.onsuccess = () => done(all.result);
    });
    database.close();
    return [
      ...items.map(({ id }) => id),
      ...Object.keys(localStorage).filter((key) => key.startsWith('pv_')),
    ];
  });

/** Queues a message of the signed-in person. */
const leavesMessage = (page: Page, crUid: string) =>
  page.evaluate(async (writer) => {
    const open = indexedDB.open('parvis', 1);
    open.onupgradeneeded = () => open.result.createObjectStore('items', { keyPath: 'id' });
    const database = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const change = database.transaction('items', 'readwrite');
    const waits = { id: 'waits', kind: 'txt', cuid: 'x', csid: 'x', crUid: writer, created: 1 };
    change.objectStore('items').put({ ...waits, refused: 'notFound', shown: { txt: 'Bonjour' }, body: {} });
    await new Promise((done) => {
      change.oncomplete = done;
    });
    database.close();
    localStorage.setItem('pv_kept_x', JSON.stringify({ crUid: writer, at: Date.now(), value: 'Bonjour' }));
  }, crUid);

test('erases a person’s data at a second host too', async ({ people, launch }) => {
  const port = await findFreePort();
  const [a, b] = [`http://a.parvis.localhost:${port}`, `http://b.parvis.localhost:${port}`];
  const product = await launch({ port, sites: `orangerie=${a},${words.cuid}=${b}` });
  const { page } = await people.contributor({ words, product, address: a });
  await signInAtHost(page, b, words, product, AGENT);
  await page.goto(`${b}/m/home`);
  await expect.poll(() => kept(page)).toContain('pv_told');
  const { crUid = '' } = await createInPageClient(page, b, words).call(sessionCalls.userSts, {
    body: { newCookies: false },
  });
  await leavesMessage(page, crUid);
  await page.reload();
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['waits', 'pv_kept_x']));

  await signInAtHost(page, a, words, product, AGENT);
  await createInPageClient(page, a, words).call(sessionCalls.userEraseAll, {});

  await page.goto(`${b}/m/info`);
  await expect.poll(() => kept(page)).toEqual([]);
});
