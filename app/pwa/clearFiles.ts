import { addresses } from '@parvis/api/addresses';
import type { FromWorker, ToWorker } from './told.ts';

/** How long a server may take until it answers, and the worker until its files are here again, milliseconds. */
const PATIENCE = { server: 3_000, worker: 30_000 } as const;

const pause = (ms: number): Promise<undefined> => new Promise((end) => setTimeout(end, ms, undefined));

/** Whether a server of ours answers now. */
export async function isReached(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const asked = fetch(addresses.build.template, { cache: 'no-store' }).catch(() => undefined);
  return (await Promise.race([asked, pause(PATIENCE.server)]))?.ok === true;
}

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
  return (await Promise.race([told, pause(PATIENCE.worker)])) ?? 'failed';
}
