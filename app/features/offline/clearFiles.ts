import { isReached } from './reached.ts';
import type { FromWorker, ToWorker } from './told.ts';

/** How long the worker may take until its files are here again, milliseconds. */
const PATIENCE = 30_000;

const pause = (): Promise<undefined> => new Promise((end) => setTimeout(end, PATIENCE, undefined));

/** Settles when the worker says that it is done. */
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

/** What became of it: the files that are kept are all there is without a network. */
export type Cleared = 'done' | 'offline' | 'failed';

/** Lets the worker clear the scripts that it keeps, and bring them anew; nothing else of what a device keeps goes. */
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
