import { patternOf } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { watchScheme } from '../../lib/branding/scheme.ts';
import { lastScan } from '../../lib/session/lastScan.ts';
import { texts } from '../../lib/texts/store.ts';
import { tellApp } from './appStore.ts';
import { followWorker } from './followWorker.ts';
import { keepPage, keptAs, renewPages, SHELL } from './pages.ts';
import { keepQuestionsHere } from './questions.ts';
import { hasWorkers, registerWorker } from './registerWorker.ts';
import { openStores, storeOf, stores } from './stores.ts';
import type { ToWorker } from './told.ts';

const LOGO = patternOf(addresses.logo.template);

/** Paths of the customers' pictures that this page loaded. */
const picturesHere = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && LOGO.test(pathname))
    .map(({ pathname }) => pathname);

/** Caches what this page loaded before the worker was active. */
async function keepHere(): Promise<void> {
  await keepQuestionsHere();
  const scanned = lastScan();
  const paths = [SHELL, keptAs(location.pathname), ...(scanned ? [`/q/${scanned}`] : [])];
  for (const path of new Set(paths)) await keepPage(path);
  const pictures = await storeOf(stores.pictures);
  for (const picture of new Set(picturesHere()))
    if (pictures && !(await pictures.match(picture))) await pictures.add(picture);
}

/** Refetches cached pages when language or scheme change, since the server renders both. */
function followChoices(): void {
  const choice = () => `${texts.locale()} ${document.documentElement.dataset.scheme ?? ''}`;
  let written = choice();
  const renew = () => {
    if (choice() === written) return;
    written = choice();
    // After the cookie is written. Offline, the next build refetches them.
    setTimeout(() => renewPages().catch(() => undefined));
  };
  texts.subscribe(renew);
  watchScheme(renew);
}

async function askRevision(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const asked: ToWorker = { type: 'revision' };
  active?.postMessage(asked);
}

let begun = false;

/** Registers the worker and caches pages for offline use; failure is logged only. */
export async function beginOffline(): Promise<void> {
  if (begun || !hasWorkers()) return;
  begun = true;
  try {
    await openStores();
    followWorker(await registerWorker(), registerWorker);
    followChoices();
    // Before any await: the worker may need a restart.
    await keepHere();
    await askRevision();
  } catch (error) {
    tellApp({ type: 'worker', phase: 'failed' });
    console.warn('Failed to start offline support', { event: 'offline_start_failed', err: error });
  }
}

/** Lets it start again after a leave. */
export const beginAnew = (): void => {
  begun = false;
};
