import { readWorkerContext } from '../features/notifications/workerStorage.ts';
import { refreshPages } from '../features/offline/cachedPages.ts';
import { OUTBOX_SYNC } from '../lib/api/cacheKeys.ts';
import { flushAcks } from './acks.ts';
import { chooseStrategy } from './chooseStrategy.ts';
import { handleMessage } from './handleMessage.ts';
import { handleClick, handleClose } from './notificationClicks.ts';
import { notifyPages } from './notifyPages.ts';
import { downloadFiles, pruneFiles, selectPrefetch } from './prefetch.ts';
import { ACKS_SYNC, handlePush } from './push.ts';
import { resubscribe } from './resubscribe.ts';
import { sendOutbox } from './sendOutbox.ts';
import { strategies } from './strategies.ts';
import type { WorkerScope } from './workerScope.ts';

/** Defined by the build. */
declare const PARVIS_FILES: readonly string[];
/** Not prefetched with `saveData`, by language. */
declare const PARVIS_SPARED: Readonly<Record<string, readonly string[]>>;
declare const PARVIS_REVISION: string;

const worker = self as unknown as WorkerScope;

let isUpdate = false;

const downloadBuild = () => downloadFiles(selectPrefetch(PARVIS_FILES, PARVIS_SPARED, navigator));

worker.addEventListener('install', (event) => {
  isUpdate = worker.registration.active !== null;
  // At once: file names are hashes, pages come from the server.
  event.waitUntil(
    downloadBuild()
      .then(refreshPages)
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      worker.registration.navigationPreload?.enable(),
      pruneFiles(PARVIS_FILES),
      worker.clients.claim(),
    ]).then(async () => {
      if (isUpdate) await notifyPages(worker.clients, { type: 'reload', revision: PARVIS_REVISION });
    }),
  );
});

worker.addEventListener('fetch', (event) => {
  const way = chooseStrategy(event.request, worker.location.origin);
  if (way !== 'alone') event.respondWith(strategies[way](event));
});

const syncHandlers: Readonly<Record<string, () => Promise<unknown>>> = {
  [OUTBOX_SYNC]: sendOutbox,
  [ACKS_SYNC]: async () => {
    const about = await readWorkerContext();
    if (about) await flushAcks(about.ack);
  },
};

worker.addEventListener('sync', (event) => {
  const act = Object.hasOwn(syncHandlers, event.tag) ? syncHandlers[event.tag] : undefined;
  if (act) event.waitUntil(act());
});

worker.addEventListener('push', (event) => event.waitUntil(handlePush(worker, event.data?.text())));
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(handleClick(worker, event.notification)),
);
worker.addEventListener('notificationclose', (event) =>
  event.waitUntil(handleClose(worker, event.notification)),
);
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(worker, event)));

worker.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event, PARVIS_REVISION, downloadBuild));
});
