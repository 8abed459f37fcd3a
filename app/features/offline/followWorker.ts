import { createStore } from '@parvis/locales/store';
import { tellApp } from './appStore.ts';
import { told as notified } from './noticeTypes.ts';
import type { FromWorker } from './told.ts';

/** Counts the worker's requests to reload. */
export const reloadsAsked = createStore(0);

const isTold = (told: unknown): told is FromWorker =>
  typeof told === 'object' && told !== null && 'type' in told && 'revision' in told;

const acts: Readonly<Record<FromWorker['type'], (revision: string) => void>> = {
  revision: (revision) => tellApp({ type: 'workerIs', revision }),
  reload: (revision) => {
    tellApp({ type: 'workerIs', revision });
    reloadsAsked.set(reloadsAsked.get() + 1);
  },
  // Handled in `clearFiles.ts`.
  cleared: () => undefined,
};

/** Handled by the notifications. */
const ofNotifications: readonly unknown[] = Object.values(notified);

function hear({ data }: MessageEvent<unknown>): void {
  if (isTold(data) && Object.hasOwn(acts, data.type)) acts[data.type](data.revision);
  else if (!ofNotifications.includes(Object(data).type))
    console.warn('Ignored an unknown message of the service worker', {
      event: 'worker_message_unknown',
      data,
    });
}

/** Delay before a failed first worker is retried, milliseconds; its files may be cached by then. */
export const BRING_AGAIN = 30_000;
/** Most retries: files still missing are gone. */
const BRINGS_MAX = 5;

let brings = 0;

function bringAgain(register: () => Promise<ServiceWorkerRegistration>): void {
  brings += 1;
  if (brings > BRINGS_MAX) return;
  setTimeout(() => {
    // The next page retries.
    register().then(
      (registration) => followWorker(registration, register),
      () => undefined,
    );
  }, BRING_AGAIN);
}

function followComing(coming: ServiceWorker, onLost: () => void): void {
  tellApp({ type: 'worker', phase: 'installing' });
  let hasCome = false;
  coming.addEventListener('statechange', () => {
    const { state } = coming;
    if (state === 'activated') tellApp({ type: 'worker', phase: 'ready' });
    // A later `redundant` means it was replaced.
    if (state === 'redundant' && !hasCome) onLost();
    hasCome = true;
  });
}

let heard = false;

/** Follows the registration and checks once for an update; a failed first worker is retried. */
export function followWorker(
  registration: ServiceWorkerRegistration,
  register: () => Promise<ServiceWorkerRegistration>,
): void {
  const { active, installing } = registration;
  const onLost = () => {
    const isFirst = registration.active === null;
    console.warn('Failed to install the service worker', { event: 'worker_install_failed', isFirst });
    tellApp({ type: 'worker', phase: isFirst ? 'failed' : 'ready' });
    if (isFirst) bringAgain(register);
  };
  if (active) tellApp({ type: 'worker', phase: 'ready' });
  if (installing) followComing(installing, onLost);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) followComing(registration.installing, onLost);
  });
  // A person who returns registers again.
  if (!heard) navigator.serviceWorker.addEventListener('message', hear);
  heard = true;
  // The next page checks.
  if (active) registration.update().catch(() => undefined);
}
