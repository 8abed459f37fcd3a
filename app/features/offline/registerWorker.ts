/** Where the worker is served; its scope is the whole site. */
const WORKER = '/service-worker.js';

/** Whether this browser has workers for this page: not on plain http, nor in some private windows; a development server has none. */
export const hasWorkers = (): boolean =>
  import.meta.env.PROD && isSecureContext && navigator.serviceWorker !== undefined;

/** Registers the worker, as often as one likes. @throws Error where the browser refuses, or cannot have it */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { scope: '/' });
