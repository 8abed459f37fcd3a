import { keptAbout } from '../features/notifications/kept.ts';
import { renewPages } from '../features/offline/pages.ts';
import { OUTBOX_SYNC } from '../lib/api/keys.ts';
import { tellAcks } from './acks.ts';
import { answers } from './answers.ts';
import { bringFiles, broughtAhead, tidyFiles } from './files.ts';
import { hear } from './hear.ts';
import { pressed, putAway } from './pressed.ts';
import { ACKS_SYNC, push } from './push.ts';
import { resubscribe } from './resubscribe.ts';
import type { WorkerScope } from './scope.ts';
import { sendOutbox } from './sendOutbox.ts';
import { tellPages } from './tellPages.ts';
import { wayOf } from './ways.ts';

/** Defined by the build. */
declare const PARVIS_FILES: readonly string[];
/** Not prefetched with `saveData`, by language. */
declare const PARVIS_SPARED: Readonly<Record<string, readonly string[]>>;
declare const PARVIS_REVISION: string;

const worker = self as unknown as WorkerScope;

let replaces = false;

const bring = () => bringFiles(broughtAhead(PARVIS_FILES, PARVIS_SPARED, navigator));

worker.addEventListener('install', (event) => {
  replaces = worker.registration.active !== null;
  // Takes over at once: file names are content hashes, and pages come from the server.
  event.waitUntil(
    bring()
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

const synced: Readonly<Record<string, () => Promise<unknown>>> = {
  [OUTBOX_SYNC]: sendOutbox,
  [ACKS_SYNC]: async () => {
    const about = await keptAbout();
    if (about) await tellAcks(about.ack);
  },
};

worker.addEventListener('sync', (event) => {
  const act = Object.hasOwn(synced, event.tag) ? synced[event.tag] : undefined;
  if (act) event.waitUntil(act());
});

worker.addEventListener('push', (event) => event.waitUntil(push(worker, event.data?.text())));
worker.addEventListener('notificationclick', (event) => event.waitUntil(pressed(worker, event.notification)));
worker.addEventListener('notificationclose', (event) => event.waitUntil(putAway(worker, event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(worker, event)));

worker.addEventListener('message', (event) => {
  event.waitUntil(hear(event, PARVIS_REVISION, bring));
});
