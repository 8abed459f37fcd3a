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
};

/** What is told of notifications is heard where they are followed. */
const ofNotifications: readonly unknown[] = Object.values(notified);

/** Hears what the worker tells this page. */
function hear({ data }: MessageEvent<unknown>): void {
  if (isTold(data) && Object.hasOwn(acts, data.type)) acts[data.type](data.revision);
  else if (!ofNotifications.includes(Object(data).type))
    console.warn('service worker', 'unknown message to a page', data);
}

/** Notes where a worker stands that comes. */
function followComing(coming: ServiceWorker): void {
  tellApp({ type: 'worker', phase: 'installing' });
  coming.addEventListener('statechange', () => {
    if (coming.state === 'activated') tellApp({ type: 'worker', phase: 'ready' });
  });
}

let heard = false;

/** Follows the worker of this site from its registration on, and asks once whether there is a newer one (specification 7). */
export function followWorker(registration: ServiceWorkerRegistration): void {
  const { active, installing } = registration;
  if (active) tellApp({ type: 'worker', phase: 'ready' });
  if (installing) followComing(installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) followComing(registration.installing);
  });
  // Whoever leaves and comes back registers anew.
  if (!heard) navigator.serviceWorker.addEventListener('message', hear);
  heard = true;
  // Without a network it is the next page that asks.
  if (active) registration.update().catch(() => undefined);
}
