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

/** The pictures of customers that this page has loaded. */
const picturesHere = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && LOGO.test(pathname))
    .map(({ pathname }) => pathname);

/** What this page is made of was loaded before there was a worker. */
async function keepHere(): Promise<void> {
  await keepQuestionsHere();
  const scanned = lastScan();
  const paths = [SHELL, keptAs(location.pathname), ...(scanned ? [`/q/${scanned}`] : [])];
  for (const path of new Set(paths)) await keepPage(path);
  const pictures = await storeOf(stores.pictures);
  for (const picture of new Set(picturesHere()))
    if (pictures && !(await pictures.match(picture))) await pictures.add(picture);
}

/** The server writes pages in the language and the scheme that were chosen. */
function followChoices(): void {
  const choice = () => `${texts.locale()} ${document.documentElement.dataset.scheme ?? ''}`;
  let written = choice();
  const renew = () => {
    if (choice() === written) return;
    written = choice();
    // The cookie that the server reads is written next. Without a network they are written anew with the next build.
    setTimeout(() => renewPages().catch(() => undefined));
  };
  texts.subscribe(renew);
  watchScheme(renew);
}

/** Which build the worker is of. */
async function askRevision(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const asked: ToWorker = { type: 'revision' };
  active?.postMessage(asked);
}

let begun = false;

/** Registers the worker and keeps pages for offline use; a failure is logged and the app goes on. */
export async function beginOffline(): Promise<void> {
  if (begun || !hasWorkers()) return;
  begun = true;
  try {
    await openStores();
    followWorker(await registerWorker(), registerWorker);
    followChoices();
    // Before anything is waited for: the worker may have to be begun anew.
    await keepHere();
    await askRevision();
  } catch (error) {
    tellApp({ type: 'worker', phase: 'failed' });
    console.warn('service worker', error);
  }
}

/** Whoever leaves accepts anew: then it begins again. */
export const beginAnew = (): void => {
  begun = false;
};
