import * as z from 'zod/mini';
import { OUTBOX_SYNC } from '../data/keys.ts';
import { keepAbout, keptAbout } from '../notifications/kept.ts';
import { aboutSchema, told as words } from '../notifications/workerTold.ts';
import { renewPages } from '../pwa/pages.ts';
import { emptyStore, stores } from '../pwa/stores.ts';
import { tellAcks } from './acks.ts';
import { answers } from './answers.ts';
import { bringFiles, broughtAhead, tidyFiles } from './files.ts';
import { pressed, putAway } from './pressed.ts';
import { ACKS_SYNC, push } from './push.ts';
import { resubscribe } from './resubscribe.ts';
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

/** What is done once there is a network again, by the name it was asked for. */
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

/** What pages tell, by its type. */
const told: Readonly<Record<string, (data: unknown) => Promise<unknown>>> = {
  clearFiles: () => emptyStore(stores.files),
  [words.about]: async (data) => {
    const about = z.safeParse(z.object({ about: aboutSchema }), data);
    if (about.success) await keepAbout(about.data.about);
  },
};

worker.addEventListener('message', (event) => {
  const { type } = Object(event.data) as { readonly type?: unknown };
  const act = typeof type === 'string' && Object.hasOwn(told, type) ? told[type] : undefined;
  if (act) event.waitUntil(act(event.data));
  else console.warn('service worker', 'unknown message', type);
});
