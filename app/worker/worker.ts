import { OUTBOX_SYNC } from '../data/keys.ts';
import { renewPages } from '../pwa/pages.ts';
import { emptyStore, stores } from '../pwa/stores.ts';
import { answers } from './answers.ts';
import { bringFiles, broughtAhead, tidyFiles } from './files.ts';
import type { WorkerScope } from './scope.ts';
import { sendOutbox } from './sendOutbox.ts';
import { wayOf } from './ways.ts';

/** What a visitor's app is made of, written here by the build. */
declare const PARVIS_FILES: readonly string[];
/** Those of them that come when they are asked for where a browser spares data, by language. */
declare const PARVIS_SPARED: Readonly<Record<string, readonly string[]>>;

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  // Files are named by their content, and pages are the server's where it answers: a newer worker takes over at once.
  event.waitUntil(
    bringFiles(broughtAhead(PARVIS_FILES, PARVIS_SPARED, navigator))
      .then(renewPages)
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      worker.registration.navigationPreload?.enable(),
      tidyFiles(PARVIS_FILES),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way !== 'alone') event.respondWith(answers[way](event));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendOutbox());
});

/** What pages tell, by its type. */
const told: Readonly<Record<string, () => Promise<unknown>>> = {
  clearFiles: () => emptyStore(stores.files),
};

worker.addEventListener('message', (event) => {
  const { type } = Object(event.data) as { readonly type?: unknown };
  const act = typeof type === 'string' && Object.hasOwn(told, type) ? told[type] : undefined;
  if (act) event.waitUntil(act());
  else console.warn('service worker', 'unknown message', type);
});
