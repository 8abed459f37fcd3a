import { addresses } from '@parvis/api/addresses';
import { type CDPSession, expect, type Page } from 'playwright/test';
import type { Contributor } from './contributor.ts';

/** What the browser keeps to open the app without a network, by its paths; nothing while the worker is still bringing it. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    if (!registration?.active) return [];
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** All is kept of a code whose menu has been stood before for long enough. */
export async function keepsTheCode({ page, words }: Contributor, qrid: string): Promise<void> {
  const wanted = [`/q/${qrid}`, '/m/home', `/kept-questions/${words.cuid}/${words.locale}`];
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(wanted));
}

/** Has stood before the menu of a code long enough for all of it to be kept. */
export async function hasSeen(visitor: Contributor, qrid: string): Promise<void> {
  await visitor.arrives(qrid);
  await keepsTheCode(visitor, qrid);
}

/** The app opens without a network, and words of a conversation are kept. */
export async function keepsTheWords({ page }: Contributor, words: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain('/m/home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pv_kept_cases'))).toContain(words);
}

/** Has reported a full bin, written of it, and closed the page once all of that is kept. Gives where the case is. */
export async function hasWritten(visitor: Contributor, txt: string): Promise<string> {
  const at = await visitor.hasReportedBins('town-school');
  await visitor.write(txt);
  await visitor.seesStatus(txt, 'part.sent');
  await keepsTheWords(visitor, txt);
  await visitor.page.close();
  return at;
}

/** Reports a full bin where there is no network: it waits. */
export async function reportsOffline(visitor: Contributor): Promise<void> {
  const { asked, t } = visitor.words;
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await expect(visitor.heading).toHaveText(t('sent.waiting'));
}

/** The service worker of a site, as the browser's own tools take hold of it. */
export interface WorkerTools {
  /** The browser wakes it for what waits, as it does once there is a network: one in a test does not do so by itself. */
  readonly sync: () => Promise<unknown>;
  /** The browser ends it, as it does between two events; the next one starts it anew. */
  readonly stop: () => Promise<unknown>;
}

/** Opens a page of the site that is none of the app, and finds its worker from there. */
export async function besideTheWorker(
  page: Page,
  address: string,
): Promise<{ readonly devTools: CDPSession; readonly registrationId: string }> {
  await page.goto(address + addresses.health.template);
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => scopeURL.startsWith(address));
      if (one) done(one.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  return { devTools, registrationId: await registered };
}

/** Takes hold of the worker from a page of the site that is none of the app. */
export async function workerTools(page: Page, address: string): Promise<WorkerTools> {
  const { devTools, registrationId } = await besideTheWorker(page, address);
  const asked = { origin: address, registrationId, tag: 'outbox', lastChance: false };
  return {
    sync: () => devTools.send('ServiceWorker.dispatchSyncEvent', asked),
    stop: () => devTools.send('ServiceWorker.stopAllWorkers'),
  };
}
