import { addresses } from '@parvis/api/addresses';
import { type CDPSession, expect, type Page } from 'playwright/test';
import type { Contributor } from './contributor.ts';

/** Cached paths of the offline app; empty while the worker is installing. */
export const listCachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    if (!registration?.active) return [];
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until everything of a code is cached. */
export async function waitForCachedCode({ page, words }: Contributor, qrid: string): Promise<void> {
  const wanted = [`/q/${qrid}`, '/m/home', `/kept-questions/${words.cuid}/${words.locale}`];
  await expect.poll(() => listCachedPaths(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(wanted));
}

/** Stays on the menu of a code until everything is cached. */
export async function visitUntilCached(visitor: Contributor, qrid: string): Promise<void> {
  await visitor.arrives(qrid);
  await waitForCachedCode(visitor, qrid);
}

/** Waits until the app opens offline and the conversation's words are cached. */
export async function waitForCachedWords({ page }: Contributor, words: string): Promise<void> {
  await expect.poll(() => listCachedPaths(page)).toContain('/m/home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pv_kept_cases'))).toContain(words);
}

/**
 * Reports a full bin, writes, and closes the page once cached.
 * @returns the address of the case
 */
export async function reportAndWriteUntilCached(visitor: Contributor, txt: string): Promise<string> {
  const at = await visitor.hasReportedBins('town-school');
  await visitor.write(txt);
  await visitor.seesStatus(txt, 'part.sent');
  await waitForCachedWords(visitor, txt);
  await visitor.page.close();
  return at;
}

/** Reports a full bin offline: it is queued. */
export async function reportOffline(visitor: Contributor): Promise<void> {
  const { asked, t } = visitor.words;
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await expect(visitor.heading).toHaveText(t('sent.waiting'));
}

/** Controls a site's service worker by developer tools. */
export interface WorkerTools {
  /** Triggers background sync, which tests do not get by themselves. */
  readonly sync: () => Promise<unknown>;
  /** Stops the worker as between two events; the next event restarts it. */
  readonly stop: () => Promise<unknown>;
}

/** Opens a page outside the app and finds its worker. */
export async function openWorkerTools(
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

/** Finds the worker from a page outside the app. */
export async function findWorkerTools(page: Page, address: string): Promise<WorkerTools> {
  const { devTools, registrationId } = await openWorkerTools(page, address);
  const asked = { origin: address, registrationId, tag: 'outbox', lastChance: false };
  return {
    sync: () => devTools.send('ServiceWorker.dispatchSyncEvent', asked),
    stop: () => devTools.send('ServiceWorker.stopAllWorkers'),
  };
}
