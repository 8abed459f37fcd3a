import { createStore } from '@parvis/locales/store';
import { dispatchAppEvent } from './appStore.ts';
import { messageTypes as notified } from './messageTypes.ts';
import type { WorkerMessage } from './workerMessages.ts';

/** Counts the worker's requests. */
export const reloadRequests = createStore(0);

const isWorkerMessage = (message: unknown): message is WorkerMessage =>
  typeof message === 'object' && message !== null && 'type' in message && 'revision' in message;

const handlers: Readonly<Record<WorkerMessage['type'], (revision: string) => void>> = {
  revision: (revision) => dispatchAppEvent({ type: 'workerIs', revision }),
  reload: (revision) => {
    dispatchAppEvent({ type: 'workerIs', revision });
    reloadRequests.set(reloadRequests.get() + 1);
  },
  // See `clearFiles.ts`.
  cleared: () => undefined,
};

/** For the notifications. */
const notificationTypes: readonly unknown[] = Object.values(notified);

function handleMessage({ data }: MessageEvent<unknown>): void {
  if (isWorkerMessage(data) && Object.hasOwn(handlers, data.type)) handlers[data.type](data.revision);
  else if (!notificationTypes.includes(Object(data).type))
    console.warn('Ignored an unknown message of the service worker', {
      event: 'worker_message_unknown',
      data,
    });
}

/** Retry delay of a failed first worker, milliseconds; its files may be cached by then. */
export const RETRY_DELAY = 30_000;
/** Files still missing are gone. */
const MAX_RETRIES = 5;

let retries = 0;

function retryInstall(register: () => Promise<ServiceWorkerRegistration>): void {
  retries += 1;
  if (retries > MAX_RETRIES) return;
  setTimeout(() => {
    // The next page retries.
    register().then(
      (registration) => followWorker(registration, register),
      () => undefined,
    );
  }, RETRY_DELAY);
}

function trackInstall(coming: ServiceWorker, onLost: () => void): void {
  dispatchAppEvent({ type: 'worker', phase: 'installing' });
  let isInstalled = false;
  coming.addEventListener('statechange', () => {
    const { state } = coming;
    if (state === 'activated') dispatchAppEvent({ type: 'worker', phase: 'ready' });
    // A later `redundant` means replaced.
    if (state === 'redundant' && !isInstalled) onLost();
    isInstalled = true;
  });
}

let isListening = false;

/** Checks once for an update; retries a failed first worker. */
export function followWorker(
  registration: ServiceWorkerRegistration,
  register: () => Promise<ServiceWorkerRegistration>,
): void {
  const { active, installing } = registration;
  const onLost = () => {
    const isFirst = registration.active === null;
    console.warn('Failed to install the service worker', { event: 'worker_install_failed', isFirst });
    dispatchAppEvent({ type: 'worker', phase: isFirst ? 'failed' : 'ready' });
    if (isFirst) retryInstall(register);
  };
  if (active) dispatchAppEvent({ type: 'worker', phase: 'ready' });
  if (installing) trackInstall(installing, onLost);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) trackInstall(registration.installing, onLost);
  });
  // A returning person registers again.
  if (!isListening) navigator.serviceWorker.addEventListener('message', handleMessage);
  isListening = true;
  // The next page checks.
  if (active) registration.update().catch(() => undefined);
}
