import { createStore } from '@parvis/locales/store';
import { tellApp } from './appStore.ts';
import { told as notified } from './noticeTypes.ts';
import type { FromWorker } from './told.ts';

/** How often the worker has asked that pages open anew. */
export const reloadsAsked = createStore(0);

const isTold = (told: unknown): told is FromWorker =>
  typeof told === 'object' && told !== null && 'type' in told && 'revision' in told;

const acts: Readonly<Record<FromWorker['type'], (revision: string) => void>> = {
  revision: (revision) => tellApp({ type: 'workerIs', revision }),
  reload: (revision) => {
    tellApp({ type: 'workerIs', revision });
    reloadsAsked.set(reloadsAsked.get() + 1);
  },
  // Heard by whoever asked for it (`clearFiles.ts`).
  cleared: () => undefined,
};

/** What is told of notifications is heard where they are followed. */
const ofNotifications: readonly unknown[] = Object.values(notified);

/** Hears what the worker tells this page. */
function hear({ data }: MessageEvent<unknown>): void {
  if (isTold(data) && Object.hasOwn(acts, data.type)) acts[data.type](data.revision);
  else if (!ofNotifications.includes(Object(data).type))
    console.warn('service worker', 'unknown message to a page', data);
}

/** A worker that could not bring its files is tried again after so long, milliseconds: those that came are here by then. */
export const BRING_AGAIN = 30_000;
/** And so often: what is missing then is missing for good. */
const BRINGS_MAX = 5;

let brings = 0;

/** Begins a worker that did not come once more. */
function bringAgain(register: () => Promise<ServiceWorkerRegistration>): void {
  brings += 1;
  if (brings > BRINGS_MAX) return;
  setTimeout(() => {
    // Without a network it is the next page that does.
    register().then(
      (registration) => followWorker(registration, register),
      () => undefined,
    );
  }, BRING_AGAIN);
}

/** Notes where a worker stands that comes. */
function followComing(coming: ServiceWorker, onLost: () => void): void {
  tellApp({ type: 'worker', phase: 'installing' });
  let hasCome = false;
  coming.addEventListener('statechange', () => {
    const { state } = coming;
    if (state === 'activated') tellApp({ type: 'worker', phase: 'ready' });
    // Later on it has given way to a newer one.
    if (state === 'redundant' && !hasCome) onLost();
    hasCome = true;
  });
}

let heard = false;

/** Follows the worker's registration and asks once for a newer one; a first one that fails is tried again. */
export function followWorker(
  registration: ServiceWorkerRegistration,
  register: () => Promise<ServiceWorkerRegistration>,
): void {
  const { active, installing } = registration;
  const onLost = () => {
    const isFirst = registration.active === null;
    console.warn('service worker', 'could not be brought');
    tellApp({ type: 'worker', phase: isFirst ? 'failed' : 'ready' });
    if (isFirst) bringAgain(register);
  };
  if (active) tellApp({ type: 'worker', phase: 'ready' });
  if (installing) followComing(installing, onLost);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) followComing(registration.installing, onLost);
  });
  // Whoever leaves and comes back registers anew.
  if (!heard) navigator.serviceWorker.addEventListener('message', hear);
  heard = true;
  // Without a network it is the next page that asks.
  if (active) registration.update().catch(() => undefined);
}
