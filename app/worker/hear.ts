import { stores } from '../pwa/stores.ts';
import { type FromWorker, keepTold, type ToWorker } from '../pwa/told.ts';
import type { Telling } from './scope.ts';

type Heard = Pick<Telling, 'data' | 'source'>;

/** What is done with what a page tells, by its type. */
const told: Readonly<Record<ToWorker['type'], (heard: Heard, revision: string) => Promise<void>>> = {
  device: async ({ data, source }, revision) => {
    const answer: FromWorker = { type: 'revision', revision };
    source?.postMessage(answer);
    await keepTold(data);
  },
  clearFiles: async () => {
    await caches.delete(stores.files);
    await caches.open(stores.files);
  },
};

/** Does what a page asks for; what is not known is logged (specification 8). */
export async function hear(heard: Heard, revision: string): Promise<void> {
  const { type } = Object(heard.data) as { readonly type?: unknown };
  if (typeof type === 'string' && Object.hasOwn(told, type))
    await told[type as ToWorker['type']](heard, revision);
  else console.warn('service worker', 'unknown message', type);
}
