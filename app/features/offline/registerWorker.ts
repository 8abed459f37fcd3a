const WORKER = '/service-worker.js';

/** Not on plain http, in some private windows, or in development. */
export const hasWorkerSupport = (): boolean =>
  import.meta.env.PROD && isSecureContext && navigator.serviceWorker !== undefined;

/** @throws Error where the browser refuses */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { scope: '/' });
