import { isServerReachable } from './isServerReachable.ts';
import type { WorkerMessage, WorkerRequest } from './workerMessages.ts';

/** Milliseconds. */
const TIMEOUT = 30_000;

const pause = (): Promise<undefined> => new Promise((end) => setTimeout(end, TIMEOUT, undefined));

const waitUntilCleared = (worker: ServiceWorkerContainer): Promise<'done'> =>
  new Promise((done) => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const { type } = Object(data) as Partial<WorkerMessage>;
      if (type !== 'cleared') return;
      worker.removeEventListener('message', onMessage);
      done('done');
    };
    worker.addEventListener('message', onMessage);
  });

export type ClearResult = 'done' | 'offline' | 'failed';

/** The worker refetches cached scripts; other data stays. */
export async function clearFiles(): Promise<ClearResult> {
  if (!(await isServerReachable())) return 'offline';
  const { serviceWorker } = navigator;
  const cleared = waitUntilCleared(serviceWorker);
  const requested = serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ type: 'clearFiles' } satisfies WorkerRequest);
    return cleared;
  });
  return (await Promise.race([requested, pause()])) ?? 'failed';
}
