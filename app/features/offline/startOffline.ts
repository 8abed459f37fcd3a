import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { watchScheme } from '../../lib/branding/scheme.ts';
import { readLastScan } from '../../lib/session/lastScan.ts';
import { texts } from '../../lib/texts/store.ts';
import { dispatchAppEvent } from './appStore.ts';
import { fetchPageUnlessCached, getPageKey, refreshPages, SHELL } from './cachedPages.ts';
import { cacheLoadedQuestions } from './cachedQuestions.ts';
import { followWorker } from './followWorker.ts';
import { hasWorkerSupport, registerWorker } from './registerWorker.ts';
import { createStores, openStore, stores } from './stores.ts';
import type { WorkerRequest } from './workerMessages.ts';

const LOGO = patternOf(addresses.logo.template);

const listLoadedPictures = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && LOGO.test(pathname))
    .map(({ pathname }) => pathname);

/** Loaded before the worker was active. */
async function cacheLoadedPage(): Promise<void> {
  await cacheLoadedQuestions();
  const scanned = readLastScan();
  const paths = [SHELL, getPageKey(location.pathname), ...(scanned ? [`/q/${scanned}`] : [])];
  for (const path of new Set(paths)) await fetchPageUnlessCached(path);
  const pictures = await openStore(stores.pictures);
  for (const picture of new Set(listLoadedPictures()))
    if (pictures && !(await pictures.match(picture))) await pictures.add(picture);
}

/** The server renders language and scheme. */
function watchChoices(): void {
  const readChoices = () => `${texts.locale()} ${document.documentElement.dataset.scheme ?? ''}`;
  let renderedChoices = readChoices();
  const refreshIfChanged = () => {
    if (readChoices() === renderedChoices) return;
    renderedChoices = readChoices();
    // After writing the cookie. Offline, the next build refetches them.
    setTimeout(() => refreshPages().catch(() => undefined));
  };
  texts.subscribe(refreshIfChanged);
  watchScheme(refreshIfChanged);
}

async function requestRevision(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const asked: WorkerRequest = { type: 'revision' };
  active?.postMessage(asked);
}

let isStarted = false;

/** Registers the worker and caches pages; only logs failure. */
export async function startOffline(): Promise<void> {
  if (isStarted || !hasWorkerSupport()) return;
  isStarted = true;
  try {
    await createStores();
    followWorker(await registerWorker(), registerWorker);
    watchChoices();
    // Before any await: the worker may need a restart.
    await cacheLoadedPage();
    await requestRevision();
  } catch (error) {
    dispatchAppEvent({ type: 'worker', phase: 'failed' });
    console.warn('Failed to start offline support', { event: 'offline_start_failed', err: error });
  }
}

/** After a leave. */
export const resetOffline = (): void => {
  isStarted = false;
};
