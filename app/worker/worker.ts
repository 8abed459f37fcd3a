import { OUTBOX_SYNC } from '../data/keys.ts';
import { renewPages } from '../pwa/pages.ts';
import { answers } from './answers.ts';
import { bringFiles, tidyFiles } from './files.ts';
import { hear } from './hear.ts';
import type { WorkerScope } from './scope.ts';
import { sendOutbox } from './sendOutbox.ts';
import { tellPages } from './tellPages.ts';
import { wayOf } from './ways.ts';

/** What a visitor's app is made of, written here by the build. */
declare const PARVIS_FILES: readonly string[];
/** Which build the worker is of, likewise. */
declare const PARVIS_REVISION: string;

const worker = self as unknown as WorkerScope;

/** Whether it takes the place of another one. */
let replaces = false;

worker.addEventListener('install', (event) => {
  replaces = worker.registration.active !== null;
  // Files are named by their content, and pages are the server's where it answers: a newer worker takes over at once.
  event.waitUntil(
    bringFiles(PARVIS_FILES)
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
    ]).then(async () => {
      if (replaces) await tellPages(worker.clients, { type: 'reload', revision: PARVIS_REVISION });
    }),
  );
});

worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way !== 'alone') event.respondWith(answers[way](event));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendOutbox());
});

worker.addEventListener('message', (event) => {
  event.waitUntil(hear(event, PARVIS_REVISION));
});
