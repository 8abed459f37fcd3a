import { isReached } from './reached.ts';
import type { FromWorker, ToWorker } from './told.ts';

/** Timeout, milliseconds. */
const PATIENCE = 30_000;

const pause = (): Promise<undefined> => new Promise((end) => setTimeout(end, PATIENCE, undefined));

const whenCleared = (worker: ServiceWorkerContainer): Promise<'done'> =>
  new Promise((done) => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      const { type } = Object(data) as Partial<FromWorker>;
      if (type !== 'cleared') return;
      worker.removeEventListener('message', hear);
      done('done');
    };
    worker.addEventListener('message', hear);
  });

export type Cleared = 'done' | 'offline' | 'failed';

/** Asks the worker to refetch its cached scripts; other data stays. */
export async function clearFiles(): Promise<Cleared> {
  if (!(await isReached())) return 'offline';
  const { serviceWorker } = navigator;
  const cleared = whenCleared(serviceWorker);
  const told = serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ type: 'clearFiles' } satisfies ToWorker);
    return cleared;
  });
  return (await Promise.race([told, pause()])) ?? 'failed';
}
